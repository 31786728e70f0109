import type { BusinessCardTexts } from './en.ts';

export const texts: BusinessCardTexts = {
  failed: 'Si è verificato un errore imprevisto. Riprova.',
  retry: 'Riprova',
  verified: 'Verificata',
  notVerified: 'Non verificata',
  membership: 'Abbonamento',
  type: 'Tipo di azienda',
  industry: 'Settore',
  country: 'Paese',
  established: 'Anno di fondazione',
  employees: 'Dipendenti totali',
  categories: 'Categorie industriali',
  leadTime: 'Tempi di produzione',
  likes: 'Mi piace',
  answers: 'Risponde entro {time}',
  promoted: 'Promosso',
  sendRequest: 'Invia richiesta',
  requests: 'Richieste',
  save: 'Salva azienda',
  manage: 'Gestisci azienda',
  viewAsBuyer: 'Vedi come compratore',
};
