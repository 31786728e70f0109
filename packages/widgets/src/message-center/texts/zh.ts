import { subjectsZh } from '@wbn/contract';
import type { MessageCenterTexts } from './en.ts';

export const texts: MessageCenterTexts = {
  subjects: subjectsZh,
  failed: '发生意外错误，请重试。',
  retry: '重试',
  speaker: '当前身份',
  me: '我',
  filter: '按主题或名称筛选',
  threads: '对话',
  none: '暂无对话。您发送或收到的询盘会显示在这里。',
  noMatch: '没有匹配项',
  choose: '请选择一个对话',
  inbox: '消息与回复',
  loginHint: '登录后即可查看消息。',
  login: '登录',
  unread: '未读',
  closed: '已结束',
  report: '举报',
};
