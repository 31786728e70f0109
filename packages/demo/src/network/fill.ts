import { article, capital } from './words/inflect.ts';

/**
 * Fills `{slot}`s; a capital first letter of the slot capitalises the text. "a {slot}" becomes "an" if necessary. A missing slot is an
 * error of the grammar.
 */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/(\b[Aa] )?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) throw new Error(`The template "${template}" has an unknown slot {${name}}.`);
    const text = /^[A-Z]/.test(name) ? capital(value) : value;
    return before ? `${before.charAt(0)}${article(text).slice(1)} ${text}` : text;
  });
}
