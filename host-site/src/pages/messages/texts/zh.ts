import type { MessagesTexts } from './en.ts';

export const zh: MessagesTexts = {
  title: '消息',
  all: '全部对话',
  loading: '正在加载您的消息…',
  failed: '发生意外错误，请重试。',
};
