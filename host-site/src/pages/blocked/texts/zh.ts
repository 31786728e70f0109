import type { BlockedTexts } from './en.ts';

export const zh: BlockedTexts = {
  title: '已屏蔽的人和企业',
  description: '他们无法给您写信，也无法评论或回应您的内容。他们不会收到通知。',
  loading: '正在加载屏蔽名单…',
  failed: '暂时无法显示该名单。',
  as: '屏蔽者',
  since: '自 {date} 起',
  unblock: '取消屏蔽',
  unblockName: '取消屏蔽 {name}',
  unblocked: '已取消屏蔽 {name}。',
  unblockFailed: '无法取消屏蔽 {name}。请检查网络连接后重试。',
  empty: '没有屏蔽任何人',
  emptyText: '您可以在某人或某企业的页面菜单中，或在其动态旁边将其屏蔽。',
};
