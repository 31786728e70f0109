import type { DeskTexts } from './en.ts';

export const texts: DeskTexts = {
  listTools: 'Ordine e filtri',
  order: 'Ordine',
  orders: {
    created: 'Prima la conversazione più recente',
    last: 'Prima il messaggio più recente',
    unread: 'Prima le non lette',
  },
  show: 'Mostra',
  shows: { all: 'Tutte le conversazioni', unread: 'Non lette', unanswered: 'Senza risposta' },
  company: 'Azienda',
  place: 'Luogo',
  verified: 'Verificata',
  memberSince: 'Membro da',
  profile: 'Apri il profilo',
};
