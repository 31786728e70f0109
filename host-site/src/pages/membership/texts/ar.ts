import type { MembershipTexts } from './en.ts';

export const ar: MembershipTexts = {
  title: 'عضوية {company}',
  back: 'ملف الشركة',
  forbidden: 'مالك الشركة وحده يرى عضويتها ويغيّرها.',
  loading: 'جارٍ تحميل شركتك...',
  failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.',
  renewal: 'التجديد',
  renewsOn: 'تتجدد عضويتك تلقائيًا في {day} بسعر ذلك اليوم.',
  endsOn: 'تنتهي عضويتك في {day} ولا تتجدد.',
  stop: 'عدم التجديد',
  resume: 'التجديد من جديد',
};
