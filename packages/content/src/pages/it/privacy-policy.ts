import { h2, h3, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const privacyPolicy: PageTexts = {
  title: 'Informativa sulla privacy',
  lead: 'Che cosa sappiamo di te, perché, per quanto tempo e che cosa puoi fare al riguardo.',
  meta: {
    title: 'Informativa sulla privacy | WBN {country}',
    description:
      'Come WBN raccoglie, usa, comunica e conserva le informazioni su utenti e imprese {ofCountry}, e quali diritti hai.',
    keywords: ['informativa sulla privacy', 'protezione dei dati', 'cookie', 'WBN {country}'],
  },
  blocks: [
    p(
      'WBN è un servizio per le imprese. La maggior parte di ciò che contiene descrive imprese ed è destinata a essere pubblica. Questa informativa riguarda la parte che ti concerne come persona.',
    ),
    h2('1. Raccolta delle informazioni'),
    p('Ci fornisci informazioni quando usi queste parti del servizio:'),
    ul(
      'Registrazione: nome e cognome, indirizzo e-mail, paese e una password. Dove è offerta la registrazione tramite social network, la rete che scegli ci trasmette il tuo nome e il tuo indirizzo e-mail, mai la tua password.',
      'Il tuo profilo utente: foto, posizione, azienda, numero di telefono, data di nascita e professione. Gli ultimi due dati sono mostrati ad altri solo se lo indichi.',
      'Profili aziendali e prodotti: ciò che scrivi su un’azienda, con le sue immagini, i certificati e i dati di contatto.',
      'Verifica degli account: le imprese verificate forniscono dati aggiuntivi, come documenti di registrazione, codice fiscale, prova dell’indirizzo e il nome di una persona che possiamo chiamare. Questi dati sono visti solo da chi esegue la verifica.',
      'Pacchetti a pagamento: il pacchetto, la data e l’importo. Il numero della carta va direttamente al fornitore dei pagamenti e non arriva mai a noi.',
      'Recensioni e valutazioni, post, commenti e contributi a un forum di discussione: il testo, l’autore e l’ora. Sono pubblici.',
      'Richieste e messaggi: il loro testo, visibile alle due parti.',
      'Gestione dei reclami e assistenza: ciò che ci dici e le nostre risposte.',
    ),
    p(
      'I nostri server registrano inoltre, per breve tempo, l’indirizzo di rete, l’ora e il tipo di ogni richiesta, per mantenere sicuro il servizio e trovare i guasti.',
    ),
    h2('2. Uso delle informazioni'),
    p('Usiamo le informazioni per:'),
    ul(
      'mostrare profili, prodotti e post a chi li cerca;',
      'consegnare richieste e messaggi e avvisarti del loro arrivo;',
      'fornire e fatturare i pacchetti a pagamento;',
      'verificare le imprese che lo chiedono;',
      'rispondere alle domande e gestire i reclami;',
      'prevenire frodi, spam e attacchi;',
      'contare, senza nomi, come il servizio viene usato, e migliorarlo.',
    ),
    p(
      'Non creiamo profili pubblicitari di persone e non prendiamo decisioni su di te soltanto per mezzo di una macchina.',
    ),
    h2('3. Comunicazione delle informazioni'),
    p(
      'Le parti pubbliche di un profilo sono viste da tutti, su tutti i siti della rete e sulle pagine dei partner che integrano i nostri widget. A parte questo, comunichiamo informazioni solo alle società che per contratto ospitano, proteggono o incassano per noi (hosting, e-mail, pagamenti, verifica), a una società che rilevi l’intero servizio e alle autorità quando la legge ci obbliga. Non vendiamo informazioni personali.',
    ),
    h2('4. Conservazione delle informazioni'),
    p(
      'Conserviamo il tuo account finché lo hai. Quando lo chiudi, il tuo profilo scompare subito dal sito ed è cancellato entro trenta giorni; le copie di sicurezza scadono entro novanta. I messaggi che hai inviato restano all’azienda che li ha ricevuti. Le fatture sono conservate per il tempo richiesto dalla legge fiscale. Le registrazioni dei server sono cancellate dopo trenta giorni, salvo che sia in corso l’indagine su un incidente. Le ricerche che salvi restano finché non le rimuovi o chiudi l’account. Ciò che si cerca e i risultati che si aprono restano per novanta giorni, senza nome, account o indirizzo, per migliorare la ricerca.',
    ),
    h2('5. Cookie e memoria locale'),
    p(
      'Il sito degli account imposta i cookie necessari per mantenere aperta la sessione. Questo sito conserva nel tuo browser la sessione, la lingua e, se ne scegli una, l’azienda a nome della quale parli. Non ci sono cookie pubblicitari né contatori di altre società. Se svuoti la memoria del browser la sessione si chiude; non si perde altro.',
    ),
    h2('6. Modifiche a questa informativa'),
    p(
      'Quando questa informativa cambia, il nuovo testo appare in questa pagina. Se una modifica riguarda ciò che facciamo con informazioni che ci hai già dato, ti scriviamo prima che abbia effetto.',
    ),
    h2('7. Visitatori dall’Unione europea'),
    p(
      'Se ti trovi nell’Unione europea, nello Spazio economico europeo o nel Regno Unito, per te vale anche quanto segue.',
    ),
    h3('Base giuridica'),
    p(
      'Trattiamo informazioni per eseguire il contratto con te (il tuo account, i tuoi messaggi, il tuo pacchetto), perché siamo obbligati a farlo (fatture), per il nostro interesse legittimo a un elenco sicuro e utile (registrazioni dei server, prevenzione degli abusi) o perché hai dato il consenso (per esempio a mostrare la data di nascita). Puoi revocare il consenso in qualunque momento.',
    ),
    h3('Trasferimenti internazionali'),
    p(
      'Il servizio è gestito dagli Stati Uniti. Le informazioni che lasciano l’Europa sono protette dalle clausole contrattuali tipo della Commissione europea o da una decisione secondo cui il paese di destinazione le protegge adeguatamente. Se la chiedi, ti inviamo una copia delle clausole.',
    ),
    h3('I tuoi diritti'),
    ul(
      'sapere che cosa conserviamo su di te e riceverne una copia;',
      'farlo correggere o cancellare;',
      'farne limitare l’uso, od opporti;',
      'portarlo con te in una forma leggibile dalle macchine;',
      'presentare reclamo all’autorità del tuo paese.',
    ),
    h2('8. Come contattarci'),
    p(
      'Scrivi a {email}, o chiama {phoneUSA} (USA) o {phoneEurope} (Europa). Rispondiamo alle domande sulla privacy entro trenta giorni, e di solito molto prima.',
    ),
    h2('9. Lingua'),
    p(
      'Questa informativa è stata scritta in inglese. Questa traduzione è offerta per comodità; se differisce, prevale il testo inglese, salvo che la legge del tuo paese disponga altrimenti.',
    ),
  ],
};
