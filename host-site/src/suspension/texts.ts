import type { Locale } from '@wbn/content/editions';

export interface SuspensionTexts {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** In place of the reason, for plain members. */
  readonly byMail: string;
  readonly write: string;
  readonly leave: string;
  readonly leaveTitle: string;
  readonly leaveText: string;
  readonly lastOwner: string;
  readonly notLeft: string;
  readonly left: string;
}

export const suspensionTexts: Readonly<Record<Locale, SuspensionTexts>> = {
  en: {
    title: '{name} is suspended',
    text: 'Suspended since {day}. Its page, products and posts are hidden, and its members cannot act for it. Nothing is deleted. If this is a mistake, write to us.',
    reason: 'The operator’s reason',
    byMail: 'Its owner and admins got the reason by mail.',
    write: 'Write to us',
    leave: 'Leave this business',
    leaveTitle: 'Leave this business?',
    leaveText: 'You will no longer belong to it, also after the suspension. Only another member can invite you again.',
    lastOwner: 'You are its only owner. A business keeps one, also while it is suspended.',
    notLeft: 'That did not work. Try again.',
    left: 'You have left {name}',
  },
  es: {
    title: '{name}: suspensión activa',
    text: 'Suspendida desde el {day}. Su página, sus productos y sus publicaciones están ocultos, y sus miembros no pueden actuar en su nombre. No se ha borrado nada. Si es un error, escríbanos.',
    reason: 'Motivo del operador',
    byMail: 'Su propietario y sus administradores recibieron el motivo por correo.',
    write: 'Escríbanos',
    leave: 'Salir de esta empresa',
    leaveTitle: '¿Salir de esta empresa?',
    leaveText:
      'Ya no pertenecerá a ella, tampoco después de la suspensión. Solo otro miembro puede volver a invitarle.',
    lastOwner: 'Usted es su único propietario. Una empresa conserva uno, también mientras está suspendida.',
    notLeft: 'No ha funcionado. Inténtelo de nuevo.',
    left: 'Ha salido de {name}',
  },
  it: {
    title: '{name}: sospensione attiva',
    text: 'Sospesa dal {day}. Pagina, prodotti e post sono nascosti e i membri non possono agire a suo nome. Nulla è stato cancellato. Se è un errore, scrivici.',
    reason: 'Motivo dell’operatore',
    byMail: 'Il proprietario e gli amministratori hanno ricevuto il motivo per e-mail.',
    write: 'Scrivici',
    leave: 'Lascia questa azienda',
    leaveTitle: 'Lasciare questa azienda?',
    leaveText: 'Non ne farai più parte, nemmeno dopo la sospensione. Solo un altro membro può invitarti di nuovo.',
    lastOwner: 'Sei l’unico proprietario. Un’azienda ne mantiene uno, anche durante la sospensione.',
    notLeft: 'Non ha funzionato. Riprova.',
    left: 'Hai lasciato {name}',
  },
  zh: {
    title: '{name} 已被暂停',
    text: '自 {day} 起暂停。其页面、产品和动态已隐藏，成员无法代表它操作。没有删除任何内容。如有误，请联系我们。',
    reason: '运营人员说明的原因',
    byMail: '原因已通过邮件告知其所有者和管理员。',
    write: '联系我们',
    leave: '退出这家企业',
    leaveTitle: '退出这家企业吗？',
    leaveText: '您将不再属于它，暂停结束后也是如此。只有其他成员可以再次邀请您。',
    lastOwner: '您是它唯一的所有者。企业在暂停期间也须保留一位所有者。',
    notLeft: '操作未成功，请重试。',
    left: '您已退出 {name}',
  },
  ar: {
    title: '{name}: الشركة موقوفة',
    text: 'موقوفة منذ {day}. صفحتها ومنتجاتها ومنشوراتها مخفية، ولا يستطيع أعضاؤها التصرف باسمها. لم يُحذف شيء. إذا كان ذلك خطأ فاكتب إلينا.',
    reason: 'سبب المشغّل',
    byMail: 'وصل السبب إلى المالك والمديرين بالبريد.',
    write: 'اكتب إلينا',
    leave: 'مغادرة هذه الشركة',
    leaveTitle: 'هل تريد مغادرة هذه الشركة؟',
    leaveText: 'لن تنتمي إليها بعد الآن، حتى بعد انتهاء الإيقاف. لا يمكن أن يدعوك من جديد إلا عضو آخر.',
    lastOwner: 'أنت مالكها الوحيد. يبقى للشركة مالك حتى أثناء إيقافها.',
    notLeft: 'لم ينجح ذلك. حاول مرة أخرى.',
    left: 'لقد غادرت {name}',
  },
};
