import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const industrialMarketing: PageTexts = {
  ...heads['tip-2'],
  meta: {
    title: 'Marketing industriale per l’export | WBN {country}',
    description:
      'Come i produttori {ofCountry} promuovono all’estero i prodotti industriali: messaggio, prove, pagine di prodotto, canali, piano annuale e misure.',
    keywords: [
      'marketing industriale',
      'marketing per l’export',
      'marketing B2B',
      'produttori {country}',
      'pagine di prodotto',
    ],
  },
  blocks: [
    image('marketing-message', 'Una scheda tecnica con i dati principali evidenziati'),
    p(
      'Un consumatore compra con denaro suo e può pentirsene. Un compratore industriale spende il denaro di altri e deve poter spiegare perché. Ha bisogno di ragioni da ripetere in una riunione in cui tu non ci sei. Tutto il marketing industriale consiste nel fornire quelle ragioni, in un ordine e in una forma in cui si possano trasmettere.',
    ),
    h2('Scrivi prima la frase'),
    p(
      'Prima di una pagina web, di un opuscolo o di un filmato, scrivi una frase: produciamo questo, per queste imprese, e ci scelgono per quest’altro. Lascia fuori la qualità e il servizio, perché nessuno sostiene il contrario. «Produciamo pompe dosatrici in acciaio inossidabile per caseifici, che si smontano per la pulizia senza attrezzi» è una frase con cui uno sconosciuto può vendere per te.',
    ),
    p(
      'Mettila alla prova. Leggila a un cliente, a qualcuno dell’officina e a qualcuno di un altro mestiere. Se uno dei tre non sa ripeterla un’ora dopo, non è finita.',
    ),
    h2('Raccogli prove'),
    p('Un’affermazione non costa nulla, e quindi da sola non vale nulla. Metti una prova accanto a ciascuna:'),
    ul(
      'un dato con la sua unità e le condizioni in cui è stato misurato;',
      'un certificato con il numero, chi lo ha rilasciato e la data di scadenza;',
      'una referenza, almeno il tipo di impresa, il paese e l’anno;',
      'una fotografia della macchina che lo fa, con accanto una persona per dare la scala;',
      'un filmato di trenta secondi, senza musica, che mostri il prodotto al lavoro.',
    ),
    p(
      'Chiedi il permesso di nominare un cliente il giorno in cui è più contento, che di solito è quello del collaudo. Un anno dopo nessuno ricorda chi potrebbe darlo.',
    ),
    h2('Costruisci pagine di prodotto per la ricerca'),
    p(
      'Gli ingegneri cercano con sostantivi e numeri: «riduttore elicoidale 5,5 kW 40 giri/min». Una pagina per ogni prodotto, con il nome comune, i sinonimi e i dati come testo, si trova. Gli stessi dati in un catalogo scansionato, no. Usa le parole del mercato in cui vendi; una stessa chiave si chiama in un modo in un paese e in un altro modo in quello vicino, ed entrambi i nomi stanno nella pagina.',
    ),
    callout(
      'Una pagina, un prodotto, una domanda',
      'Chiudi ogni pagina di prodotto con la domanda che avvia una conversazione: «Quale portata ti serve, e per quale liquido?». Un modulo che lo chiede riceve richieste migliori di un pulsante che dice «contattaci».',
    ),
    h2('Scegli pochi canali e tienili vivi'),
    image('marketing-channel', 'Frecce da tre canali verso una fabbrica'),
    p('A un’impresa che comincia all’estero con un piccolo budget suggeriamo quest’ordine:'),
    ol(
      'Il profilo aziendale e i prodotti su questa piattaforma. È aperta ai compratori a ogni ora di ogni giorno e costa soltanto cura.',
      'Il tuo sito nelle lingue dei tuoi due mercati, anche se ciascuno non ha più di cinque pagine.',
      'Una notizia ogni settimana, qui e su un social network: un progetto, un pezzo, una persona, una data.',
      'La rivista di settore che i compratori del tuo primo mercato leggono davvero. Offri un articolo su un problema che hai risolto, non un’inserzione.',
      'Una fiera all’anno, prima da visitatore e poi da espositore.',
    ),
    p(
      'È meglio fare le prime tre cose per due anni che tutte e cinque per due mesi. Un profilo il cui ultimo segno di vita ha tre anni fa più danno di nessun profilo.',
    ),
    h2('Pianifica l’anno a ritroso'),
    p(
      'Gli acquisti industriali seguono i budget. In molte imprese il denaro per l’anno successivo si discute in autunno e si libera nel primo trimestre. Chi sente parlare di te a gennaio sta confrontando; chi ne sente parlare a settembre può ancora inserirti nel piano. Segna anche le feste dei tuoi mercati. Nessuno legge nulla nell’ultima settimana di dicembre in Europa, nei giorni della Festa di primavera in Cina o negli ultimi giorni del Ramadan in gran parte del Medio Oriente.',
    ),
    h2('Parla con una voce sola'),
    p(
      'La scheda tecnica, il profilo, l’offerta e la targhetta della macchina dovrebbero usare lo stesso nome per il prodotto, gli stessi dati e le stesse unità. Dall’interno dell’azienda le differenze sembrano piccole. Da fuori sembrano trascuratezza, e nessuno compra un recipiente a pressione da chi è trascurato.',
    ),
    h2('Misura tre cose'),
    p(
      'Quante richieste sono arrivate, da quale paese e per quale prodotto. Quante hanno ricevuto un’offerta, e dopo quanti giorni. Quante offerte sono diventate ordini. Annota i tre numeri una volta al mese. Se il primo è basso, lavora per farti trovare. Se lo è il secondo, lavora sulle risposte. Se lo è il terzo, parla con chi non ha comprato; quasi tutti ti diranno il motivo, se chiedi una volta sola e senza discutere.',
    ),
    p(
      'Fallo per un anno e il tuo marketing sarà migliore di quello della maggior parte dei concorrenti, perché si fonderà su qualcosa.',
    ),
  ],
};
