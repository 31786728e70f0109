import { it } from '../../locales/it.ts';
import { type MembershipWords, membershipTexts } from '../membership-texts.ts';
import type { PageTexts } from '../page-texts.ts';

const common = {
  youGet: 'Che cosa ottieni',
  compare: 'Confronta i pacchetti',
};

const standard: MembershipWords = {
  ...common,
  title: 'Abbonamento Standard',
  lead: 'Registrarsi è gratuito, ed essere trovati anche.',
  mascot: 'Il cammello di WBN che porta un pacco',
  paragraphs: [
    'Chiunque si registri per un’azienda è un utente Standard. Non c’è una prova che scade né una carta da inserire. Crei il tuo profilo utente, poi un profilo per ogni azienda che rappresenti, e le imprese {ofCountry} e quelle estere possono trovarli entrambi.',
    'Comincia da qui, inserisci ciò che produci, rispondi alle prime richieste. A molti membri non serve mai altro.',
  ],
  metaTitle: (price) => `Abbonamento Standard (${price}) | WBN {country}`,
  description: (price) =>
    `Abbonamento Standard per le imprese {ofCountry}: ${price}. Che cosa comprende e come si confronta con gli altri pacchetti.`,
  keywords: ['Abbonamento Standard', 'pacchetti', 'WBN {country}', 'esportatori {country}', 'abbonamento B2B'],
};

const gold: MembershipWords = {
  ...common,
  title: 'Abbonamento Gold',
  lead: 'Farsi verificare, e farsi vedere prima.',
  mascot: 'Il cammello di WBN con una sella dorata',
  paragraphs: [
    'Un compratore che non ti ha mai incontrato si fa una domanda prima di tutte le altre: questa impresa è reale? Gold risponde. Noi, o un terzo indipendente, controlliamo che l’impresa esista, faccia ciò che dice e sia raggiungibile, e il tuo profilo lo mostra.',
    'I risultati di ricerca danno priorità ai membri Gold tra le imprese che rispondono altrettanto bene alla ricerca, e tre boost al mese ti permettono di mettere in evidenza un prodotto quando hai qualcosa da dire.',
  ],
  metaTitle: (price) => `Abbonamento Gold (${price}) | WBN {country}`,
  description: (price) =>
    `Abbonamento Gold per le imprese {ofCountry}: ${price}. Che cosa comprende e come si confronta con gli altri pacchetti.`,
  keywords: ['Abbonamento Gold', 'pacchetti', 'WBN {country}', 'esportatori {country}', 'abbonamento B2B'],
};

const premium: MembershipWords = {
  ...common,
  title: 'Abbonamento Premium',
  lead: 'Visibilità costante e un consulente a portata di mano.',
  mascot: 'Il cammello di WBN che legge una mappa',
  paragraphs: [
    'Premium è per le imprese {ofCountry} con un vero catalogo e una squadra di vendita che vuole lavoro ogni settimana. Cinquanta prodotti, dieci boost al mese e un’alta priorità nei risultati mantengono vive le richieste.',
    'Sei ore di assistenza professionale sono tue, da usare come vuoi: una revisione del profilo, un aiuto per un’offerta difficile, una breve lista di distributori per un mercato nuovo.',
  ],
  metaTitle: (price) => `Abbonamento Premium (${price}) | WBN {country}`,
  description: (price) =>
    `Abbonamento Premium per le imprese {ofCountry}: ${price}. Che cosa comprende e come si confronta con gli altri pacchetti.`,
  keywords: ['Abbonamento Premium', 'pacchetti', 'WBN {country}', 'esportatori {country}', 'abbonamento B2B'],
};

const platinum: MembershipWords = {
  ...common,
  title: 'Abbonamento Platinum',
  lead: 'Tutta la rete, a piena forza.',
  mascot: 'Il cammello di WBN alla guida di una carovana',
  paragraphs: [
    'Platinum è il pacchetto per le imprese che vivono di export. Cento prodotti coprono una gamma completa, e venti boost al mese bastano per essere presenti in più settori e stagioni alla volta.',
    'Dodici ore di assistenza professionale fanno delle nostre persone una parte del tuo ufficio export quando serve un paio di mani in più.',
  ],
  metaTitle: (price) => `Abbonamento Platinum (${price}) | WBN {country}`,
  description: (price) =>
    `Abbonamento Platinum per le imprese {ofCountry}: ${price}. Che cosa comprende e come si confronta con gli altri pacchetti.`,
  keywords: ['Abbonamento Platinum', 'pacchetti', 'WBN {country}', 'esportatori {country}', 'abbonamento B2B'],
};

export const membershipStandard: PageTexts = membershipTexts('standard', standard, it);
export const membershipGold: PageTexts = membershipTexts('gold', gold, it);
export const membershipPremium: PageTexts = membershipTexts('premium', premium, it);
export const membershipPlatinum: PageTexts = membershipTexts('platinum', platinum, it);
