import type { MailTexts } from './texts.ts';

export const it: MailTexts = {
  hello: 'Buongiorno {name},',
  tagline: 'La rete di produttori, distributori e acquirenti',
  orOpen: 'Se il pulsante non funziona, apra questo indirizzo:',
  why: 'Riceve questa e-mail in base alle sue impostazioni di notifica.',
  unsubscribe: 'Non ricevere più e-mail di questo tipo',
  notYou: 'Se non è stato lei, cambi subito la password e chiuda tutte le sessioni.',
  verify: {
    subject: 'Confermi il suo indirizzo e-mail',
    text: 'Benvenuto in WBN. Confermi che questo indirizzo è suo: potrà inviare richieste e invitare colleghi.',
    action: "Conferma l'indirizzo",
    note: 'Il link funziona una sola volta, per 7 giorni. Se non si è registrato, ignori questa e-mail.',
  },
  known: {
    subject: 'Ha già un account',
    text: 'Qualcuno, forse lei, ha provato a registrare questo indirizzo. Ha già un account e non è cambiato nulla.',
    action: 'Accedi',
    note: 'Password dimenticata? Dalla pagina di accesso può sceglierne una nuova.',
  },
  reset: {
    subject: 'Scelga una nuova password',
    text: 'È stata chiesta una nuova password per il suo account. La scelga nella pagina di questo link.',
    action: 'Scegli una password',
    note: "Il link funziona una sola volta, per un'ora. Se non l'ha chiesta, ignori questa e-mail: la password resta quella di prima.",
  },
  passwordChanged: {
    subject: 'La sua password è stata cambiata',
    text: 'La password del suo account è appena stata cambiata e tutte le altre sessioni sono state chiuse.',
    action: 'Vai al tuo account',
  },
  change: {
    subject: 'Confermi il nuovo indirizzo e-mail',
    text: 'Vuole usare questo indirizzo per il suo account. Lo confermi e sostituirà quello precedente.',
    action: 'Usa questo indirizzo',
    note: 'Il link funziona una sola volta, per 24 ore.',
  },
  changed: {
    subject: 'Il suo indirizzo e-mail è cambiato',
    text: 'Da ora il suo account ha un altro indirizzo e-mail. Qui non arriveranno più messaggi.',
    action: 'Vai al tuo account',
  },
  deleted: {
    subject: 'Il suo account è stato eliminato',
    text: 'Il suo account e i suoi dati personali sono stati cancellati, come richiesto. Questa è la nostra ultima e-mail.',
  },
  invitation: {
    subject: '{company} la invita',
    text: '{company} la invita a far parte del suo team su WBN come {role}.',
    action: "Vedi l'invito",
    note: "L'invito vale per chi apre questo link, per 7 giorni. Non lo inoltri.",
    roles: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
  },
  inquiry: {
    subject: 'Nuova richiesta: {subject}',
    text: 'È arrivata una richiesta che attende risposta.',
    about: 'Oggetto',
    action: 'Leggi e rispondi',
  },
  unread: {
    subject: 'Un messaggio di {name} la attende',
    text: '{name} le ha scritto e il messaggio non è ancora stato letto.',
    count: 'Messaggi non letti',
    action: 'Leggi e rispondi',
  },
  digest: {
    subject: 'La sua giornata su WBN',
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
  receipt: {
    subject: 'Ricevuta {number}',
    text: "Grazie. Il pagamento è arrivato e l'abbonamento è attivo.",
    number: 'Ricevuta',
    business: 'Azienda',
    membership: 'Abbonamento',
    amount: 'Pagato',
    until: 'Pagato fino al',
    action: "Vedi l'abbonamento",
  },
};
