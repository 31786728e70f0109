import type { CauseTexts } from './en.ts';

export const zh: CauseTexts = {
  ignore: '搜索时不含{name}',
  quote: '“{text}”',
  noneWith: '有搜索结果，但没有同时符合{filters}的。',
  noneMatch: '这里没有与{words}匹配的内容。',
  allExcluded: '找到的内容都含有您排除的词：{words}。',
  unquoted: '不加引号搜索',
};
