import type { TranslationTexts } from './en.ts';

export const texts: TranslationTexts = {
  translate: '翻译',
  original: '隐藏译文',
  translated: '机器翻译',
  translatedFrom: '机器翻译（原文：{language}）',
  notTranslated: '无法翻译此消息。请稍后再试。',
  translationLimit: '目前无法再翻译更多消息。请阅读原文，或一小时后再试。',
};
