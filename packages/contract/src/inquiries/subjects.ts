/** The last subject of the form: the visitor types one. */
export const otherSubject = 'Other';
/** The subjects of the form, as sent. */
export const inquirySubjects = ['Product information', 'Price quotation', 'Samples', 'Distribution', otherSubject];

/** The form's subjects in another language, each by the subject as sent. */
export type SaidSubjects = ReadonlyMap<string, string>;

const said = (...words: readonly string[]): SaidSubjects =>
  new Map(inquirySubjects.map((subject, at) => [subject, words[at]!]));

// One constant for each language, so that a page loads its own alone.
/**
 * The subjects in Spanish.
 *
 * @example subjectsEs.get('Price quotation') // 'Cotización'
 */
export const subjectsEs = /* @__PURE__ */ said(
  'Información de producto',
  'Cotización',
  'Muestras',
  'Distribución',
  'Otro',
);
/**
 * The subjects in Italian.
 *
 * @example subjectsIt.get('Price quotation') // 'Preventivo'
 */
export const subjectsIt = /* @__PURE__ */ said(
  'Informazioni sul prodotto',
  'Preventivo',
  'Campioni',
  'Distribuzione',
  'Altro',
);
/**
 * The subjects in Chinese.
 *
 * @example subjectsZh.get('Price quotation') // '报价'
 */
export const subjectsZh = /* @__PURE__ */ said('产品信息', '报价', '样品', '分销合作', '其他');
/**
 * The subjects in Arabic.
 *
 * @example subjectsAr.get('Price quotation') // 'عرض سعر'
 */
export const subjectsAr = /* @__PURE__ */ said('معلومات عن المنتج', 'عرض سعر', 'عينات', 'توزيع', 'أخرى');
