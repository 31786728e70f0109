import type { HomeTexts } from './en.ts';

export const zh: HomeTexts = {
  title: '我的主页',
  loading: '正在加载您的主页……',
  waiting: '待处理',
  nothingWaits: '没有待处理的事项。',
  you: '您',
  unread: { in: 'zh', other: '{count} 条未读消息' },
  requests: { in: 'zh', other: '{count} 个联系人请求' },
  unanswered: { in: 'zh', other: '{count} 条未回复的询盘' },
  steps: '完善企业资料：已完成 {done} / {all} 步',
  address: '您的电子邮箱尚未确认。请打开我们发送的邮件中的链接。',
  sendMail: '重新发送邮件',
  mailSent: '邮件已发送。',
  mailFailed: '邮件发送失败。请检查网络连接后重试。',
  newOfFollowed: '您关注的企业和用户的新动态',
  newOfAll: '平台新动态',
  followsNobody: '您还没有关注任何企业。关注后可在此查看其动态。',
  findSuppliers: '查找供应商',
  nothingNew: '暂无新动态。',
  newProducts: '新产品',
  allPosts: '打开动态',
  suggestions: '为您推荐',
  reasons: {
    follows: '与您关注的 {name} 同行业',
    own: '与您的企业 {name} 同行业',
  },
};
