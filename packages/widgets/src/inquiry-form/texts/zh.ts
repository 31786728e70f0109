import type { InquiryFormTexts } from './en.ts';

export const texts: InquiryFormTexts = {
  failed: '发生意外错误，请重试。',
  retry: '重试',
  to: '收件方',
  from: '发送身份',
  me: '我',
  subject: '主题',
  choose: '选择主题',
  subjects: ['产品信息', '报价', '样品', '分销合作', '其他'],
  other: '您的主题',
  message: '留言',
  submit: '发送询盘',
  sent: '询盘已发送',
  incomplete: '请填写表单中的所有字段',
  wrong: '出现问题，请重试',
  missing: {
    to: '没有可发送的企业',
    from: '请选择发送身份',
    subject: '请说明主题',
    message: '请填写留言',
  },
  loginHint: '登录后即可发送询盘。您在此填写的内容会保留。',
  login: '登录',
  member: '这是您的企业。他人的询盘在“请求”中。',
  requests: '请求',
};
