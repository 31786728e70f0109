import { subjectsIt } from '@wbn/contract';
import type { MessageCenterTexts } from './en.ts';

export const texts: MessageCenterTexts = {
  subjects: subjectsIt,
  failed: 'Si è verificato un errore imprevisto, riprova.',
  retry: 'Riprova',
  speaker: 'Messaggi di',
  me: 'Io',
  filter: 'Filtra per oggetto o nome',
  threads: 'Conversazioni',
  none: 'Ancora nessuna conversazione. Qui compaiono le richieste che invii o ricevi.',
  noMatch: 'Nessun risultato',
  choose: 'Scegli una conversazione',
  inbox: 'Messaggi e risposte',
  loginHint: 'Accedi per leggere i tuoi messaggi.',
  login: 'Accedi',
  unread: 'non letti',
  closed: 'Terminata',
  report: 'Segnala',
};
