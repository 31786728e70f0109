import { escapeHtml } from '@wbn/contract';

/** Safe markup: only `html` creates it, and escapes every value that is not markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = Markup | string | number | false | null | undefined | readonly Value[];

const textOf = (value: Value): string => {
  if (value instanceof Markup) return value.text;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(textOf).join('');
  return escapeHtml(String(value));
};

/** html`<p title="${anything}">${anything}</p>`: attribute values must be in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, i) => part + (i < values.length ? textOf(values[i]) : '')).join(''));

/** `{name}` in a text replaced by markup, such as a link. */
export const fillMarkup = (text: string, values: Record<string, Markup>): Value[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? values[part] : part));
