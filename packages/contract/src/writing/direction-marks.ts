/**
 * A character that changes the direction of adjacent text (Trojan Source, CVE-2021-42574). No language uses them as letters.
 *
 * @example directionMark.test('report\u202efdp.exe') // true
 */
export const directionMark = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * A name inside a sentence that may have another direction: it keeps its own, and so does the sentence.
 *
 * @example isolated('Al Noor (KSA)') // '\u2068Al Noor (KSA)\u2069'
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
