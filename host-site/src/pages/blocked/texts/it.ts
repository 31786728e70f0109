import type { BlockedTexts } from './en.ts';

export const it: BlockedTexts = {
  title: 'Persone e aziende bloccate',
  description: 'Non possono scriverti, né commentare o reagire a ciò che è tuo. Non vengono avvisate.',
  loading: 'Caricamento dei blocchi…',
  failed: 'Al momento l’elenco non può essere mostrato.',
  as: 'Bloccati da',
  since: 'dal {date}',
  unblock: 'Sblocca',
  unblockName: 'Sblocca {name}',
  unblocked: 'Hai sbloccato {name}.',
  unblockFailed: 'Non è stato possibile sbloccare {name}. Controlla la connessione e riprova.',
  empty: 'Nessuno è bloccato',
  emptyText: 'Puoi bloccare una persona o un’azienda dal menu della sua pagina o accanto ai suoi post.',
};
