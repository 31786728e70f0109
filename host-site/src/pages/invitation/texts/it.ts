import type { InvitationTexts } from './en.ts';

export const it: InvitationTexts = {
  title: 'Invito in un’azienda',
  text: '{name} ti invita a rispondere a suo nome. Se accetti, potrai rispondere anche alle sue richieste; puoi lasciarla quando vuoi.',
  business: 'Azienda',
  inviter: 'Ti invita',
  role: 'Il tuo ruolo',
  accept: 'Accetta l’invito',
  joined: 'Ti diamo il benvenuto. Il tuo ruolo in questa azienda: {role}.',
  gone: 'Questo invito non è più valido. Chiedine uno nuovo.',
  see: 'Vedi l’azienda',
  roles: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
  loading: 'Caricamento dell’invito...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
};
