import type { Locale } from '@wbn/content/editions';

interface ConnectTexts {
  /** Label after the visitor's request; a click withdraws it. */
  readonly asked: string;
  readonly accept: string;
  readonly connected: string;
}

export const connectTexts: Readonly<Record<Locale, ConnectTexts>> = {
  en: { asked: 'Request sent', accept: 'Accept request', connected: 'Connected' },
  es: { asked: 'Solicitud enviada', accept: 'Aceptar solicitud', connected: 'Conectado' },
  it: { asked: 'Richiesta inviata', accept: 'Accetta richiesta', connected: 'Collegato' },
  zh: { asked: '已发送请求', accept: '接受请求', connected: '联系人' },
  ar: { asked: 'أُرسل الطلب', accept: 'قبول الطلب', connected: 'من جهات الاتصال' },
};
