import type { MembershipTexts } from './en.ts';

export const it: MembershipTexts = {
  title: 'Abbonamento di {company}',
  forbidden: 'Solo il proprietario di un’azienda vede e cambia il suo abbonamento.',
  loading: 'Caricamento della tua azienda...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
  next: 'Prossimi passi',
  verify: 'Chiedi la verifica',
  boost: 'Usa un boost',
  renewal: 'Rinnovo',
  renewsOn:
    'Il tuo abbonamento si rinnova da solo il {day}, al prezzo di quel giorno. L’addebito avviene a partire dal {from}.',
  endsOn: 'Il tuo abbonamento termina il {day} e non si rinnova.',
  stop: 'Non rinnovare',
  resume: 'Rinnova di nuovo',
  vatTitle: 'Partita IVA sulle ricevute: {number}',
  vatAdd: 'Aggiungi una partita IVA alle ricevute',
  vatLabel: 'Numero di partita IVA',
  vatHint:
    'Compare nelle prossime ricevute. Lo vedono solo i proprietari dell’azienda. Lascia il campo vuoto se l’azienda non ne ha uno.',
  vatSave: 'Salva il numero',
  vatWrong: 'Scrivi il numero con 5–30 lettere e cifre, ad esempio SA 300000000000003.',
};
