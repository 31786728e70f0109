import { callout, h2, image, ol, p, ul } from '../../pages/blocks.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { heads } from './heads.ts';

export const qualifiedExportingCompanies: PageTexts = {
  ...heads['tip-5'],
  meta: {
    title: 'Chi è un esportatore industriale qualificato? | WBN {country}',
    description:
      'Sette segni di un esportatore industriale qualificato, un’autovalutazione per le imprese {ofCountry} e consigli per verificare un fornitore.',
    keywords: [
      'esportatore qualificato',
      'qualificazione dei fornitori',
      'fornitori verificati',
      'esportatori {country}',
      'audit di fabbrica',
    ],
  },
  blocks: [
    image('exporter-factory', 'Una fabbrica con la baia di carico aperta'),
    p(
      'Ogni impresa può definirsi esportatrice. Un compratore deve scoprire, da lontano e in pochi giorni, quali sanno davvero consegnare due volte la stessa qualità. Da qualunque parte ti trovi, è utile sapere che cosa si guarda. Ecco i sette segni che riteniamo più affidabili, ricavati da molte verifiche di fornitori e dagli errori che c’erano dietro.',
    ),
    h2('1. Si può identificare'),
    p(
      'La ragione sociale è la stessa nel registro, sulla fattura, sul conto bancario e nel profilo. C’è un indirizzo in cui lavorano persone, un telefono fisso o un centralino, e un dominio proprio per la posta. Un conto bancario in un altro paese e a un altro nome è il segno davanti al quale un compratore prudente si ferma del tutto.',
    ),
    h2('2. Produce, o sa esattamente chi produce'),
    p(
      'Un produttore può mostrare le macchine, dire quanti pezzi ne escono in un turno e indicare il passaggio che limita la capacità. Anche una società commerciale può essere un’ottima esportatrice, se dice apertamente che commercia e conosce le sue fabbriche. Ciò che non va è un commerciante che finge di essere una fabbrica, perché allora nessuno sa rispondere alla seconda domanda tecnica.',
    ),
    h2('3. Controlla la qualità e può dimostrarlo'),
    p(
      'Un sistema di qualità certificato è un buon inizio. Dice di più ciò che accade in un giorno qualunque: il materiale in arrivo è controllato e contrassegnato, i disegni portano una revisione, gli strumenti di misura hanno una data di taratura, i pezzi scartati stanno in una cassetta rossa e qualcuno annota il perché. Chiedi il rapporto d’ispezione di una consegna recente, con il nome del cliente coperto. Un esportatore qualificato lo manda lo stesso pomeriggio.',
    ),
    h2('4. Conosce le regole del mercato'),
    p(
      'Il prodotto rispetta le norme del paese di destinazione e non solo quelle di casa: marcatura e dichiarazioni di conformità, contatto con gli alimenti, sostanze chimiche, etichette nella lingua giusta, certificati halal o fitosanitari dove servono, legno trattato per i pallet. Un esportatore che chiede «per quale paese?» prima di fare il prezzo lo ha già fatto.',
    ),
    h2('5. Ha i mezzi finanziari per finire l’ordine'),
    p(
      'Il compratore non ha bisogno di vedere i bilanci. Basta che l’anticipo richiesto sia proporzionato al materiale, che i fornitori siano pagati e che il cliente maggiore non sia metà del fatturato. Un assicuratore del credito all’export o una referenza bancaria possono confermarlo senza imbarazzo per nessuno.',
    ),
    h2('6. Parla, scrive e risponde'),
    p(
      'Qualcuno in azienda sa leggere una specifica nella lingua degli affari, che per lo più è l’inglese, e c’è una seconda persona che può farlo quando manca la prima. Le risposte arrivano al più tardi il giorno lavorativo successivo. Alle domande si risponde nell’ordine in cui sono state poste. Sembra poco; nelle nostre verifiche distingue i buoni fornitori dagli altri più nettamente di qualunque certificato.',
    ),
    h2('7. Ha già spedito, o si è preparato come se lo avesse fatto'),
    p(
      'L’esperienza si dimostra con tre spedizioni in tre paesi, con copie dei documenti di trasporto in cui i prezzi sono oscurati. Chi comincia può sostituirla con la preparazione: un imballaggio collaudato, uno spedizioniere con un nome, documenti modello, un’assicurazione e la pazienza di iniziare con un piccolo ordine.',
    ),
    h2('Metti alla prova la tua azienda'),
    image('exporter-audit', 'Un ispettore con una cartellina in un’officina'),
    p('Datti un punto per ciascuna di queste cose che potresti mandare a un compratore entro un’ora:'),
    ol(
      'Una visura del registro delle imprese, non più vecchia di sei mesi.',
      'Un elenco delle macchine con anno e capacità.',
      'I tuoi certificati validi, con i numeri.',
      'Una scheda tecnica in inglese del prodotto principale, con le tolleranze.',
      'Un rapporto d’ispezione finale degli ultimi tre mesi.',
      'Tre referenze all’estero, o due in patria che uno sconosciuto possa chiamare.',
      'Fotografie dell’imballaggio, con pesi e misure.',
      'Le tue condizioni di consegna e di pagamento in mezza pagina.',
      'Il nome della persona responsabile dell’export e del suo sostituto.',
      'Il codice doganale e l’origine di ogni prodotto.',
    ),
    p(
      'Con otto punti o più sei pronto, e il tuo profilo dovrebbe dirlo. Con un punteggio da cinque a sette, le carte mancanti sono il compito di un mese. Con meno, comincia dalla qualità e dai documenti prima di spendere denaro per farti vedere.',
    ),
    callout(
      'Che cosa aggiunge la verifica',
      'Le imprese con un pacchetto a pagamento possono essere verificate da noi o da un terzo indipendente. La verifica conferma i segni uno e due, e mostra ai compratori che non ti è dispiaciuto che te lo chiedessero.',
    ),
    h2('Se sei tu il compratore'),
    ul(
      'Cerca prima il prodotto, poi confronta tre imprese segno per segno.',
      'Fai una domanda tecnica a cui non si possa rispondere copiando il catalogo.',
      'Chiedi una breve videochiamata dall’officina, all’ora che scegli tu.',
      'Ordina un campione, poi un piccolo lotto, e fai ispezionare la prima spedizione completa prima che parta.',
      'Vai a trovarli quando l’affare è diventato importante. Nulla sostituisce una passeggiata dalla materia prima alla baia di carico.',
    ),
    p(
      'Un esportatore qualificato è contento di tutto questo. Aspettava un compratore che guardasse da vicino, perché quella è la gara che può vincere. Le imprese {ofCountry} che si preparano secondo questi sette segni scoprono che del prezzo si parla più tardi e di meno.',
    ),
  ],
};
