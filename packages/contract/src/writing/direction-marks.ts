/**
 * A character that changes the direction of adjacent text (Trojan Source, CVE-2021-42574). No language uses them as letters.
 *
 * @example directionMark.test('report\u202efdp.exe') // true
 */
export const directionMark = /[\u202a-\u202e\u2066-\u2069]/;
