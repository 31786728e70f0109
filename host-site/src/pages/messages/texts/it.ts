export const it = {
  title: 'Messaggi',
  loading: 'Caricamento dei messaggi...',
  failed: 'Si è verificato un errore imprevisto, riprova.',
};
