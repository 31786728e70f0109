import { plainHeader } from './other-headers.ts';

/** The header of the reasons in our report of an import, in the languages of the portal. */
const reasonHeaders: readonly string[] = ['What is wrong', 'Qué falla', 'Che cosa non va', '问题', 'ما الخطأ'].map(
  plainHeader,
);

/** No header of reasons has more characters. */
const longest = 40;

/**
 * Whether a column holds the reasons of our report. People correct the report and import it: its reasons are neither read nor named as unknown.
 *
 * @example ['What is wrong', 'code'].map(isReasonHeader) // [true, false]
 */
export const isReasonHeader = (header: string): boolean =>
  header.length <= longest && reasonHeaders.includes(plainHeader(header));
