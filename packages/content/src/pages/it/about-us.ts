import { h2, image, insert, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const aboutUs: PageTexts = {
  title: 'Chi siamo',
  lead: 'Una rete per le imprese che producono, trasportano, comprano e vendono merci, e per le persone che fanno questo lavoro.',
  meta: {
    title: 'Chi siamo | WBN {country}',
    description:
      'Chi guida WBN, perché la rete è nata nel 2000 e come aiuta le imprese {ofCountry} a commerciare con il mondo.',
    keywords: [
      'chi è WBN',
      'rete B2B {country}',
      'commercio {ofCountry}',
      'piattaforma per l’export',
      'rete industriale',
    ],
  },
  blocks: [
    h2('La nostra missione'),
    p(
      'Facciamo in modo che una buona impresa sia trovata dal partner giusto, ovunque si trovino entrambi. A chi produce valvole {inCountry} e a chi le compra in un altro continente dovrebbero bastare una ricerca, uno sguardo ai dati e un messaggio per cominciare a parlarsi, non una catena di intermediari.',
    ),
    h2('Da dove veniamo'),
    p(
      'La rete è nata nel 2000, quando la maggior parte degli elenchi industriali si stampava ancora su carta ed era già superata il giorno in cui arrivava. Cominciò come una lista di fabbriche disposte a esportare. I compratori chiesero di vedere i prodotti; i venditori chiesero di vedere chi domandava; gli uni e gli altri chiesero un modo per parlarsi. Ognuno di questi desideri è diventato una parte di ciò che usi oggi.',
    ),
    p(
      'Oggi la rete è fatta di 25 piattaforme web, ciascuna pensata per un territorio e tutte con lo stesso elenco, e abbiamo rappresentanti in molti paesi che conoscono l’industria locale, le sue abitudini e la sua lingua. L’edizione {ofCountry} è una della famiglia: ciò che pubblichi qui si trova ovunque.',
    ),
    image('team', 'Membri del team attorno a un tavolo'),
    h2('Il nostro team'),
    p(
      'Qui lavorano insieme ingegneri, commercianti, traduttori e addetti al servizio clienti. Molti di noi hanno venduto macchine, sdoganato container o diretto un ufficio acquisti, e si vede dalle piccole cose: dalle domande che fa la scheda di un prodotto e da quelle che risparmia.',
    ),
    h2('Direzione'),
    {
      type: 'people',
      people: [
        {
          name: 'Laila Al-Harbi',
          role: 'Direttrice generale',
          biography:
            'Laila ha guidato l’export di un produttore a conduzione familiare di pompe industriali, portandolo da due mercati esteri a diciannove. È arrivata nella rete come cliente, se ne è lamentata nei dettagli e le è stato chiesto di dirigerla.',
        },
        {
          name: 'Mateo Ferrer',
          role: 'Direttore dei programmi per l’export',
          biography:
            'Mateo ha lavorato dodici anni come spedizioniere tra l’America Latina e l’Europa. Scrive la maggior parte dei nostri consigli per l’export e risponde ancora di persona alle domande sulle condizioni di consegna.',
        },
        {
          name: 'Giulia Sartori',
          role: 'Direttrice di prodotto',
          biography:
            'Giulia ha progettato sistemi di ordinazione per ospedali e produttori di utensili. La sua regola per ogni pagina è che una persona indaffarata, con una connessione lenta, possa finire ciò per cui è venuta.',
        },
        {
          name: 'Chen Wei',
          role: 'Responsabile della verifica dei fornitori',
          biography:
            'Wei ha controllato fabbriche per quindici anni, prima per i sistemi di qualità e poi per la grande distribuzione. Guida le persone che accertano che un’impresa sia ciò che il suo profilo dice.',
        },
      ],
    },
    h2('Quello che abbiamo imparato, in sette consigli'),
    p('Abbiamo messo per iscritto i consigli che diamo più spesso. Leggerli è gratuito, con o senza registrazione.'),
    insert('tips'),
    goGlobal,
  ],
};
