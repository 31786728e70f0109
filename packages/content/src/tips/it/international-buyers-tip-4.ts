import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const internationalBuyers: PageTexts = {
  ...heads['tip-4'],
  meta: {
    title: 'Chi è un compratore industriale? | WBN {country}',
    description:
      'Come ragionano i compratori industriali internazionali, che cosa chiedono, come riconoscere una richiesta seria e come rispondere {fromCountry}.',
    keywords: [
      'compratore industriale',
      'compratori internazionali',
      'acquisti',
      'rispondere alle richieste',
      'esportatori {country}',
    ],
  },
  blocks: [
    image('buyer-desk', 'Una scrivania dell’ufficio acquisti con tre offerte affiancate'),
    p(
      'Parliamo del «compratore» come se fosse una persona sola. In un’impresa di una certa dimensione è un gruppo. L’ingegnere scrive la specifica, la produzione dice quando serve, la qualità dice che cosa va dimostrato, la finanza dice come si può pagare, e qualcuno dell’ufficio acquisti raccoglie tutto questo, interroga il mercato e si prende la colpa se va male. Il nome sotto la richiesta è di solito quest’ultimo. La tua offerta la leggono tutti.',
    ),
    h2('Quattro compratori che incontrerai'),
    ul(
      'L’utilizzatore compra per la propria produzione: un caseificio che ha bisogno di una pompa. Chiede della tecnologia e della consegna, e resta per anni se funziona.',
      'L’importatore o il distributore compra per rivendere. Chiede di prezzo, imballaggio, esclusiva e marchio. Per lui il prodotto deve essere facile da vendere.',
      'L’appaltatore compra per un progetto. Chiede una lunga lista con poco preavviso, compra una volta e ti raccomanda se hai rispettato la data.',
      'Il commerciante o l’ufficio acquisti agisce per conto di altri. Può portare grandi ordini, e può anche essere in cerca di prezzi. Chiedi, con cortesia, per chi.',
    ),
    p(
      'Una buona prima risposta è diversa per ciascuno dei quattro. Guarda il profilo di chi scrive prima di rispondere.',
    ),
    h2('Che cosa teme il compratore'),
    p(
      'Nessuno è mai stato lodato perché un acquisto è andato bene. I compratori sono giudicati per ciò che è andato male: la macchina che si è fermata, il container respinto, il fornitore sparito con l’acconto. Così la vera domanda dietro ogni domanda è se sei un rischio. Certificati, referenze, un profilo verificato, un nome e un numero di telefono nella firma e una risposta che corrisponde alla domanda sono prove che non lo sei.',
    ),
    h2('Come nasce una richiesta'),
    p('Un acquisto tipico passa per queste fasi, ed è utile sapere in quale ti stanno interpellando:'),
    ol(
      'Qualcuno si accorge di un bisogno e si guarda intorno. Vuole capire, non comprare. Manda spiegazioni.',
      'Si scrive la specifica. Se puoi dare una mano, il tuo prodotto vi rientrerà.',
      'Si fa una lista di possibili fornitori da elenchi, fiere e memoria. Qui devi essere trovato.',
      'Partono le richieste, spesso a dieci imprese, con una data.',
      'Si confrontano tre offerte riga per riga. Quella con le lacune è esclusa, qualunque sia il prezzo.',
      'Uno o due fornitori sono invitati a parlare, a mandare campioni o a ricevere una verifica.',
      'L’ordine è fatto, e il compratore spera di non sentirne più parlare.',
    ),
    h2('Rispondi entro 24 ore'),
    p(
      'È il vantaggio meno costoso di tutto il commercio internazionale. Rispondi entro 24 ore, ogni volta, anche se non puoi ancora dare un prezzo. «Grazie, lo possiamo produrre; avrà la nostra offerta giovedì; una domanda sul materiale» basta. Nella nostra esperienza la prima risposta completa fissa il livello con cui si misurano le successive, e molte richieste non ricevono un secondo sguardo una volta avviata la prima buona conversazione.',
    ),
    p(
      'Tieni conto del calendario: il tuo fine settimana può essere un giorno lavorativo per il compratore. Indica un sostituto per le ferie e dai accesso alle richieste a più di un membro della tua azienda.',
    ),
    callout(
      'Che cosa contiene un’offerta completa',
      'Prodotto con la specifica, quantità, prezzo unitario e valuta, condizione di consegna con un luogo indicato, tempo di consegna e da quando decorre, pagamento, validità, imballaggio, garanzia, codice doganale, origine e il nome di una persona che risponde.',
    ),
    h2('La richiesta è seria?'),
    image('buyer-questions', 'Una lista di controllo accanto a una lettera'),
    p('Nessuno può dirlo con certezza, ma questi sono buoni segni:'),
    ul(
      'l’impresa ha un profilo completo, un sito suo e un indirizzo che esiste;',
      'la richiesta indica una quantità, una norma o un disegno;',
      'chi scrive risponde alla tua domanda invece di ripetere la propria;',
      'chiede qualcosa di difficile, come la tolleranza, la durata o i ricambi.',
    ),
    p(
      'E questi sono avvertimenti: un ordine troppo grande per l’impresa che lo fa, nessun interesse per la specifica, un pagamento offerto in un modo mai sentito, la richiesta di pagare a uno sconosciuto una tassa di registrazione o d’ispezione, un cambio improvviso di coordinate bancarie per e-mail. In quest’ultimo caso prendi il telefono e chiama un numero che avevi già.',
    ),
    h2('Dopo l’ordine'),
    p(
      'Di’ al compratore ciò che gli serve per tranquillizzare i colleghi: ordine confermato, materiale arrivato, produzione finita, merce caricata, nave partita. Cinque brevi messaggi. Se c’è un ritardo, dillo il giorno stesso in cui lo sai, con una nuova data che puoi rispettare. I compratori perdonano i ritardi annunciati; le sorprese no. Il miglior compratore industriale è quello che ha smesso di cercare alternative, e ha smesso perché gli rendi la vita tranquilla.',
    ),
  ],
};
