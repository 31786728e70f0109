import { subjectsIt } from '@wbn/contract';
import { membership } from './membership/it.ts';
import { removal } from './removal/it.ts';
import type { MailTexts } from './texts.ts';

export const it: MailTexts = {
  hello: 'Ciao {name},',
  helloAnybody: 'Ciao,',
  sender: {
    from: 'Da',
    status: 'Mittente',
    verified: 'Verificato da WBN',
    notVerified: 'Nuovo o non confermato: non abbiamo controllato questo nome',
  },
  tagline: 'La rete di produttori, distributori e acquirenti',
  orOpen: 'Se il pulsante non funziona, apri questo indirizzo:',
  why: 'Ricevi questa e-mail in base alle tue impostazioni di notifica.',
  unsubscribe: 'Non ricevere più e-mail di questo tipo',
  notYou: 'Se non sei stato tu, cambia subito la password e chiudi tutte le sessioni.',
  verify: {
    subject: 'Conferma il tuo indirizzo e-mail',
    text: 'Ti diamo il benvenuto in WBN. Conferma che questo indirizzo è tuo: potrai inviare richieste e invitare colleghi.',
    action: "Conferma l'indirizzo",
    note: 'Il link funziona una sola volta, per 7 giorni. Se non ti sei registrato, ignora questa e-mail.',
  },
  known: {
    subject: 'Hai già un account',
    text: 'Qualcuno, forse tu, ha provato a registrare questo indirizzo. Ha già un account e non è cambiato nulla.',
    action: 'Accedi',
    note: 'Password dimenticata? Dalla pagina di accesso puoi sceglierne una nuova.',
  },
  reset: {
    subject: 'Scegli una nuova password',
    text: 'È stata chiesta una nuova password per il tuo account. Sceglila nella pagina di questo link.',
    action: 'Scegli una password',
    note: "Il link funziona una sola volta, per un'ora. Se non l'hai chiesta, ignora questa e-mail: la password resta quella di prima.",
  },
  loginCode: {
    subject: 'Il codice per accedere',
    text: 'Per il tuo account sono state provate molte password: per accedere da un browser che non conosciamo serve anche questo codice.',
    code: 'Codice',
    action: 'Accedi',
    note: "Il codice vale un'ora. Non darlo a nessuno. Se non hai provato ad accedere, non devi fare nulla: i browser in cui hai già effettuato l'accesso continuano a funzionare.",
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account',
    text: "Qualcuno ha effettuato l'accesso al tuo account da un browser che non era mai stato usato prima.",
    browser: 'Browser usato',
    unknown: 'Browser sconosciuto',
    network: 'Rete',
    at: 'Ora',
    action: 'Vedi le tue sessioni',
    note: 'Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password: così si chiudono tutte le altre sessioni.',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    text: 'La password del tuo account è appena stata cambiata e tutte le altre sessioni sono state chiuse.',
    action: 'Vai al tuo account',
  },
  secondFactor: {
    subject: 'Accesso in due passaggi del tuo account',
    changes: {
      on: 'L’accesso in due passaggi è stato appena attivato per il tuo account.',
      app: 'Per il tuo account è stata appena configurata un’altra app di autenticazione. Quella precedente non funziona più.',
      codes:
        'Per il tuo account sono stati appena creati nuovi codici di recupero. Quelli precedenti non funzionano più.',
      passkey: 'Al tuo account è stata appena aggiunta una passkey. Con essa si entra senza password.',
      passkeyRemoved: 'Dal tuo account è stata appena rimossa una passkey.',
      off: 'L’accesso in due passaggi è stato appena disattivato per il tuo account. Ora per entrare basta la password.',
    },
    action: 'Vedi l’accesso in due passaggi',
    usedSubject: 'È stato usato un codice di recupero',
    usedText:
      'Qualcuno ha appena effettuato l’accesso al tuo account, o confermato una modifica, con uno dei tuoi codici di recupero. Quel codice non funziona più.',
    left: 'Codici rimasti',
    guessedSubject: 'Qualcuno conosce la tua password',
    guessedText:
      'Qualcuno ha scritto la tua password e poi ha provato molti codici della tua app di autenticazione. Lo abbiamo fermato per un’ora. Scegli subito una nuova password.',
    guessedAction: 'Cambia la password',
  },
  signInLinked: {
    subject: 'Un’azienda può ora farti accedere',
    text: 'Da ora l’accesso dell’azienda qui sotto apre il tuo account: chi lo gestisce decide chi entra.',
    note: 'Se non lo volevi, termina il collegamento nella pagina delle tue sessioni, poi cambia la password.',
  },
  change: {
    subject: 'Conferma il nuovo indirizzo e-mail',
    text: 'Qualcuno vuole usare questo indirizzo per il proprio account. Se sei tu, apri il link in un browser in cui hai effettuato l’accesso.',
    action: 'Usa questo indirizzo',
    note: 'Il link funziona una sola volta, per 24 ore. Se non sei stato tu, ignora questa e-mail: non cambia nulla, e nella pagina del link puoi annullarlo.',
  },
  changeAsked: {
    subject: 'È stato chiesto un altro indirizzo e-mail',
    text: "Qualcuno che conosce la tua password ha chiesto di usare un altro indirizzo e-mail per il tuo account. Il cambio avviene quando quell'indirizzo viene confermato.",
    action: 'Cambia la password',
  },
  changed: {
    subject: 'Il tuo indirizzo e-mail è cambiato',
    text: 'Da ora il tuo account ha un altro indirizzo e-mail. Qui non arriveranno più messaggi.',
    action: 'Vai al tuo account',
    undo: 'Annulla il cambio',
    note: "Se l'hai cambiato tu, non devi fare nulla. Altrimenti annulla il cambio entro tre giorni: questo indirizzo torna in uso, tutte le sessioni si chiudono e scegli una nuova password.",
  },
  deleted: {
    subject: 'Il tuo account è stato eliminato',
    text: 'Il tuo account e i tuoi dati personali sono stati cancellati, come richiesto. Questa è la nostra ultima e-mail.',
  },
  invitation: {
    subject: "Sei invitato in un'azienda su WBN",
    text: "Un'azienda su WBN ti invita a far parte del suo team come {role}.",
    inviter: 'Ti invita',
    action: "Vedi l'invito",
    note: "L'invito vale per chi apre questo link, per 7 giorni. Non inoltrarlo.",
    roles: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
  },
  inquiry: {
    subject: 'Nuova richiesta',
    text: 'È arrivata una richiesta che attende risposta.',
    writer: 'Scritto da',
    to: 'A',
    company: 'Azienda',
    country: 'Paese',
    subjects: subjectsIt,
    about: 'Oggetto',
    product: 'Prodotto',
    action: 'Leggi e rispondi',
  },
  unread: {
    subject: 'Un messaggio ti attende',
    text: 'Hai un messaggio non ancora letto.',
    count: 'Messaggi non letti',
    action: 'Leggi e rispondi',
  },
  digest: {
    subject: 'La tua giornata su WBN',
    text: 'Ecco le novità da ieri:',
    action: 'Vedi tutte le notifiche',
    kinds: {
      inquiry: 'Richieste',
      comment: 'Commenti',
      like: 'Mi piace',
      follow: 'Nuovi follower',
      connect: 'Richieste di contatto',
    },
  },
  weekly: {
    subject: 'La tua settimana su WBN',
    text: 'Ecco che cosa è successo nella settimana finita domenica:',
    products: 'Nuovi prodotti delle aziende che segui',
    posts: 'Nuovi post di chi segui',
    by: 'Di',
    unanswered: 'Richieste senza risposta',
    figures: {
      views: 'Visite alla pagina',
      productViews: 'Visite ai prodotti',
      searches: 'Ricerche che l’hanno trovata',
      inquiries: 'Nuove richieste',
    },
    compared: '{now} (la settimana prima: {before})',
    action: 'Apri la tua pagina iniziale',
    note: 'Ricevi questa e-mail il lunedì, quando c’è qualcosa da dire. Puoi cambiarlo nelle impostazioni: {address}',
  },
  search: {
    subject: 'Novità per la tua ricerca salvata',
    text: 'Su WBN ci sono aziende o prodotti nuovi che corrispondono a una tua ricerca.',
    search: 'Ricerca salvata',
    count: 'Nuovi risultati',
    business: 'Azienda',
    product: 'Prodotto',
    action: 'Vedi i risultati',
    note: 'Cambia la frequenza degli avvisi o rimuovi la ricerca: {address}',
  },
  verification: {
    subjects: {
      approved: 'La tua azienda è verificata',
      rejected: 'La tua azienda non è stata verificata',
      more: 'Servono altre prove per la tua verifica',
      revoked: 'La tua verifica è stata ritirata',
      ending: 'La tua verifica scade presto',
      expired: 'La tua verifica è scaduta',
    },
    texts: {
      approved:
        'Un operatore ha controllato le tue prove. Il segno di verifica appare sulla tua pagina e nei risultati.',
      rejected:
        'Un operatore ha esaminato le tue prove e non ha potuto confermarle. Sotto trovi il motivo. Puoi inviare nuove prove in qualsiasi momento.',
      more: 'Un operatore ha letto le tue prove e ne servono altre prima della decisione. Ciò che hai inviato resta: aggiungi solo ciò che manca.',
      revoked:
        'Un operatore ha ritirato la verifica della tua azienda. Sotto trovi il motivo. Puoi inviare nuove prove in qualsiasi momento.',
      ending:
        'La verifica della tua azienda scade nel giorno indicato sotto. Invia prove attuali prima di quel giorno per conservare il segno.',
      expired: 'Il segno di verifica non è più mostrato. Invia prove attuali per riaverlo.',
    },
    scopes: 'Controllato',
    scopeNames: {
      identity: "Identità dell'azienda",
      address: 'Indirizzo',
      registration: 'Registrazione',
      certificates: 'Certificati',
      factory: 'Stabilimento',
    },
    until: 'Valida fino al',
    action: 'Vedi la tua verifica',
  },
  duty: {
    subject: 'Configura l’accesso in due passaggi per continuare ad agire per la tua azienda',
    text: 'La tua azienda richiede l’accesso in due passaggi a tutti quelli che agiscono per lei. Dal giorno indicato potrai ancora accedere senza, ma non rispondere alle richieste, pubblicare o modificare qualcosa per l’azienda.',
    from: 'Richiesto dal',
    action: 'Configura l’accesso in due passaggi',
  },
  loginsEnded: {
    subject: 'I tuoi accessi sono stati chiusi',
    text: 'Un operatore ha chiuso tutti i tuoi accessi su tutti i siti per il motivo indicato sotto. Il tuo account non cambia: accedi di nuovo. Se non l’hai chiesto e pensi che qualcun altro abbia usato il tuo account, scegli una nuova password.',
  },
  membership,
  removal,
  suspension: {
    account: {
      suspended: {
        subject: 'Il tuo account è stato sospeso',
        text: 'Un operatore ha sospeso il tuo account: non puoi accedere e il tuo profilo è nascosto. Se è un errore, scrivici.',
      },
      restored: {
        subject: 'Il tuo account è stato ripristinato',
        text: 'Un operatore ha annullato la sospensione del tuo account. Puoi accedere di nuovo.',
      },
    },
    business: {
      suspended: {
        subject: 'La tua azienda è stata sospesa',
        text: 'Un operatore ha sospeso la tua azienda: pagina, prodotti e post sono nascosti. Nulla è stato cancellato. Se è un errore, scrivici.',
      },
      restored: {
        subject: 'La tua azienda è stata ripristinata',
        text: 'Un operatore ha annullato la sospensione della tua azienda. Pagina, prodotti e post sono di nuovo visibili.',
      },
    },
    action: 'Scrivici',
  },
  receipt: {
    subject: 'Ricevuta {number}',
    text: "Grazie. Il pagamento è arrivato e l'abbonamento è attivo.",
    number: 'Ricevuta',
    business: 'Azienda',
    membership: 'Abbonamento',
    tiers: { standard: 'Standard', gold: 'Gold', premium: 'Premium', platinum: 'Platinum' },
    amount: 'Pagato',
    until: 'Pagato fino al',
    action: "Vedi l'abbonamento",
  },
};
