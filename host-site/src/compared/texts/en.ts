export const en = {
  chosenTitle: 'Chosen suppliers',
  chosenCount: '{chosen} of {most} chosen',
  clearChosen: 'Clear',
  tooMany: 'Four suppliers fit side by side. Remove one to see the next. Chosen: {chosen}.',
};

export type ChosenTexts = Readonly<Record<keyof typeof en, string>>;
