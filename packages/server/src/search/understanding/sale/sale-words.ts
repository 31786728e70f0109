import { incoterms } from '@wbn/contract';

/**
 * Incoterms in a query. A question mark, as with types of businesses: suppliers also write `FOB Shanghai` in their texts, and such a text
 * counts. Most of the abbreviations have other meanings (`DAP fertilizer`, `CIP pump`), so these need a word that says what they are.
 */
const clear = ['FOB', 'CIF', 'EXW', 'DDP', 'CFR'];
const written: Readonly<Record<string, string>> = {
  FOB: 'free on board, franco a bordo, franco bordo, 离岸价, فوب',
  CIF: 'cost insurance and freight, cost insurance freight, 到岸价',
  EXW: 'ex works, franco fábrica, franco fabbrica, 工厂交货, تسليم المصنع',
  DDP: 'delivered duty paid, 完税后交货',
};
const named = (term: string): string => `incoterm ${term}, incoterms ${term}, ${term} incoterm, ${term} incoterms`;

export const incotermWords: Readonly<Record<string, string>> = Object.fromEntries(
  incoterms.map((term) => [
    term,
    [named(term), ...(clear.includes(term) ? [term] : []), ...(written[term] ? [written[term]] : [])]
      .flatMap((list) => list.split(', '))
      .map((words) => `${words}?`)
      .join(', '),
  ]),
);

/** Wishes for samples. A sample alone may be part of the goods (`sample bottles`), so a text that holds the word counts for nothing. */
export const sampleWords: Readonly<Record<string, string>> = {
  yes: `free sample, free samples, with samples, with free samples, with free sample, samples available, sample available, muestra gratis,
    muestras gratis, muestra gratuita, muestras gratuitas, con muestras, muestras disponibles, campione gratuito, campioni gratuiti,
    campione gratis, campioni gratis, con campioni, campioni disponibili, 免费样品, 提供样品, 可提供样品, 有样品, عينة مجانية,
    عينات مجانية, مع عينات, مع عينة, عينات متوفرة, عينات متاحة`,
};
