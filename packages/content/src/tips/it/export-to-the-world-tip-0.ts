import { callout, h2, image, insert, ol, p, ul } from '../../pages/blocks.ts';
import { goGlobal } from '../../pages/it/go-global.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const exportToTheWorld: PageTexts = {
  ...heads['tip-0'],
  meta: {
    title: 'Esporta nel mondo {fromCountry} | Piattaforma WBN',
    description:
      'Come le imprese {ofCountry} usano una piattaforma per l’export: che cosa preparare, che cosa pubblicare e come trasformare le richieste in ordini.',
    keywords: [
      'piattaforma per l’export',
      'esportare {fromCountry}',
      'esportatori {country}',
      'vendere all’estero',
      'piattaforma B2B',
    ],
  },
  blocks: [
    image('world-map', 'Mappa del mondo'),
    p(
      'Da qualche parte, in questo momento, una persona con un budget sta cercando ciò che produci. Non conosce il tuo nome. Scrive il nome di un prodotto, legge i primi risultati, ne apre tre e scrive a due. L’export comincia in quei cinque minuti, e una piattaforma per l’export esiste perché tu sia fra quei tre.',
    ),
    h2('Un profilo invece di cento presentazioni'),
    p(
      'La nostra rete è nata nel 2000 proprio per questo. È cresciuta fino a 25 piattaforme che condividono un elenco, così un’impresa che si registra {inCountry} è trovata dal Messico alla Malaysia senza fare nulla due volte. Il sito è aperto 24 ore al giorno, 365 giorni all’anno. Risponde alle domande semplici sulla tua azienda mentre dormi e ti lascia quelle interessanti per il mattino.',
    ),
    p(
      'Confrontalo con la via consueta. Uno stand a una fiera internazionale può costare quanto una piccola macchina e dura quattro giorni. Un viaggio commerciale ti presenta a una dozzina di persone. Valgono la pena entrambi, ma più tardi, quando sai quale paese merita il viaggio. La piattaforma è il modo per scoprirlo.',
    ),
    h2('Che cosa vede un compratore nel primo minuto'),
    p(
      'Abbiamo osservato molti compratori leggere molti profili. Quasi tutti guardano le stesse cose, in quest’ordine:',
    ),
    ol(
      'L’immagine. Una fotografia nitida del prodotto su uno sfondo neutro batte un logo, e un logo batte il nulla.',
      'La prima frase. Dovrebbe dire che cosa produci e per chi. «Fondata nel 1998, siamo un’azienda leader» non dice né l’una né l’altra cosa.',
      'Dove sei, e se puoi consegnare dove si trovano loro.',
      'Le prove: anni di attività, numero di dipendenti, certificati, un segno di verifica.',
      'Le specifiche. Numeri con le unità di misura, nell’ordine di una scheda tecnica.',
      'Il modo di chiedere. Se serve più di un clic, molti non lo faranno.',
    ),
    p(
      'Tutto ciò che è in questo elenco si prepara in un pomeriggio, con materiale che hai già. Pochissime imprese lo fanno, e così chi lo fa si distingue.',
    ),
    h2('Prepara questo prima di pubblicare'),
    ul(
      'Da cinque a sette prodotti per cui vorresti essere conosciuto, anziché tutto ciò che hai prodotto finora.',
      'Il codice doganale di ogni prodotto. I compratori lo usano per controllare i dazi, e chiarisce di che cosa si parla in qualunque lingua.',
      'Un ordine minimo e un tempo di consegna che puoi rispettare anche in un mese intenso.',
      'Le condizioni di consegna a cui sei abituato. Se è la prima volta, comincia con la consegna al tuo cancello o al porto più vicino, e impara le altre con uno spedizioniere.',
      'Una persona che legga bene l’inglese e abbia un’ora al giorno per le richieste dall’estero.',
    ),
    callout(
      'Non tradurre da solo',
      'I nomi dei prodotti sono le parole con cui vieni trovato. Chiedi a qualcuno del mestiere, e non soltanto a un dizionario, come si chiama il tuo prodotto nella lingua del compratore.',
    ),
    h2('Dalla prima richiesta al primo ordine'),
    p(
      'Una prima richiesta è spesso vaga: «inviate il vostro miglior prezzo». Non mandare un listino. Manda due domande che mostrino che conosci il prodotto, per esempio sulla quantità annua e sulla norma da rispettare, e una data entro cui arriverà il prezzo. Così scopri se il compratore fa sul serio, e lui scopre che lo fai tu.',
    ),
    p(
      'Poi mantieni la promessa. Fai un’offerta per la quantità ragionevole più piccola e per un container intero; indica la valuta, la condizione di consegna con il luogo, le condizioni di pagamento e l’ultimo giorno in cui il prezzo è valido. Offri un campione, e fattelo pagare se ti costa qualcosa; un compratore serio lo paga volentieri, purché l’importo gli sia restituito con il primo ordine.',
    ),
    p(
      'Per la prima spedizione, fa’ che il pagamento sia sicuro per entrambi: una parte in anticipo e il resto contro documenti, oppure una lettera di credito se la somma è alta. Fotografa la merce mentre viene imballata e manda le immagini il giorno stesso. Non costa nulla e rende molto più probabile il secondo ordine.',
    ),
    h2('Che cosa una piattaforma non può fare'),
    p(
      'Non può migliorare un prodotto, rendere puntuale una consegna o giusto un prezzo, e non sostituisce una visita quando l’affare la merita. Avvicina le due parti presto, quando tutto è ancora possibile. Il resto è commercio, il mestiere più antico che ci sia, e le pagine che seguono condividono ciò che ne sappiamo.',
    ),
    insert('tips'),
    goGlobal,
  ],
};
