import type { AllMessagesTexts } from './en.ts';

export const zh: AllMessagesTexts = {
  title: '全部会话',
  lead: '您本人和您各企业的会话，最新消息在前。每个会话都以所属身份打开。',
  loading: '正在加载会话…',
  failed: '无法加载会话。',
  me: '我',
  as: '身份：{name}',
  unread: { in: 'zh', other: '{count} 条未读消息' },
  ended: '已结束',
  older: '更早的会话',
  empty: '暂无会话',
  emptyText: '您和您的企业发送或收到的询盘会显示在这里。',
  find: '查找供应商',
};
