import type { BusinessTexts } from './en.ts';

export const ar: BusinessTexts = {
  page: {
    compare: 'المقارنة بموردين آخرين',
    proof: 'ما تم التحقق منه وقياسه',
    readMore: 'قراءة المزيد',
    readLess: 'قراءة أقل',
    fill: 'إضافة هذه المعلومات',
    addProducts: 'إضافة منتجات',
    onlyYou: 'لا يرى هذا الجزء الفارغ سواك.',
  },
  facts: {
    verified: 'موثّقة من WBN',
    checked: 'تم التحقق في {month}: {what}',
    scopeNames: {
      identity: 'هوية الشركة',
      address: 'العنوان',
      registration: 'السجل التجاري',
      certificates: 'الشهادات',
      factory: 'المصنع',
    },
    what: 'ما تم التحقق منه',
    by: 'جهة التحقق',
    byOperators: 'مشغّلو WBN، بناءً على مستندات أرسلتها الشركة',
    when: 'تاريخ التحقق',
    until: 'صالح حتى',
    noGuarantee: 'يصف التحقق الشركة في ذلك اليوم، ولا يضمن أي طلبية.',
    noRecord: 'وثّقت WBN هذه الشركة، ولا يوجد سجل عام لما تم التحقق منه.',
    certificatesSeen: 'اطّلع مشغّلو WBN على هذه الشهادات.',
    certificatesStated: 'ذكرتها الشركة، ولم تتحقق منها WBN.',
    allCertificates: 'كل الشهادات',
    answersWithin: 'ترد عادةً خلال {time}',
    answersRate: 'ترد على {rate} من الاستفسارات',
    answersDetail: 'ردّت على {rate} من أحدث الاستفسارات. وصل نصف الردود الأولى خلال {time}.',
    answersRateDetail: 'ردّت على {rate} من أحدث الاستفسارات.',
    measured:
      'تقيس WBN ذلك من أحدث الاستفسارات خلال آخر 12 شهرًا، بحد أقصى {newest} استفسارًا. ويُحتسب الاستفسار بلا رد بعد هذا العدد من الأيام: {days}.',
    founded: 'تأسست عام {year}',
    since: 'على WBN منذ {month}',
  },
};
