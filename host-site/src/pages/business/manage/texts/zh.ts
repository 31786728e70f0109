import type { ManageTexts } from './en.ts';

export const zh: ManageTexts = {
  loading: '正在加载您的企业…',
  title: '您正在管理此资料',
  text: '买家看到的内容如下，但没有这些按钮。',
  edit: '编辑资料',
  preview: '以买家身份查看',
  editSection: '编辑',
  missing: '完整的资料更受买家信任。尚缺：',
  logo: '标志',
  cover: '封面',
  description: '详细介绍',
};
