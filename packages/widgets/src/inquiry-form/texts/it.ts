import { subjectsIt } from '@wbn/contract';
import type { InquiryFormTexts } from './en.ts';

export const texts: InquiryFormTexts = {
  failed: 'Si è verificato un errore imprevisto, riprova.',
  retry: 'Riprova',
  to: 'A',
  from: 'Invia come',
  me: 'Io',
  subject: 'Oggetto',
  choose: 'Scegli un oggetto',
  subjects: [...subjectsIt.values()],
  other: 'Il tuo oggetto',
  message: 'Messaggio',
  submit: 'Invia richiesta',
  sent: 'Richiesta inviata correttamente',
  incomplete: 'Compila tutti i campi del modulo',
  wrong: 'Qualcosa è andato storto, riprova',
  missing: {
    to: 'Non c’è un’azienda a cui inviarla',
    from: 'Scegli a nome di chi scrivi',
    subject: 'Indica di che cosa si tratta',
    message: 'Scrivi il tuo messaggio',
  },
  loginHint: 'Accedi per inviare la richiesta. Ciò che scrivi qui resta salvato.',
  login: 'Accedi',
  member: 'Questa è la tua azienda. Ciò che gli altri le chiedono è nelle sue richieste.',
  requests: 'Richieste',
  product: 'Riguardo a',
  unconfirmed:
    'Il tuo indirizzo e-mail {email} non è ancora confermato. Apri il link nell’e-mail che ti abbiamo inviato: questo modulo poi continua da solo.',
  waits: 'La richiesta parte appena l’indirizzo è confermato.',
  sendAgain: 'Invia di nuovo l’e-mail',
  sentAgain: 'L’e-mail è in arrivo.',
  notSentAgain: 'Non è stato possibile inviare l’e-mail. Riprova tra qualche minuto.',
  open: 'Apri la conversazione',
  reference: 'Rif.',
};
