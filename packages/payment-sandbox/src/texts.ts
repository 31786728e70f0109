import type { CardFault } from './cards.ts';

export interface FormTexts {
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly name: string;
  readonly faults: Readonly<Record<CardFault, string>>;
  readonly sandbox: string;
  readonly cards: Readonly<Record<'success' | 'secure' | 'declined' | 'error', string>>;
  readonly bank: string;
  /** `{amount}` is the price. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly over: string;
  readonly back: string;
}

const en: FormTexts = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  name: 'Name on card',
  faults: {
    number: 'The card number is not right.',
    expiry: 'The expiry date is not right. Write month and year, as in 09 / 31.',
    past: 'The card has expired.',
    cvc: 'The security code is not right. It has three or four digits.',
    name: 'The name on the card is missing.',
  },
  sandbox: 'Test cards (no money moves here)',
  cards: {
    success: 'is paid',
    secure: 'asks the bank (3-D Secure)',
    declined: 'is declined',
    error: 'fails on the way',
  },
  bank: 'Your bank',
  question: 'Do you want to pay {amount} to WBN?',
  yes: 'Approve',
  no: 'Refuse',
  over: 'This question was answered already.',
  back: 'Back to the shop',
};

const es: FormTexts = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  name: 'Nombre en la tarjeta',
  faults: {
    number: 'El número de tarjeta no es correcto.',
    expiry: 'La fecha de caducidad no es correcta. Escriba mes y año, como 09 / 31.',
    past: 'La tarjeta ha caducado.',
    cvc: 'El código de seguridad no es correcto. Tiene tres o cuatro cifras.',
    name: 'Falta el nombre en la tarjeta.',
  },
  sandbox: 'Tarjetas de prueba (aquí no se mueve dinero)',
  cards: {
    success: 'se paga',
    secure: 'pregunta al banco (3-D Secure)',
    declined: 'se rechaza',
    error: 'falla durante el proceso',
  },
  bank: 'Su banco',
  question: '¿Quiere pagar {amount} a WBN?',
  yes: 'Aprobar',
  no: 'Rechazar',
  over: 'Esta pregunta ya se ha respondido.',
  back: 'Volver a la tienda',
};

const it: FormTexts = {
  number: 'Numero della carta',
  expiry: 'Data di scadenza',
  expiryHint: 'MM / AA',
  cvc: 'Codice di sicurezza',
  name: 'Nome sulla carta',
  faults: {
    number: 'Il numero della carta non è corretto.',
    expiry: 'La data di scadenza non è corretta. Scrivi mese e anno, come 09 / 31.',
    past: 'La carta è scaduta.',
    cvc: 'Il codice di sicurezza non è corretto. Ha tre o quattro cifre.',
    name: 'Manca il nome sulla carta.',
  },
  sandbox: 'Carte di prova (qui non si muove denaro)',
  cards: {
    success: 'viene pagata',
    secure: 'chiede alla banca (3-D Secure)',
    declined: 'viene rifiutata',
    error: 'non va a buon fine',
  },
  bank: 'La tua banca',
  question: 'Vuoi pagare {amount} a WBN?',
  yes: 'Approva',
  no: 'Rifiuta',
  over: 'Hai già risposto a questa domanda.',
  back: 'Torna al negozio',
};

const zh: FormTexts = {
  number: '卡号',
  expiry: '有效期',
  expiryHint: '月 / 年',
  cvc: '安全码',
  name: '持卡人姓名',
  faults: {
    number: '卡号不正确。',
    expiry: '有效期不正确。请填写月和年，例如 09 / 31。',
    past: '该卡已过期。',
    cvc: '安全码不正确，应为三位或四位数字。',
    name: '请填写持卡人姓名。',
  },
  sandbox: '测试卡（此处不会产生真实扣款）',
  cards: { success: '支付成功', secure: '需要银行验证（3-D Secure）', declined: '被拒绝', error: '处理出错' },
  bank: '您的银行',
  question: '您要向 WBN 支付 {amount} 吗？',
  yes: '同意',
  no: '拒绝',
  over: '该问题已经回答过了。',
  back: '返回商店',
};

const ar: FormTexts = {
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر / سنة',
  cvc: 'رمز الأمان',
  name: 'الاسم على البطاقة',
  faults: {
    number: 'رقم البطاقة غير صحيح.',
    expiry: 'تاريخ الانتهاء غير صحيح. اكتب الشهر والسنة، مثل 09 / 31.',
    past: 'انتهت صلاحية البطاقة.',
    cvc: 'رمز الأمان غير صحيح. يتكون من ثلاثة أو أربعة أرقام.',
    name: 'الاسم على البطاقة مفقود.',
  },
  sandbox: 'بطاقات اختبار (لا تنتقل أموال هنا)',
  cards: { success: 'تُدفع', secure: 'تسأل البنك (3-D Secure)', declined: 'تُرفض', error: 'تفشل أثناء المعالجة' },
  bank: 'بنكك',
  question: 'هل تريد دفع {amount} إلى WBN؟',
  yes: 'موافقة',
  no: 'رفض',
  over: 'تمت الإجابة عن هذا السؤال.',
  back: 'العودة إلى المتجر',
};

const byLocale: Readonly<Record<string, FormTexts>> = { en, es, it, zh, ar };

export const textsOf = (locale: string | null): { locale: string; texts: FormTexts } => {
  const known = locale !== null && Object.hasOwn(byLocale, locale) ? locale : 'en';
  return { locale: known, texts: byLocale[known] ?? en };
};
