import type { SaidSentences } from './said.ts';

export const sentences: SaidSentences = {
  newsfeedFailed: 'Non è stato possibile caricare le tue novità',
  postFailed: 'Si è verificato un errore nel creare questo post!',
  postCreated: 'Post creato!',
  loadingData: 'Errore nel caricamento dei dati',
  profilePictureFailed: 'Si è verificato un errore nel caricare la tua foto del profilo',
  businessPictureFailed: 'Si è verificato un errore nel caricare la tua immagine',
  updateFailed: 'Si è verificato un errore durante l’aggiornamento',
  profileUpdated: 'Dati del profilo aggiornati correttamente.',
  unexpectedTryAgain: 'Si è verificato un errore imprevisto, riprova.',
  unexpectedRefresh: 'Si è verificato un errore imprevisto, prova a ricaricare la pagina.',
  businessLinkCopied: 'Link dell’azienda copiato!',
  redirecting: 'Reindirizzamento al tuo account...',
  noBusiness: 'Non hai ancora registrato nessuna azienda',
  invalidPhone: 'Numero di telefono non valido, controlla il formato (ad es. + 1 12345678)',
  invalidDate: 'Formato della data non valido, controllalo (ad es. 1970-10-24)',
  loadingNewsfeed: 'Caricamento delle tue novità...',
  loadingOwnProfile: 'Caricamento del tuo profilo...',
  loadingOwnBusiness: 'Caricamento della tua azienda...',
  loadingBusiness: 'Caricamento del profilo aziendale...',
  loadingUser: 'Caricamento del profilo utente...',
};
