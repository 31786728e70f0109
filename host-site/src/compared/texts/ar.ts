import type { ChosenTexts } from './en.ts';

export const ar: ChosenTexts = {
  chosenTitle: 'الموردون المختارون',
  chosenCount: 'تم اختيار {chosen} من {most}',
  clearChosen: 'إزالة الكل',
  tooMany: 'يتسع العرض لأربعة موردين. أزل موردًا لرؤية التالي. عدد المختارين: {chosen}.',
};
