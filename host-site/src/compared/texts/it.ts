import type { ChosenTexts } from './en.ts';

export const it: ChosenTexts = {
  chosenTitle: 'Fornitori scelti',
  chosenCount: '{chosen} di {most} scelti',
  clearChosen: 'Rimuovi tutti',
  tooMany: 'Si possono affiancare quattro fornitori. Rimuovine uno per vedere il prossimo. Scelti: {chosen}.',
};
