import type { MembershipTexts } from '../page.ts';

export const it: MembershipTexts = {
  title: 'Abbonamento di {company}',
  back: 'Profilo aziendale',
  forbidden: 'Solo il proprietario di un’azienda vede e cambia il suo abbonamento.',
  loading: 'Caricamento della Sua azienda...',
  failed: 'Si è verificato un errore imprevisto, riprovi.',
  renewal: 'Rinnovo',
  renewsOn: 'Il Suo abbonamento si rinnova da solo il {day}, al prezzo di quel giorno.',
  endsOn: 'Il Suo abbonamento termina il {day} e non si rinnova.',
  stop: 'Non rinnovare',
  resume: 'Rinnova di nuovo',
};
