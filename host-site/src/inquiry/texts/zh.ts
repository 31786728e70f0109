import type { InquiryTexts } from './en.ts';

export const zh: InquiryTexts = {
  title: '发送询盘',
  sent: '您的询盘已发出，回复会出现在您的消息中。',
};
