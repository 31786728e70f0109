import type { ModerationTexts } from './en.ts';

export const it: ModerationTexts = {
  reportTitle: 'Segnala agli operatori',
  reportText: 'Solo gli operatori vedono la tua segnalazione. Di’ loro che cosa non va.',
  reason: 'Che cosa non va?',
  spam: 'Spam o pubblicità',
  fraud: 'Frode o affermazioni false',
  abuse: 'Insulti, odio o minacce',
  copyright: 'Usa ciò che appartiene ad altri',
  other: 'Qualcos’altro',
  details: 'Dettagli (facoltativo)',
  send: 'Invia segnalazione',
  sent: 'Grazie. Gli operatori lo controlleranno.',
  failed: 'La segnalazione non è arrivata. Controlla la connessione e inviala di nuovo.',
  reasonMissing: 'Scegli che cosa non va',
  cancel: 'Annulla',
  blockTitle: 'Bloccare {name}?',
  blockText:
    'Non potrà più scriverti, né commentare o reagire a ciò che è tuo. Se siete collegati, il collegamento finisce. Non riceverà alcun avviso.',
  block: 'Blocca',
  blocked: 'Hai bloccato {name}.',
  blockFailed: 'Non è stato possibile bloccare {name}. Controlla la connessione e riprova.',
};
