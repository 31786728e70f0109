import type { MailTexts } from '../texts.ts';

export const suspension: MailTexts['suspension'] = {
  account: {
    suspended: {
      subject: '您的账户已被暂停',
      text: '运营人员暂停了您的账户：您无法登录，个人资料已隐藏。如有误，请联系我们。',
    },
    restored: {
      subject: '您的账户已恢复',
      text: '运营人员解除了对您账户的暂停。您可以重新登录。',
    },
  },
  business: {
    suspended: {
      subject: '您的企业已被暂停',
      text: '运营人员暂停了您的企业：页面、产品和动态已隐藏，没有删除任何内容。如有误，请联系我们。',
    },
    restored: {
      subject: '您的企业已恢复',
      text: '运营人员解除了对您企业的暂停。页面、产品和动态重新显示。',
    },
  },
  action: '联系我们',
};
