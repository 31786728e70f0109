import type { DeskTexts } from './en.ts';

export const texts: DeskTexts = {
  listTools: '排序和筛选',
  order: '排序',
  orders: { created: '最新会话在前', last: '最新消息在前', unread: '未读在前' },
  show: '显示',
  shows: { all: '全部会话', unread: '未读', unanswered: '未回复' },
  company: '公司',
  place: '所在地',
  verified: '已认证',
  memberSince: '加入时间',
  profile: '打开资料',
};
