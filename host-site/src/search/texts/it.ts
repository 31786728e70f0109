import type { CauseTexts } from './en.ts';

export const it: CauseTexts = {
  ignore: 'Cerca senza {name}',
  quote: '«{text}»',
  noneWith: 'Ci sono risultati, ma nessuno con {filters}.',
  noneMatch: 'Qui nulla corrisponde a {words}.',
  allExcluded: 'Tutto ciò che è stato trovato contiene quello che hai escluso: {words}.',
  unquoted: 'Cerca senza virgolette',
};
