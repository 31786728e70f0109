import type { MyBusinessTexts } from './en.ts';

export const zh: MyBusinessTexts = {
  title: '我的企业',
  list: '您的企业',
  another: '再创建一个企业资料',
  first: '创建您的企业资料',
  empty: '您还没有注册任何企业',
  emptyMore: '企业资料让买家了解您是谁、生产什么以及如何联系您，完全免费。',
  choose: '请选择要升级的企业',
  chooseText: '在企业卡片上点击“管理企业”，然后打开“会员”标签。',
  loading: '正在加载您的企业…',
  failed: '发生意外错误，请重试。',
};
