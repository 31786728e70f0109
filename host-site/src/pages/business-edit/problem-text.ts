import type { Problems } from './problems.ts';
import type { EditTexts } from './texts/en.ts';

/**
 * The error of a field as a sentence that says what to write.
 * @param nameRefusal why the server refused the company's name, if it said so
 */
export function problemText(
  texts: EditTexts,
  field: string,
  problems: Problems,
  nameRefusal: string | undefined,
): string | undefined {
  const problem = problems.get(field);
  if (problem !== 'refused') return problem && texts.problems[problem];
  if (field === 'general.companyName' && nameRefusal) return nameRefusal;
  const name = field.split('.').at(-1) ?? '';
  const own: Readonly<Record<string, string>> = { ...texts.problems, mobilePhone: texts.problems.phone };
  return own[name] ?? texts.problems.refused;
}
