import type { ModerationTexts } from './index.ts';

export const ar: ModerationTexts = {
  reportTitle: 'إبلاغ المشغّلين',
  reportText: 'لا يرى بلاغك إلا المشغّلون. أخبرهم بالمشكلة.',
  reason: 'ما المشكلة؟',
  spam: 'رسائل مزعجة أو إعلانات',
  fraud: 'احتيال أو ادعاءات كاذبة',
  abuse: 'إهانات أو كراهية أو تهديدات',
  copyright: 'يستخدم ما يملكه شخص آخر',
  other: 'شيء آخر',
  details: 'تفاصيل (اختياري)',
  send: 'إرسال البلاغ',
  sent: 'شكرًا لك. سينظر المشغّلون في الأمر.',
  failed: 'لم يصل البلاغ. تحقق من اتصالك وأرسله مرة أخرى.',
  reasonMissing: 'اختر المشكلة',
  cancel: 'إلغاء',
  blockTitle: 'حظر {name}؟',
  blockText:
    'لن يتمكن من مراسلتك بعد الآن، ولا من التعليق على ما يخصك أو التفاعل معه. وينتهي أي اتصال بينكما. ولن يُخطَر بذلك.',
  block: 'حظر',
  blocked: 'تم حظر {name}.',
  blockFailed: 'تعذّر حظر {name}. تحقق من اتصالك وحاول مرة أخرى.',
};
