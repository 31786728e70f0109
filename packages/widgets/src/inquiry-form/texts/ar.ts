import { subjectsAr } from '@wbn/contract';
import type { InquiryFormTexts } from './en.ts';

export const texts: InquiryFormTexts = {
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  to: 'إلى',
  from: 'الإرسال باسم',
  me: 'أنا',
  subject: 'الموضوع',
  choose: 'اختر موضوعًا',
  subjects: [...subjectsAr.values()],
  other: 'موضوعك',
  message: 'الرسالة',
  submit: 'إرسال الاستفسار',
  sent: 'تم إرسال الاستفسار بنجاح',
  incomplete: 'يجب ملء جميع حقول النموذج',
  wrong: 'حدث خطأ ما، يرجى المحاولة مرة أخرى',
  missing: {
    to: 'لا توجد شركة لإرسال الاستفسار إليها',
    from: 'اختر باسم من تكتب',
    subject: 'اذكر موضوع الاستفسار',
    message: 'اكتب رسالتك',
  },
  loginHint: 'سجّل الدخول لإرسال استفسارك. ما تكتبه هنا محفوظ.',
  login: 'تسجيل الدخول',
  member: 'هذه شركتك. استفسارات الآخرين موجودة في الطلبات.',
  requests: 'الطلبات',
  product: 'بخصوص',
  unconfirmed:
    'لم يتم تأكيد بريدك الإلكتروني {email} بعد. افتح الرابط في الرسالة التي أرسلناها إليك، وسيتابع هذا النموذج تلقائيًا.',
  waits: 'سيُرسل استفسارك فور تأكيد البريد الإلكتروني.',
  sendAgain: 'إعادة إرسال الرسالة',
  sentAgain: 'الرسالة في طريقها إليك.',
  notSentAgain: 'تعذّر إرسال الرسالة. حاول مرة أخرى بعد بضع دقائق.',
  open: 'فتح المحادثة',
  reference: 'المرجع',
};
