import { h2, h3, image, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const missionVision: PageTexts = {
  title: 'Missione, visione e valori',
  lead: 'Perché siamo qui, dove vogliamo arrivare e come ci comportiamo lungo la strada.',
  meta: {
    title: 'Missione, visione e valori | WBN {country}',
    description:
      'La missione, la visione e i sei valori di WBN, la rete B2B per le imprese {ofCountry} che commerciano con il mondo.',
    keywords: ['missione', 'visione', 'valori', 'WBN {country}', 'rete di imprese {country}'],
  },
  blocks: [
    h2('Missione'),
    image('mission', 'Una bussola su una carta nautica'),
    p(
      'Dare a ogni impresa seria, di qualunque dimensione, i mezzi per presentarsi bene, per essere trovata da chi ne ha bisogno e per trattare con lui direttamente e in sicurezza.',
    ),
    h2('Visione'),
    image('vision', 'Una nave diretta verso l’orizzonte'),
    p(
      'Un mondo in cui un’officina di una piccola città e l’ufficio acquisti di una capitale si incontrano alla pari, e in cui la distanza è una riga dell’offerta e non un motivo per non chiederla.',
    ),
    h2('Valori'),
    image('values', 'Sei pietre in equilibrio'),
    h3('Persone'),
    p(
      'Non sono le imprese a commerciare tra loro, ma le persone che ci lavorano. Progettiamo per chi siede alla scrivania e trattiamo ciascuno con rispetto.',
    ),
    h3('Innovazione'),
    p('Cambiamo ciò che può migliorare, misuriamo se è migliorato e torniamo indietro quando non lo è.'),
    h3('Mentalità globale'),
    p(
      'Ogni mercato è il mercato di casa di qualcuno. Ne impariamo la lingua, il calendario e le maniere prima di offrirgli qualcosa.',
    ),
    h3('Passione'),
    p(
      'Ci piace l’industria: le macchine, i materiali, il mestiere. È più piacevole lavorare a ciò che piace, e il lavoro riesce meglio.',
    ),
    h3('Onestà'),
    p(
      'Un profilo dice ciò che è vero, una posizione in classifica dice quando è a pagamento e un prezzo non ha clausole scritte in piccolo.',
    ),
    h3('Eccellenza'),
    p('Finiamo ciò che cominciamo e lo riguardiamo con gli occhi di chi lo deve usare.'),
  ],
};
