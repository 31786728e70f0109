import type { ShortcutTexts } from './en.ts';

export const zh: ShortcutTexts = {
  title: '键盘快捷键',
  search: '搜索',
  home: '首页',
  myBusiness: '我的企业',
  newsfeed: '我的 B2B',
  messages: '消息',
  help: '本列表',
  close: '关闭对话框',
  typing: '您输入文字时快捷键不起作用。',
  on: '键盘快捷键已启用',
};
