import type { Locale } from '../editions/index.ts';

export interface GlossaryEntry {
  /** The English word of the concept. */
  readonly concept: string;
  /** The word that every text of this language uses for it. */
  readonly use: string;
  /** Words that readers misunderstood, with the reason. A test refuses them in all texts. */
  readonly avoid: Readonly<Record<string, string>>;
  /** Phrases in which an avoided word is right, because it has another meaning there. */
  readonly unless?: readonly string[];
}

/** One word for each concept and language. Translators read this first. */
export const glossary: Readonly<Record<Locale, readonly GlossaryEntry[]>> = {
  en: [
    { concept: 'withdraw', use: 'Withdraw', avoid: { 'Take back': 'sounds translated' } },
    { concept: 'subject', use: 'subject', avoid: { 'Say what': 'sounds translated' } },
    {
      concept: 'notification',
      use: 'Notification',
      avoid: { 'to be told': 'sounds translated', 'told about': 'sounds translated' },
    },
    { concept: 'pages of operators', use: 'Operator console', avoid: { Operation: 'sounds translated' } },
    {
      concept: 'act on a report',
      use: 'Apply',
      avoid: { 'Carry out': 'sounds translated', 'Carry this out': 'sounds translated' },
    },
  ],
  es: [
    { concept: 'liked', use: 'Le gusta', avoid: { 'Te gusta': 'the portal says usted' } },
    { concept: 'verified business', use: 'Verificada', avoid: { Verificado: 'empresa is feminine' } },
    { concept: 'go global', use: 'Venda al mundo', avoid: { 'Hágase global': 'sounds translated' } },
    { concept: 'another search', use: 'otra búsqueda', avoid: { 'desde otro lado': 'has no meaning here' } },
    { concept: 'free', use: 'El registro es gratuito', avoid: { 'Unirse es gratis': 'sounds translated' } },
  ],
  it: [{ concept: 'another search', use: 'un’altra ricerca', avoid: { 'da un altro lato': 'has no meaning here' } }],
  zh: [
    {
      concept: 'the network WBN',
      use: '平台',
      avoid: { 网络: 'reads as the internet' },
      unless: ['检查网络', '来源网络', '社交网络', '分销网络', '网络或电力故障', '工业网络', '网络设备'],
    },
    {
      concept: 'inquiry',
      use: '询盘',
      avoid: { 商务请求: 'one word for inquiries', 请求中心: 'one word for inquiries' },
    },
    { concept: 'connect', use: '联系人', avoid: { 建立联系: 'reads as contact us' } },
    { concept: 'web address', use: '网址', avoid: { 'https 地址': 'reads as a postal address' } },
  ],
  ar: [
    { concept: 'business terms', use: 'الشروط التجارية', avoid: { 'شروط العمل': 'means working conditions' } },
    { concept: 'connect', use: 'جهات الاتصال', avoid: { 'في التواصل معك': 'reads as contact us' } },
    { concept: 'reply', use: 'الرد على الرسائل', avoid: { 'الرد على الوارد': 'has no meaning' } },
    { concept: 'state', use: 'المنطقة', avoid: { 'اختر ولاية': 'Saudi Arabia has regions' } },
    { concept: 'country', use: 'الدولة', avoid: { بلد: 'one word for countries' }, unless: ['بلدة'] },
    { concept: 'another search', use: 'بحثًا آخر', avoid: { 'من جانب آخر': 'has no meaning here' } },
    { concept: 'industry', use: 'الصناعة', avoid: { القطاع: 'one word for industries' } },
  ],
};
