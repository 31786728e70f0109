import type { InvitationTexts } from './en.ts';

export const ar: InvitationTexts = {
  title: 'دعوة إلى شركة',
  text: 'لقد دُعيت لتمثيل شركة. إذا قبلت فستتمكن من الإجابة عن طلباتها أيضًا، ويمكنك المغادرة في أي وقت.',
  accept: 'قبول الدعوة',
  joined: 'أهلًا بك! دورك في هذه الشركة: {role}.',
  gone: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  see: 'عرض الشركة',
  roles: { owner: 'مالك', admin: 'مدير', member: 'عضو' },
  loading: 'جارٍ تحميل شركتك...',
  failed: 'حدث خطأ غير متوقع، حاول مرة أخرى.',
};
