import type { InvitationTexts } from './en.ts';

export const it: InvitationTexts = {
  title: 'Invito a un’azienda',
  text: 'Sei stato invitato a rispondere per un’azienda. Se accetti, potrai rispondere anche alle sue richieste; puoi lasciarla quando vuoi.',
  accept: 'Accetta l’invito',
  joined: 'Benvenuto! Il tuo ruolo in questa azienda: {role}.',
  gone: 'Questo invito non è più valido. Chiedine uno nuovo.',
  see: 'Vedi l’azienda',
  roles: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
  loading: 'Caricamento della tua azienda...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
};
