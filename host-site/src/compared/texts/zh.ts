import type { ChosenTexts } from './en.ts';

export const zh: ChosenTexts = {
  chosenTitle: '已选供应商',
  chosenCount: '已选 {chosen} / {most} 家',
  clearChosen: '全部移除',
  tooMany: '最多并列四家供应商。移除一家即可查看 {chosen} 家中的下一家。',
};
