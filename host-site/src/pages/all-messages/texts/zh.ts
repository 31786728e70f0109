import type { AllMessagesTexts } from './en.ts';

export const zh: AllMessagesTexts = {
  title: '全部对话',
  lead: '您本人和您各企业的对话，最新消息在前。每个对话都以所属身份打开。',
  loading: '正在加载对话…',
  failed: '无法加载对话。',
  me: '我',
  as: '身份：{name}',
  unread: { in: 'zh', other: '{count} 条未读消息' },
  ended: '已结束',
  older: '更早的对话',
  empty: '暂无对话',
  emptyText: '您和您的企业发送或收到的询盘会显示在这里。',
  find: '查找供应商',
};
