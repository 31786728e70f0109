import type { Problems } from './problems.ts';
import type { EditTexts } from './texts/en.ts';

/** The error of a field as a sentence that says what to write. */
export function problemText(texts: EditTexts, field: string, problems: Problems): string | undefined {
  const problem = problems.get(field);
  if (problem !== 'refused') return problem && texts.problems[problem];
  const name = field.split('.').at(-1) ?? '';
  const own: Readonly<Record<string, string>> = { ...texts.problems, mobilePhone: texts.problems.phone };
  return own[name] ?? texts.problems.refused;
}
