import { capital, fixArticles } from './words/inflect.ts';

/** Fills `{slot}`s; a capital first letter of the slot capitalizes the text. A slot without a text is a mistake of the grammar. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name] ?? slots[name.toLowerCase()];
    if (value === undefined) throw new Error(`The template "${template}" has an unknown slot {${name}}.`);
    return /^[A-Z]/.test(name) ? capital(value) : value;
  });
  return fixArticles(text);
}
