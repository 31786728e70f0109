import type { ErrorTexts } from './types.ts';

export const it: ErrorTexts = {
  ValidationError: 'Alcuni campi mancano o non sono validi. Controllali e invia di nuovo.',
  PageTooFar: 'Si possono leggere solo i primi 10.000 risultati. Restringi la ricerca.',
  NameReserved:
    'Questo nome si legge come quello di questa rete. Scegline un altro. Se è il tuo, contatta l’assistenza.',
  FilterUnknown:
    'Un filtro ha un valore che non esiste. Usa un valore indicato dalle faccette di una ricerca oppure omettilo.',
  PriceLimitsReversed: 'Il prezzo minimo è superiore al massimo. Scambia i due limiti.',
  PricesIncomparable:
    'Si possono ordinare solo prezzi nella stessa valuta. Scegline una in `filters.currency` oppure un altro ordine.',
  MalformedBody: 'Il corpo non è un JSON valido. Invia un oggetto JSON.',
  TokenNotFound: 'Accedi per farlo.',
  JsonWebTokenError: 'Questa sessione non è valida. Accedi di nuovo.',
  TokenExpiredError: 'Questa sessione è scaduta. Rinnovala o accedi di nuovo.',
  SessionError: 'Questa sessione è terminata. Accedi di nuovo.',
  LoginFailed: 'L’e-mail o la password non è corretta.',
  LoginCodeNeeded:
    'Per questo account sono state provate molte password. Invia insieme alla password il codice della nostra e-mail.',
  SecondFactorNeeded:
    'Questo account usa l’accesso in due passaggi. Invia il codice dell’app di autenticazione insieme alla password.',
  SecondFactorFailed: 'Il codice non è corretto o è già stato usato. Invia il successivo.',
  CodeInvalid: 'Questo codice non è più valido. Accedi di nuovo.',
  ProofRefused: 'Questa sessione appartiene a un altro browser. Accedi di nuovo.',
  ProofNonceNeeded: 'Firma di nuovo, con il nonce di `fields`.',
  Forbidden: 'Non hai il permesso di farlo.',
  ScopeMissing: 'Non hai consentito a questo sito di farlo. Puoi cambiarlo in «Siti autorizzati».',
  ConfirmationNeeded:
    'Il tuo accesso risale a un po’ di tempo fa. Conferma che sei tu sul sito degli account e riprova.',
  SecondFactorRequired:
    'Per questo serve l’accesso in due passaggi. Configuralo nel tuo account, in «Accesso in due passaggi», e riprova.',
  OtherLoginRequired:
    'Per questa azienda serve un altro accesso: con il provider dell’azienda o con la tua password. Accedi di nuovo in quel modo.',
  OriginRefused: 'Questo sito non può farlo con la chiave o la sessione che usa.',
  NotFound: 'Non c’è nulla con questo identificativo.',
  MethodNotAllowed: 'Questo percorso non risponde a quel metodo.',
  Conflict: 'Nel frattempo è cambiato. Ricarica e ripeti.',
  LastOwner: 'Un’azienda mantiene almeno un proprietario. Nominane prima un altro.',
  InFlight: 'La stessa richiesta è ancora in lavorazione. Attendi la risposta.',
  Closed: 'Questa conversazione è terminata',
  Gone: 'È stato rimosso.',
  TooLarge: 'È troppo grande. Invia meno del limite indicato nella documentazione.',
  UnsupportedMediaType: 'Invia il corpo come application/json.',
  IncompleteBusiness: 'Completa tutte le informazioni necessarie per creare il profilo della tua azienda.',
  PlanLimit: 'Il tuo piano non ha più posto. Passa a un piano superiore o rimuovi prima qualcosa.',
  SavedSearchLimit: 'Hai 50 ricerche salvate. È il limite: rimuovine prima una.',
  TermTaken:
    'Questa parola indica già la sottocategoria riportata in `fields`. Scegli un’altra parola o lascia che le indichi entrambe.',
  TermIgnored: 'La ricerca ignora questa parola in ogni testo. Scegli una parola che indichi prodotti.',
  ListFull: 'Questo elenco è pieno. Rimuovi prima qualcosa.',
  ThesaurusFull: 'Il tesauro contiene 5000 parole aggiunte. È il limite: rimuovine prima alcune.',
  UpgradeRefused: 'Un’azienda può passare solo a un abbonamento superiore.',
  UploadRefused: 'Questo file non è un’immagine utilizzabile: PNG, JPEG o WebP di al massimo 500 KB.',
  IdempotencyMismatch: 'Questa Idempotency-Key è stata usata con un’altra richiesta. Crea una nuova chiave.',
  PaymentFailed: 'Al momento non possiamo elaborare il pagamento, riprova tra qualche minuto o contatta l’assistenza',
  CardDeclined:
    'La tua banca ha rifiutato questa carta e non è stato addebitato nulla. Prova un’altra carta o chiedi alla banca.',
  EmailNotVerified: 'Conferma prima il tuo indirizzo e-mail: il link è nell’e-mail che ti abbiamo inviato.',
  TooManyRequests: 'Troppe richieste. Attendi il tempo indicato in Retry-After e riprova.',
  InternalError: 'Qualcosa è andato storto, riprova',
  PurchasesOff: 'Gli acquisti sono disattivati su questo sito. Contatta l’assistenza per passare a un piano superiore.',
  Unavailable: 'Il servizio è occupato o in riavvio. Riprova tra qualche secondo.',
};
