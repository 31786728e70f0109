import type { PartnerScope } from '@wbn/contract';

export interface PermissionTexts {
  readonly needs: string;
  readonly permit: string;
  /** The scopes that widgets need, as the consent page names them. */
  readonly scopes: Readonly<Partial<Record<PartnerScope, string>>>;
}

/** By language. A language of the page's own shows English. */
export const permissionTexts: Readonly<Record<string, PermissionTexts>> = {
  en: {
    needs: 'This needs your permission: {scope}.',
    permit: 'Give permission',
    scopes: {
      profile: 'see your name, your picture and your profile',
      react: 'like and follow',
      comment: 'write comments',
      inquire: 'send inquiries to businesses',
      message: 'read and answer your messages with businesses',
    },
  },
  es: {
    needs: 'Esto necesita su permiso: {scope}.',
    permit: 'Dar permiso',
    scopes: {
      profile: 'ver su nombre, su foto y su perfil, sin correo electrónico, teléfono ni fecha de nacimiento',
      react: 'indicar que le gusta algo y seguir',
      comment: 'escribir comentarios',
      inquire: 'enviar consultas a empresas',
      message: 'leer y responder sus mensajes con empresas',
    },
  },
  it: {
    needs: 'Per questo serve il tuo permesso: {scope}.',
    permit: 'Dai il permesso',
    scopes: {
      profile: 'vedere il tuo nome, la tua foto e il tuo profilo, senza e-mail, telefono e data di nascita',
      react: 'mettere mi piace e seguire',
      comment: 'scrivere commenti',
      inquire: 'inviare richieste alle aziende',
      message: 'leggere e rispondere ai tuoi messaggi con le aziende',
    },
  },
  zh: {
    needs: '这需要您的许可：{scope}。',
    permit: '授予许可',
    scopes: {
      profile: '查看您的姓名、头像和个人资料，不含电子邮件、电话和出生日期',
      react: '点赞和关注',
      comment: '发表评论',
      inquire: '向企业发送询盘',
      message: '阅读并回复您与企业的消息',
    },
  },
  ar: {
    needs: 'يحتاج هذا إلى إذنك: {scope}.',
    permit: 'منح الإذن',
    scopes: {
      profile: 'رؤية اسمك وصورتك وملفك الشخصي، دون البريد الإلكتروني والهاتف وتاريخ الميلاد',
      react: 'الإعجاب والمتابعة',
      comment: 'كتابة التعليقات',
      inquire: 'إرسال استفسارات إلى الشركات',
      message: 'قراءة رسائلك مع الشركات والرد عليها',
    },
  },
};
