import type { MembershipTexts } from './en.ts';

export const zh: MembershipTexts = {
  title: '{company} 的会员',
  forbidden: '只有企业的所有者可以查看和更改会员。',
  loading: '正在加载您的企业…',
  failed: '发生意外错误，请重试。',
  next: '后续步骤',
  verify: '申请企业认证',
  boost: '使用推广',
  renewal: '续费',
  renewsOn: '您的会员将于 {day} 按当日价格自动续费。自 {from} 起扣款。',
  endsOn: '您的会员将于 {day} 到期，不再续费。',
  stop: '不再续费',
  resume: '恢复续费',
  vatTitle: '收据上的增值税号：{number}',
  vatAdd: '在收据上添加增值税号',
  vatLabel: '增值税登记号',
  vatHint: '将显示在以后的收据上，只有企业所有者可以看到。如果没有税号，请留空。',
  vatSave: '保存税号',
  vatWrong: '请输入由 5 至 30 个字母和数字组成的税号，例如 SA 300000000000003。',
};
