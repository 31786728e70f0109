import type { BoostsTexts } from './en.ts';

export const it: BoostsTexts = {
  title: 'Boost',
  description:
    'Un boost mostra la tua azienda o un prodotto prima di altri che corrispondono altrettanto bene alla ricerca, per tre giorni. Il risultato è contrassegnato come promosso.',
  loading: 'Caricamento dei boost…',
  left: {
    in: 'it',
    by: 'remaining',
    one: 'Resta {remaining} di {perMonth} boost questo mese',
    many: 'Restano {remaining} di {perMonth} boost questo mese',
    other: 'Restano {remaining} di {perMonth} boost questo mese',
  },
  none: 'Il tuo abbonamento non comprende boost.',
  upgrade: 'Vedi gli abbonamenti',
  forbidden: 'Solo proprietari e amministratori di un’azienda usano i suoi boost.',
  what: 'Che cosa promuovere',
  boost: 'Promuovi per tre giorni',
  done: 'Il boost è attivo.',
  spent: 'Tutti i boost di questo mese sono stati usati. I nuovi arrivano il primo giorno del mese prossimo.',
  runsAlready: 'Un boost è già attivo.',
  gone: 'Questo prodotto è stato eliminato o ora è una bozza, quindi non può essere promosso. Scegline un altro.',
  failed: 'Il boost non è partito. Controlla la connessione e riprova.',
  report: 'I tuoi boost',
  until: 'Attivo fino al',
  impressions: 'Mostrato nei risultati',
  clicks: 'Aperto',
  before: 'prima: {count}',
  running: 'Attivo',
  ended: 'Terminato',
  empty: 'Non hai ancora usato un boost.',
};
