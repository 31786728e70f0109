import type { InboxTexts } from './en.ts';

export const texts: InboxTexts = {
  back: 'العودة إلى المحادثات',
  input: 'اكتب ردك هنا',
  ended: 'انتهت هذه المحادثة',
  send: 'إرسال',
  wrong: 'حدث خطأ ما، يرجى المحاولة مرة أخرى',
  read: 'مقروءة',
  typing: 'يكتب الآن…',
  settings: 'الإعدادات',
  end: 'إنهاء المحادثة',
  buyer: 'عرض ملف المشتري',
  sure: 'هل تريد إنهاء هذه المحادثة؟ لن يتمكن أي من الطرفين من الكتابة فيها بعد ذلك.',
  keep: 'إبقاؤها مفتوحة',
  finished: 'تم الإنهاء بنجاح',
  readAll: 'تحديد الكل كمقروء',
  attach: 'إرفاق ملف',
  remove: 'إزالة',
  uploading: 'جارٍ الرفع',
  wrongFile: 'أرفق ملف PNG أو JPEG أو WebP أو PDF لا يتجاوز 500 كيلوبايت.',
  mostFiles: 'تتسع الرسالة لخمسة ملفات كحد أقصى.',
};
