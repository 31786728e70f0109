import type { MailTexts } from '../texts.ts';

export const membership: MailTexts['membership'] = {
  subjects: {
    renewing: 'Il tuo abbonamento si rinnova presto',
    ending: 'Il tuo abbonamento termina presto',
    cancelled: 'Il rinnovo del tuo abbonamento è stato disdetto',
    refused: 'La carta per il tuo abbonamento è stata rifiutata',
    ended: 'Il tuo abbonamento è terminato',
  },
  texts: {
    renewing:
      'L’abbonamento della tua azienda si rinnova da solo dopo il giorno indicato sotto. Addebitiamo la carta del tuo ultimo pagamento a partire dal {from}. Se non vuoi un altro anno, indicalo nella pagina del tuo abbonamento.',
    ending:
      'L’abbonamento della tua azienda termina con il giorno indicato sotto e non si rinnova, perché un proprietario lo ha chiesto o perché non c’è una carta. Puoi farlo rinnovare nella pagina del tuo abbonamento, o acquistare un altro anno quando sarà terminato.',
    cancelled:
      'Un proprietario ha disdetto il rinnovo del tuo abbonamento. Dura fino al giorno indicato sotto e non viene addebitato un altro anno. Puoi riattivare il rinnovo nella pagina del tuo abbonamento.',
    refused:
      'La carta per il prossimo anno del tuo abbonamento è stata rifiutata. Riproviamo una volta al giorno. Se nel giorno indicato sotto è ancora rifiutata, l’abbonamento termina con quel giorno e potrai acquistarlo di nuovo con un’altra carta. Chiedi alla tua banca.',
    ended:
      'L’abbonamento della tua azienda è terminato, e l’azienda ha di nuovo il pacchetto Standard. Nulla è cancellato: i prodotti oltre il limite del pacchetto Standard restano come sono, ma non puoi aggiungerne altri. Puoi acquistare di nuovo un abbonamento in qualsiasi momento.',
  },
};
