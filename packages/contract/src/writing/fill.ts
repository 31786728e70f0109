type Values = Readonly<Record<string, string | number>>;

/** A text with a form for each kind of number that its language distinguishes: English has two, Arabic six. */
export type Plural = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
  /** The language, as a code: its rules choose the form. */
  readonly in: string;
  /** Which value is counted; `count` by default. */
  readonly by?: string;
};

const formFor = (forms: Plural, values: Values): string =>
  forms[new Intl.PluralRules(forms.in).select(Number(values[forms.by ?? 'count']))] ?? forms.other;

/**
 * Puts values into a text; other braces stay as they are.
 *
 * @example fill('Hello {name}', { name: 'Amal' }) // 'Hello Amal'
 * @example fill({ in: 'en', one: '{count} photo', other: '{count} photos' }, { count: 1 }) // '1 photo'
 */
export const fill = (text: string | Plural, values: Values): string =>
  (typeof text === 'string' ? text : formFor(text, values)).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
