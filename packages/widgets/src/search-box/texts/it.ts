import type { SearchBoxTexts } from './en.ts';

export const texts: SearchBoxTexts = {
  failed: 'Si è verificato un errore imprevisto. Riprova.',
  retry: 'Riprova',
  type: 'Cerca',
  country: 'Paese',
  global: 'Globale',
  search: 'Che cosa stai cercando?',
  suggestions: 'Suggerimenti',
  submit: 'Cerca',
  filter: 'Trova un paese',
  none: 'Nessun risultato',
  types: {
    PR: 'Prodotti',
    UR: 'Utenti',
    MA: 'Produttori',
    DI: 'Distributori',
    WS: 'Grossisti',
    IM: 'Importatori',
    EX: 'Esportatori',
    RE: 'Rivenditori',
    IN: 'Investitori',
    CO: 'Consulenti',
    GO: 'Enti pubblici',
  },
};
