import type { ReceiptTexts } from './texts.ts';

export const ar: ReceiptTexts = {
  title: 'إيصال',
  network: 'شبكة WBN للأعمال بين الشركات',
  number: 'رقم الإيصال',
  paidOn: 'تاريخ الدفع',
  paidBy: 'الجهة الدافعة',
  country: 'الدولة',
  email: 'البريد الإلكتروني',
  vatNumber: 'الرقم الضريبي',
  tax: 'شامل ضريبة القيمة المضافة بنسبة {percent}٪',
  reverse: 'بدون ضريبة القيمة المضافة: الضريبة على المستلم في الخارج (الاحتساب العكسي).',
  tiers: { gold: 'الذهبية', premium: 'المميزة', platinum: 'البلاتينية' },
  membership: 'العضوية {tier}، سنة واحدة',
  period: 'من {from} إلى {to}',
  credit: 'رصيد عن الأيام غير المستخدمة من العضوية السابقة',
  byCard: 'مدفوع بالبطاقة',
  // Latin digits, as in the price beside them.
  dates: 'ar-u-nu-latn',
};
