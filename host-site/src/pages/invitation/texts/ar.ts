import type { InvitationTexts } from './en.ts';

export const ar: InvitationTexts = {
  title: 'دعوة إلى شركة',
  text: 'تدعوك {name} لتمثيلها. إذا قبلت فستتمكن من الإجابة عن استفساراتها أيضًا، ويمكنك المغادرة في أي وقت.',
  business: 'الشركة',
  inviter: 'الداعي',
  role: 'دورك',
  accept: 'قبول الدعوة',
  joined: 'أهلًا بك! دورك في هذه الشركة: {role}.',
  gone: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  see: 'عرض الشركة',
  roles: { owner: 'مالك', admin: 'مدير', member: 'عضو' },
  loading: 'جارٍ تحميل الدعوة...',
  failed: 'حدث خطأ غير متوقع، حاول مرة أخرى.',
};
