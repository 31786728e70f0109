import type { BoostsTexts } from './en.ts';

export const it: BoostsTexts = {
  title: 'Spinte',
  description:
    'Una spinta mostra la tua azienda o un prodotto prima di altri che corrispondono altrettanto bene alla ricerca, per tre giorni. È contrassegnata come promossa.',
  loading: 'Caricamento delle spinte…',
  left: {
    in: 'it',
    by: 'remaining',
    one: 'Resta {remaining} di {perMonth} spinte questo mese',
    many: 'Restano {remaining} di {perMonth} spinte questo mese',
    other: 'Restano {remaining} di {perMonth} spinte questo mese',
  },
  none: 'La tua iscrizione non comprende spinte.',
  upgrade: 'Vedi le iscrizioni',
  forbidden: 'Solo proprietari e amministratori di un’azienda usano le sue spinte.',
  what: 'Che cosa promuovere',
  boost: 'Promuovi per tre giorni',
  done: 'La spinta è attiva.',
  spent: 'Tutte le spinte di questo mese sono state usate. Le nuove arrivano il primo giorno del mese prossimo.',
  runsAlready: 'Una spinta è già attiva.',
  failed: 'La spinta non è partita. Controlla la connessione e riprova.',
  report: 'Le tue spinte',
  until: 'Attiva fino al',
  impressions: 'Mostrata nei risultati',
  clicks: 'Aperta',
  before: 'prima: {count}',
  running: 'Attiva',
  ended: 'Terminata',
  empty: 'Non hai ancora usato una spinta.',
};
