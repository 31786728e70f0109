import type { ModerationTexts } from './en.ts';

export const zh: ModerationTexts = {
  reportTitle: '向运营方举报',
  reportText: '只有运营方能看到您的举报。请说明问题所在。',
  reason: '有什么问题？',
  spam: '垃圾信息或广告',
  fraud: '欺诈或虚假陈述',
  abuse: '侮辱、仇恨或威胁',
  copyright: '使用了他人的内容',
  other: '其他问题',
  details: '详细说明（可选）',
  send: '提交举报',
  sent: '谢谢，运营方会进行核查。',
  failed: '举报未能送达。请检查网络后重新提交。',
  reasonMissing: '请选择问题所在',
  cancel: '取消',
  blockTitle: '屏蔽 {name}？',
  blockText: '对方将无法再给您写信，也无法评论您的内容或作出回应。双方的联系将终止，对方不会收到通知。',
  block: '屏蔽',
  blocked: '已屏蔽 {name}。',
  blockFailed: '未能屏蔽 {name}。请检查网络后重试。',
};
