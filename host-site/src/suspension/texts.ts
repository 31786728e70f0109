import type { Locale } from '@wbn/content/editions';

interface SuspensionTexts {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** In place of the reason, for plain members. */
  readonly byMail: string;
  readonly write: string;
}

export const suspensionTexts: Readonly<Record<Locale, SuspensionTexts>> = {
  en: {
    title: '{name} is suspended',
    text: 'Suspended since {day}. Its page, products and posts are hidden, and its members cannot act for it. Nothing is deleted. If this is a mistake, write to us.',
    reason: 'The operator’s reason',
    byMail: 'Its owner and admins got the reason by mail.',
    write: 'Write to us',
  },
  es: {
    title: '{name}: suspensión activa',
    text: 'Suspendida desde el {day}. Su página, sus productos y sus publicaciones están ocultos, y sus miembros no pueden actuar en su nombre. No se ha borrado nada. Si es un error, escríbanos.',
    reason: 'Motivo del operador',
    byMail: 'Su propietario y sus administradores recibieron el motivo por correo.',
    write: 'Escríbanos',
  },
  it: {
    title: '{name}: sospensione attiva',
    text: 'Sospesa dal {day}. Pagina, prodotti e post sono nascosti e i membri non possono agire per suo conto. Nulla è stato cancellato. Se è un errore, scrivici.',
    reason: 'Motivo dell’operatore',
    byMail: 'Il proprietario e gli amministratori hanno ricevuto il motivo per e-mail.',
    write: 'Scrivici',
  },
  zh: {
    title: '{name} 已被暂停',
    text: '自 {day} 起暂停。其页面、产品和动态已隐藏，成员无法代表它操作。没有删除任何内容。如有误，请联系我们。',
    reason: '运营人员说明的原因',
    byMail: '原因已通过邮件告知其所有者和管理员。',
    write: '联系我们',
  },
  ar: {
    title: '{name}: الشركة موقوفة',
    text: 'موقوفة منذ {day}. صفحتها ومنتجاتها ومنشوراتها مخفية، ولا يستطيع أعضاؤها التصرف باسمها. لم يُحذف شيء. إذا كان ذلك خطأ فاكتب إلينا.',
    reason: 'سبب المشغّل',
    byMail: 'وصل السبب إلى المالك والمديرين بالبريد.',
    write: 'اكتب إلينا',
  },
};
