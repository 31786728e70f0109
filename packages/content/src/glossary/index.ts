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
    { concept: 'act for a business', use: 'act for', avoid: { 'answer for this': 'means to be liable for it' } },
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
    {
      concept: 'inquiry',
      use: 'consulta',
      avoid: { 'Enviar solicitud': 'one word for inquiries', 'solicitudes comerciales': 'one word for inquiries' },
    },
    { concept: 'newsfeed', use: 'Novedades', avoid: { 'muro de noticias': 'a Muro is a timeline' } },
    { concept: 'request to connect', use: 'Solicitudes de contacto', avoid: { 'solicitudes de conexión': 'one word' } },
    { concept: 'act for a business', use: 'actúa por', avoid: { 'responde por esta': 'means to be liable for it' } },
  ],
  it: [
    { concept: 'another search', use: 'un’altra ricerca', avoid: { 'da un altro lato': 'has no meaning here' } },
    { concept: 'buyer', use: 'compratore', avoid: { acquirent: 'one word for buyers' } },
    { concept: 'membership', use: 'abbonamento', avoid: { iscrizione: 'one word for memberships' } },
    {
      concept: 'boost',
      use: 'boost',
      avoid: { spinte: 'sounds translated', 'una spinta': 'sounds translated', Spinte: 'sounds translated' },
    },
    { concept: 'go global', use: 'Vendi nel mondo', avoid: { 'Diventa globale': 'sounds translated' } },
    { concept: 'newsfeed', use: 'Novità', avoid: { 'tua bacheca': 'a Bacheca is a timeline' } },
  ],
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
    { concept: 'account', use: '账户', avoid: { 账号: 'one word for accounts' } },
    { concept: 'buyer', use: '买家', avoid: { 采购商: 'one word for buyers' } },
    { concept: 'post', use: '动态', avoid: { 帖子: 'one word for posts' } },
    { concept: 'profile of a business', use: '企业资料', avoid: { 企业主页: 'one word for profiles' } },
    {
      concept: 'conversation',
      use: '对话',
      avoid: { 未读会话: '会话 is a login session', 全部会话: '会话 is a login session' },
    },
    { concept: 'country or region', use: '国家或地区', avoid: { '国家/地区': 'one word for both' } },
  ],
  ar: [
    { concept: 'business terms', use: 'الشروط التجارية', avoid: { 'شروط العمل': 'means working conditions' } },
    { concept: 'connect', use: 'جهات الاتصال', avoid: { 'في التواصل معك': 'reads as contact us' } },
    { concept: 'reply', use: 'الرد على الرسائل', avoid: { 'الرد على الوارد': 'has no meaning' } },
    { concept: 'state', use: 'المنطقة', avoid: { 'اختر ولاية': 'Saudi Arabia has regions' } },
    { concept: 'country', use: 'الدولة', avoid: { بلد: 'one word for countries' }, unless: ['بلدة'] },
    { concept: 'another search', use: 'بحثًا آخر', avoid: { 'من جانب آخر': 'has no meaning here' } },
    { concept: 'industry', use: 'الصناعة', avoid: { القطاع: 'one word for industries' } },
    {
      concept: 'inquiry',
      use: 'استفسار',
      avoid: { 'إرسال طلب': 'reads as an order', 'طلبات الأعمال': 'reads as orders', 'مركز الطلبات': 'an order' },
      unless: ['إرسال طلبك'],
    },
    {
      concept: 'connection',
      use: 'جهات الاتصال',
      avoid: { 'إنهاء الاتصال': 'means to hang up', 'طلب ربط': 'one word for connections' },
    },
    { concept: 'business', use: 'شركاتي', avoid: { أعمالي: 'reads as my works', المنشآت: 'one word for businesses' } },
    { concept: 'boost', use: 'ترويج', avoid: { تعزيز: 'one word for boosts' } },
    { concept: 'verification', use: 'التوثيق', avoid: { 'التحقق من شركتك': 'one word for verifications' } },
    { concept: 'saved search', use: 'عمليات البحث المحفوظة', avoid: { 'الأبحاث المحفوظة': 'reads as papers' } },
    { concept: 'timeline', use: 'صفحة المنشورات', avoid: { 'الجدول الزمني': 'means a schedule' } },
  ],
};
