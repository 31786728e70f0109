import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const distributionNetwork: PageTexts = {
  ...heads['tip-3'],
  meta: {
    title: 'Crea una rete di distribuzione all’estero | WBN {country}',
    description:
      'Come i produttori {ofCountry} trovano, scelgono, ingaggiano e sostengono distributori in altri paesi, passo dopo passo.',
    keywords: [
      'rete di distribuzione',
      'trovare distributori',
      'contratto di distribuzione',
      'produttori {country}',
      'export',
    ],
  },
  blocks: [
    image('distribution-map', 'Una mappa con un centro e diverse linee'),
    p(
      'Una grande macchina si può vendere da casa. Ricambi, utensili, alimenti, cosmetici o mobili hanno bisogno di qualcuno sul posto che tenga scorte, parli la lingua, faccia credito e risponda al telefono quando qualcosa si rompe. Quel qualcuno è un distributore: un’impresa che compra da te, a proprio nome e a proprio rischio, e rivende.',
    ),
    h2('Distributore, agente o filiale'),
    p(
      'Un agente trova clienti in cambio di una provvigione; sei tu a vendere, a consegnare e a sopportare il rischio. È adatto a beni costosi e a pochi clienti. Un distributore guadagna la differenza tra due prezzi e ti toglie il lavoro. È adatto a molti clienti e a piccoli ordini. Una filiale tua ti dà il controllo e ti costa un direttore, un ufficio e parecchi anni. La maggior parte delle imprese comincia con un distributore e apre una filiale, se mai la apre, nel mercato in cui lui ha avuto successo.',
    ),
    h2('Prima disegna il ritratto'),
    p('Prima di cercare, descrivi per iscritto l’impresa che vorresti trovare:'),
    ul(
      'i prodotti che vende già, che dovrebbero andare ai tuoi clienti senza farti concorrenza;',
      'le dimensioni: abbastanza grande per investire, abbastanza piccola perché il tuo prodotto le importi;',
      'le regioni che copre davvero con le proprie persone;',
      'che cosa deve saper fare, come la conservazione a freddo, l’installazione o la registrazione presso un ministero;',
      'chi decide, e se quella persona sarà ancora lì fra cinque anni.',
    ),
    p(
      'Il secondo punto è quello trascurato più spesso. Il più grande distributore di un paese metterà il tuo catalogo su uno scaffale accanto ad altri quattrocento, e forse il suo unico scopo è che non lo abbia nessun altro.',
    ),
    h2('Fai una lista lunga, poi una corta'),
    ol(
      'Cerca in questo elenco i distributori dei prodotti che stanno accanto ai tuoi. Se produci cerniere, cerca chi vende guide per cassetti.',
      'Chiedi ai clienti finali da chi comprano. Due telefonate a chi usa il prodotto valgono una settimana di ricerca alla scrivania.',
      'Guarda chi rappresenta i tuoi concorrenti nel paese vicino.',
      'Scrivi a una ventina di loro, nella loro lingua, in otto righe: che cosa produci, chi lo usa, perché si vende, che cosa cerchi. Allega una pagina, non di più.',
      'Parla con gli otto che rispondono. Chiedi come lo venderebbero, e ascolta.',
      'Visitane tre, guarda il magazzino e, se te lo permettono, viaggia un giorno con un venditore.',
    ),
    callout(
      'Una domanda utile',
      'Chiedi a ogni candidato: quali clienti visiteresti per primi, e che cosa direbbero? Un buon distributore ne nomina subito tre. Uno scarso parla del mercato in generale.',
    ),
    h2('Prova prima di sposarti'),
    p(
      'Concorda una prova: un primo ordine di una misura che non faccia male a nessuno, un listino, un territorio, sei o dodici mesi e una cifra da raggiungere. Ancora nessuna esclusiva, ma la promessa di non nominare nessun altro durante la prova. Alla fine ci si siede e si decide con i fatti.',
    ),
    h2('Che cosa va nel contratto'),
    image('distribution-contract', 'Due firme su un contratto'),
    p(
      'Fallo redigere da un avvocato che conosca la legge di quel paese, perché in alcuni i distributori sono fortemente tutelati. Almeno questi punti dovrebbero essere chiari:',
    ),
    ul(
      'territorio, prodotti e clienti, e quali tieni per te;',
      'esclusiva, legata a un acquisto minimo per ogni anno e persa se manca;',
      'prezzi, come possono cambiare e con quale preavviso; valuta e pagamento;',
      'scorte da tenere, formazione, assistenza e garanzia: chi le fa e chi le paga;',
      'marchi e registrazioni, che devono essere a tuo nome e tornare a te;',
      'rapporti: vendite per prodotto e regione ogni trimestre, e nomi dei clienti finali dove la legge lo consente;',
      'durata, disdetta e che cosa accade alle scorte alla fine; legge applicabile e arbitrato.',
    ),
    h2('Lascia spazio al suo margine'),
    p(
      'Un distributore vive del margine e con quello paga scorte, credito, venditori, assistenza e la propria pubblicità. A seconda del ramo può avere bisogno del quindici per cento o del cinquanta. Se con il tuo prodotto non guadagna bene ne venderà un altro, e nessun contratto lo impedirà. Calcola la sua attività con la stessa cura della tua, e mostragli il calcolo.',
    ),
    h2('I primi cento giorni'),
    p(
      'Manda qualcuno a formare i suoi venditori e a visitare con loro dieci clienti. Dagli le tue immagini migliori, le schede tecniche nella sua lingua e il diritto di usarle. Passagli ogni richiesta dal suo territorio il giorno stesso in cui arriva, e diglielo. Concordate una telefonata fissa ogni due settimane. Se in questi cento giorni non c’è nessuna vendita, vai lì e scopri perché; raramente è per mancanza di clienti.',
    ),
    h2('Da un distributore a una rete'),
    p(
      'Quando due paesi funzionano, il terzo è più facile, perché hai una storia, una struttura dei prezzi e un contratto modello. Riunisci i tuoi distributori una volta all’anno, lascia che il migliore spieghi come fa, e tieni i prezzi tra paesi vicini così prossimi che nessuno sia tentato di vendere oltre confine. Il contratto tiene insieme una rete soltanto sulla carta. In pratica la tengono insieme le consegne puntuali, le risposte rapide e la sensazione che la fabbrica stia dalla loro parte.',
    ),
  ],
};
