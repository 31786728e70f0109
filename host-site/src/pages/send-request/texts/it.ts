export const it = {
  title: 'Invia richiesta',
  sent: 'La richiesta è in viaggio. La risposta arriverà nei tuoi messaggi.',
  open: 'Apri la conversazione',
};
