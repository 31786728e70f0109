import type { ManageTexts } from './en.ts';

export const it: ManageTexts = {
  loading: 'Caricamento della tua azienda...',
  title: 'Stai gestendo questo profilo',
  text: 'I compratori lo vedono come qui sotto, senza questi pulsanti.',
  edit: 'Modifica il profilo',
  preview: 'Vedi come compratore',
  editSection: 'Modifica',
  missing: 'I compratori si fidano dei profili completi. Manca ancora:',
  logo: 'Logo',
  cover: 'Copertina',
  description: 'Descrizione',
};
