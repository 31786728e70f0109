import type { SearchBoxTexts } from './en.ts';

export const texts: SearchBoxTexts = {
  failed: '发生意外错误，请重试。',
  retry: '重试',
  type: '搜索类型',
  country: '国家或地区',
  global: '全球',
  search: '您在找什么？',
  suggestions: '建议',
  submit: '搜索',
  filter: '查找国家或地区',
  none: '没有匹配项',
  types: {
    PR: '产品',
    UR: '用户',
    MA: '制造商',
    DI: '分销商',
    WS: '批发商',
    IM: '进口商',
    EX: '出口商',
    RE: '零售商',
    IN: '投资者',
    CO: '顾问',
    GO: '政府机构',
  },
};
