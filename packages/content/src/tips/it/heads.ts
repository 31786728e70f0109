import type { TipHeads } from '../tip-heads.ts';

export const heads: TipHeads = {
  'tip-0': {
    title: 'Esporta nel mondo {fromCountry}',
    shortTitle: 'La piattaforma per l’export',
    lead: 'Che cosa fa per un’impresa una piattaforma per l’export, che cosa non può fare e come usare bene questa.',
  },
  'tip-1': {
    title: 'Come avviare un’attività di export',
    shortTitle: 'Come avviare un’attività di export',
    lead: 'Un sistema in otto passi, dalla scelta del prodotto al secondo ordine.',
  },
  'tip-2': {
    title: 'Marketing industriale per l’export',
    shortTitle: 'Marketing industriale per l’export',
    lead: 'I compratori industriali non vogliono essere sedotti. Vogliono essere sicuri. Il marketing che li aiuta a esserlo costa poco e funziona per anni.',
  },
  'tip-3': {
    title: 'Come creare una rete di distribuzione all’estero',
    shortTitle: 'Crea una rete di distribuzione all’estero',
    lead: 'Per trovare un distributore servono settimane. Per trovare quello giusto serve un metodo.',
  },
  'tip-4': {
    title: 'Chi è un compratore industriale?',
    shortTitle: 'Chi è un compratore industriale?',
    lead: 'Dietro ogni richiesta c’è una persona con un compito, una scadenza e un capo. Capiscili tutti e tre e scriverai offerte migliori.',
  },
  'tip-5': {
    title: 'Chi è un esportatore industriale qualificato?',
    shortTitle: 'Chi è un esportatore industriale qualificato?',
    lead: 'Sette segni da cui i compratori riconoscono un’impresa capace di esportare, e con cui puoi esaminare la tua.',
  },
  'tip-6': {
    title: 'Prodotti che puoi esportare nel mercato mondiale',
    shortTitle: 'Prodotti che puoi esportare nel mercato mondiale',
    lead: 'Le 50 categorie di prodotti più esportate, che cosa hanno in comune e come trovare tra loro il posto del tuo prodotto.',
  },
};
