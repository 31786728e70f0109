import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const howToCreateExportSystem: PageTexts = {
  ...heads['tip-1'],
  meta: {
    title: 'Come avviare un’attività di export | WBN {country}',
    description:
      'Otto passi con cui le imprese {ofCountry} cominciano a esportare: prodotto, mercato, prezzo, condizioni, documenti, pagamento, logistica e seguito.',
    keywords: [
      'avviare un’attività di export',
      'sistema di export',
      'passi per esportare',
      'esportatori {country}',
      'prima esportazione',
    ],
  },
  blocks: [
    image('export-plan', 'Un piano in otto passi su una scrivania'),
    p(
      'La maggior parte delle imprese esporta per la prima volta per caso. Un visitatore straniero passa allo stand, arriva un ordine, tutti lavorano fino a tardi, la merce parte, e poi più nulla. Un sistema è ciò che trasforma quel caso in un’attività: gli stessi passi, nello stesso ordine, ciascuno un po’ meglio della volta prima.',
    ),
    h2('1. Scegli un prodotto'),
    p(
      'Prendi il prodotto che realizzi nel modo più affidabile, non il più nuovo. Dovrebbe resistere a un viaggio di sei settimane, richiedere poche spiegazioni e avere un margine che sopporti il costo dell’imparare. Se devi adattarlo, a un’altra tensione, a un’altra spina o a un’altra etichetta, scopri adesso quanto costa.',
    ),
    h2('2. Scegli due mercati'),
    p(
      'Uno è troppo rischioso, cinque sono troppi. Cerca il codice doganale del tuo prodotto e guarda, nelle statistiche pubbliche sul commercio, quali paesi lo importano, da chi e se la cifra cresce. Preferisci un paese con cui il mercato {ofCountry} abbia un accordo commerciale, una linea marittima diretta e un modo simile di fare affari. Leggi le regole di quel paese per il tuo prodotto prima di innamorarti del mercato.',
    ),
    h2('3. Calcola il prezzo partendo dalla fine'),
    p(
      'Comincia da quanto il cliente finale paga oggi laggiù per qualcosa di simile. Togli il margine del negozio, del distributore e dell’importatore, poi il dazio, il nolo e l’assicurazione. Ciò che resta è il massimo che puoi chiedere al tuo cancello. Se è meno dei tuoi costi, il prodotto o il mercato è sbagliato, ed è meglio saperlo sulla carta.',
    ),
    h2('4. Impara quattro condizioni di consegna'),
    p(
      'Le regole Incoterms dicono chi paga, chi organizza e chi sopporta il rischio in ogni punto del percorso. All’inizio ne bastano quattro:',
    ),
    ul(
      'EXW: il compratore ritira alla tua porta. Semplice per te, spesso scomodo per lui, che deve sdoganare l’esportazione nel tuo paese.',
      'FCA: consegni la merce, sdoganata per l’esportazione, a un vettore indicato dal compratore. Una buona regola per i container.',
      'CIP: paghi trasporto e assicurazione fino a un luogo convenuto, mentre il rischio passa prima, al primo vettore.',
      'DAP: consegni, pronta per lo scarico, nel luogo di destinazione. Comoda per il compratore; offrila solo con uno spedizioniere di cui ti fidi.',
    ),
    h2('5. Metti i documenti in una cartella'),
    image('export-documents', 'Fattura, lista di imballaggio e certificato di origine'),
    p('Prepara una volta un modello di ciascuno e copialo per ogni spedizione:'),
    ol(
      'Fattura proforma, cioè la tua offerta nella forma che banche e dogane capiscono.',
      'Fattura commerciale, con codice doganale, origine, valuta e condizione di consegna.',
      'Lista di imballaggio, con peso e misure di ogni collo.',
      'Certificato di origine, di solito della tua camera di commercio.',
      'Documento di trasporto: polizza di carico, lettera di trasporto aereo o lettera di vettura stradale.',
      'Ciò che il tuo prodotto richiede in particolare, come un certificato sanitario, di conformità o di analisi.',
    ),
    p(
      'Nomi, quantità e pesi devono coincidere in tutti alla lettera. Sono più le spedizioni fermate da una differenza tra due carte che dalle tempeste.',
    ),
    h2('6. Concorda un pagamento sicuro'),
    p(
      'Il pagamento anticipato è la cosa migliore per te, il conto aperto è la migliore per il compratore, e la maggior parte del commercio sta nel mezzo. Per un primo ordine sono largamente accettati il trenta per cento in anticipo e il saldo contro copia del documento di trasporto. Per somme più alte usa una lettera di credito e chiedi alla tua banca di leggere la bozza prima che il compratore la apra. Più avanti, quando concedi credito, assicuralo.',
    ),
    h2('7. Trova uno spedizioniere, poi un secondo'),
    p(
      'Uno spedizioniere è il miglior maestro che un nuovo esportatore possa avere, e la lezione è compresa nel prezzo. Spiegagli il prodotto, chiedi due percorsi e domanda che cosa di solito va storto su ciascuno. Confrontalo con un altro una volta all’anno. Non cambiare per pochi dollari; cambia se nessuno ti richiama quando una nave è in ritardo.',
    ),
    callout(
      'Pesa e fotografa',
      'Prima che si chiudano le porte del container, annota il numero e il sigillo, pesa i colli e fotografa dalla porta aperta. Se c’è un reclamo, questa è la tua prova.',
    ),
    h2('8. Segui il cliente'),
    p(
      'Scrivi al compratore il giorno del carico, il giorno dell’arrivo e un mese dopo. Chiedi che cosa dovrebbe cambiare la prossima volta. Metti la risposta nella tua cartella. Il secondo ordine costa meno del primo, e il terzo arriva quasi da solo.',
    ),
    h2('Chi fa tutto questo'),
    p(
      'All’inizio una persona sola, con due mattine fisse alla settimana e il diritto di interrompere la produzione con una domanda. L’export fallisce meno spesso per mancanza di denaro che per mancanza di quelle due mattine. Scrivi gli otto passi con il nome di chi li fa e appendi il foglio dove passano tutti. Quel foglio è il tuo sistema di export. Miglioralo dopo ogni spedizione.',
    ),
  ],
};
