import type { SignInTexts } from './texts.ts';

export const it: SignInTexts = {
  offer: 'Accedi con la tua azienda',
  title: 'Accedi con la tua azienda',
  text: 'Se la tua azienda ha collegato il proprio accesso, entri con il tuo account di lì. Scrivi il tuo indirizzo di lavoro.',
  next: 'Continua',
  offerTitle: 'Continua con {business}',
  offerText: 'Vai all’accesso di {business} e torni con l’accesso effettuato. Il primo accesso crea un account per te.',
  goOn: 'Continua con {business}',
  withPassword: 'Accedi invece con la password',
  linkTitle: 'Collega il tuo account',
  linkText: 'D’ora in poi puoi entrare nell’account {email} con l’accesso di {business}.',
  linkMeans:
    'Anche gli amministratori di quell’accesso potrebbero entrare nel tuo account, e leggere e scrivere i tuoi messaggi. Un accesso così non agisce per nessun’altra tua azienda e non può cambiare il tuo indirizzo, la password o l’accesso in due passaggi.',
  linkJoins: 'Diventi anche membro di {business}.',
  link: 'Collega il mio account',
  linkLogin:
    'L’indirizzo {email} ha già un account. Accedi una volta con la password o la passkey, così nessun altro può collegarlo. Se non sai la password, chiedine una nuova nella pagina seguente.',
  failedTitle: 'Accesso non effettuato',
  ownTitle: 'Accesso di aziende',
  ownText: 'Puoi entrare nel tuo account con l’accesso di queste aziende.',
  unlink: 'Termina',
  unlinked: 'Il collegamento è terminato e sei uscito ovunque lo avevi usato.',
  allowedSite: 'Autorizzato in un accesso tramite quello di un’azienda, fino alla fine della sessione su quel sito.',
  errors: {
    none: 'Nessuna azienda ha collegato un accesso per questo indirizzo. Accedi con la password.',
    unreachable: 'L’accesso della tua azienda non risponde. Riprova più tardi o accedi con la password.',
    expired:
      'Questo accesso ha richiesto troppo tempo, è iniziato in un altro browser o è già stato usato. Ricomincia.',
    gone: 'La tua azienda ha terminato questo accesso. Accedi con la password.',
    refused: 'L’accesso della tua azienda non ti ha lasciato entrare o la risposta non era valida. Ricomincia.',
    unverified:
      'L’accesso della tua azienda non ha detto che il tuo indirizzo e-mail è confermato. Avvisa l’amministratore.',
    otherDomain: 'Il tuo indirizzo e-mail lì non appartiene a un dominio della tua azienda. Avvisa l’amministratore.',
    noName: 'L’accesso della tua azienda non ha inviato nome e cognome. Avvisa l’amministratore.',
    closed: 'Questo account non si può usare con questo accesso. Accedi con la password.',
  },
};
