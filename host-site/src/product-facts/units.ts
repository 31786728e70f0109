import type { Plural, Unit } from '@wbn/contract';

/** One form and a form for several; for Arabic the forms for one, for two, and for three to ten. */
type Forms = readonly [one: string, several?: string, few?: string];

/** Nouns as quantities: `12 pieces`. The value `quantity` chooses the form, `count` is the formatted number. */
const byLanguage: Readonly<Record<string, (...forms: Forms) => Omit<Plural, 'in' | 'by'>>> = {
  en: (one, several) => ({ one: `{count} ${one}`, other: `{count} ${several}` }),
  es: (one, several) => ({ one: `{count} ${one}`, many: `{count} de ${several}`, other: `{count} ${several}` }),
  it: (one, several) => ({ one: `{count} ${one}`, many: `{count} di ${several}`, other: `{count} ${several}` }),
  zh: (one) => ({ other: `{count} ${one}` }),
  ar: (one, two = '', few = '') => {
    const single = `{count} ${one}`;
    return { zero: single, one: single, two, few: `{count} ${few}`, many: single, other: single };
  },
};

/** The names of units, alone and as quantities. */
export function unitTexts(locale: string, names: Readonly<Record<Unit, Forms>>) {
  const entries = Object.entries(names);
  return {
    units: Object.fromEntries(entries.map(([unit, [one]]) => [unit, one])) as Record<Unit, string>,
    quantities: Object.fromEntries(
      entries.map(([unit, forms]) => [unit, { in: locale, by: 'quantity', ...byLanguage[locale]?.(...forms) }]),
    ) as unknown as Record<Unit, Plural>,
  };
}
