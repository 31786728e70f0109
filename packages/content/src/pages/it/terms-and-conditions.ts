import { h2, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const termsAndConditions: PageTexts = {
  title: 'Termini e condizioni',
  lead: 'In vigore dal 21 ottobre 2019',
  note: 'Questa traduzione è offerta per comodità. Se differisce dal testo inglese, prevale il testo inglese.',
  meta: {
    title: 'Termini e condizioni | WBN {country}',
    description:
      'Le condizioni alle quali le imprese {ofCountry} e di altri paesi usano WBN, la rete B2B ed elenco di fornitori.',
    keywords: ['termini e condizioni', 'WBN {country}', 'condizioni d’uso {country}', 'condizioni della rete B2B'],
  },
  blocks: [
    h2('1. L’accordo'),
    p(
      'Queste condizioni sono un accordo tra te, insieme all’impresa per la quale agisci, e WBN Network, Inc. («WBN», «noi»), società degli Stati Uniti d’America con sede a Miami, Florida. Valgono per questo sito, per i suoi siti gemelli e per ogni widget con cui il servizio è offerto su altre pagine.',
    ),
    p(
      'Possiamo modificare queste condizioni in qualunque momento pubblicando qui il nuovo testo. Continuare a usare il servizio dopo di ciò vale come accettazione. Se non accetti una modifica, smetti di usare il servizio e chiudi il tuo account.',
    ),
    h2('2. Chi può usare il servizio'),
    p(
      'Solo le imprese possono usare i servizi, non i consumatori. Chi si registra dichiara di essere maggiorenne, di agire per un’impresa, una professione o un ente pubblico e di avere il potere di impegnarli. L’uso personale e domestico non è previsto.',
    ),
    h2('3. Registrazione e account'),
    ul(
      'I dati di registrazione devono essere veri, esatti, attuali e completi, e vanno mantenuti tali. L’indirizzo fornito deve essere la sede principale dell’attività.',
      'Ogni utente può avere un solo account, salvo che ne approviamo un altro.',
      'Si accede con indirizzo e-mail e password. WBN non conserva la password: conserva solo un valore con cui una password si può controllare e dal quale non si può leggere.',
      'Tieni segreta la tua password e rispondi di ciò che si fa con il tuo account finché non ci comunichi che è in mani sbagliate.',
      'Possiamo rifiutare un account alla registrazione. Possiamo sospendere o chiudere un account per violazione di queste condizioni o perché il suo utente ne ha più di uno.',
    ),
    h2('4. Abbonamenti e pagamento'),
    p(
      'Il servizio è offerto in quattro livelli: Standard, che è gratuito, e Gold, Premium e Platinum, che sono a pagamento. Le pagine dei pacchetti dicono che cosa comprende ciascuno e quanto costa. Un abbonamento a pagamento appartiene a una sola azienda, comincia quando è pagato e dura un anno. I corrispettivi sono dovuti in anticipo e in dollari statunitensi; si aggiungono le imposte del tuo paese dove dobbiamo riscuoterle.',
    ),
    h2('5. I tuoi contenuti'),
    p(
      'Ciò che pubblichi resta tuo. Concedi a WBN una licenza mondiale, non esclusiva e gratuita di conservarlo, riprodurlo, tradurlo, adattarne il formato e mostrarlo per gestire e promuovere il servizio, sui nostri siti e sulle pagine dei partner, finché è pubblicato e per il tempo tecnicamente necessario a rimuoverlo. Dichiari di poter concedere questa licenza e che i tuoi contenuti non violano alcuna legge né alcun diritto altrui.',
    ),
    h2('6. Condotte vietate'),
    p('Non puoi:'),
    ul(
      'offrire beni o servizi illegali, contraffatti, rubati o soggetti a sanzioni;',
      'fingerti un’altra persona o impresa, o fingere di avere certificati che non hai;',
      'inviare messaggi di massa non richiesti, o raccogliere a tal fine i dati di contatto dei membri;',
      'pubblicare contenuti falsi, diffamatori, osceni, d’odio o dannosi per i minori;',
      'copiare l’elenco o una sua parte sostanziale, con macchine o a mano, oltre quanto consentono le nostre interfacce pubblicate;',
      'disturbare il servizio, aggirarne i limiti o cercare accessi che non ti sono stati dati;',
      'manipolare posizioni, reazioni, recensioni o valutazioni.',
    ),
    h2('7. Violazioni e sanzioni'),
    p(
      'Se violi queste condizioni possiamo, secondo la gravità della violazione e senza rimborso dei corrispettivi, avvertirti, rimuovere un’inserzione o altri contenuti, sospendere il tuo account o chiuderlo. Te ne diciamo il motivo, salvo che la legge lo vieti. Puoi chiedere un riesame scrivendoci entro trenta giorni.',
    ),
    h2('8. Rapporti tra membri'),
    p(
      'WBN mette in contatto imprese; non è parte di ciò che concordano. La verifica significa che noi o un terzo abbiamo controllato determinati fatti in un determinato giorno. Non è garanzia di solvibilità, qualità o consegna. Controlla i tuoi partner come fa un commerciante attento.',
    ),
    h2('9. Limiti di responsabilità'),
    p(
      'Il servizio è fornito così com’è e secondo disponibilità. Nei limiti consentiti dalla legge, WBN non risponde di danni indiretti o consequenziali, mancato guadagno, perdita di dati o di opportunità, né di atti di membri o di altri terzi.',
    ),
    p(
      'La nostra responsabilità complessiva è limitata al maggiore tra i corrispettivi che ci hai pagato nell’anno solare in cui è sorta la pretesa e il massimo legale, dove la legge ne fissa uno.',
    ),
    p('Ogni pretesa va presentata entro un anno da quando ne è sorta la causa. Dopo è prescritta.'),
    h2('10. Manleva'),
    p(
      'Tieni indenni WBN, il suo personale e i suoi rappresentanti dalle pretese di terzi, comprese le ragionevoli spese di difesa, che derivano dai tuoi contenuti, dai tuoi rapporti con altri membri o dalla tua violazione di queste condizioni.',
    ),
    h2('11. Forza maggiore'),
    p(
      'Nessuna delle parti risponde di ritardi o inadempimenti causati da eventi fuori dal suo ragionevole controllo, come calamità naturali, guerra, sciopero, atti di governo o guasti delle reti o dell’energia elettrica, finché l’evento dura.',
    ),
    h2('12. Proprietà intellettuale'),
    p(
      'Il software, il design, i testi, i nomi e i marchi del servizio appartengono a WBN o a chi ce li concede in licenza. Puoi usarli solo come il servizio prevede. Se ritieni che qualcosa sul sito violi un tuo diritto, inviaci una descrizione del diritto, l’indirizzo della pagina e i tuoi dati di contatto, e lo esamineremo senza indugio.',
    ),
    h2('13. Comunicazioni'),
    p(
      'Inviamo le comunicazioni all’indirizzo e-mail del tuo account; si considerano ricevute il giorno lavorativo successivo. Le comunicazioni a noi vanno all’indirizzo del servizio clienti {email}.',
    ),
    h2('14. Legge applicabile e foro'),
    p(
      'Queste condizioni sono regolate dalle leggi degli Stati Uniti d’America e dello Stato della Florida, escluse le loro norme sul conflitto di leggi. I tribunali di Miami, Florida, hanno giurisdizione esclusiva. Se una clausola non è valida, le altre restano in vigore. Il fatto che una volta non facciamo valere una clausola non significa che vi rinunciamo.',
    ),
    h2('15. Servizio clienti'),
    p('Domande su queste condizioni: {email}, {phoneUSA} (USA), {phoneEurope} (Europa).'),
  ],
};
