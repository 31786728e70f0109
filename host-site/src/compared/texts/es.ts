import type { ChosenTexts } from './en.ts';

export const es: ChosenTexts = {
  chosenTitle: 'Proveedores elegidos',
  chosenCount: '{chosen} de {most} elegidos',
  clearChosen: 'Quitar todos',
  tooMany: 'Caben cuatro proveedores. Quite uno para ver el siguiente. Elegidos: {chosen}.',
};
