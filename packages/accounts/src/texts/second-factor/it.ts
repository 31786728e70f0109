import type { SecondFactorTexts } from './texts.ts';

export const it: SecondFactorTexts = {
  title: 'Accesso in due passaggi',
  text: 'Dopo la password, l’accesso chiede un codice di un’app del tuo telefono. Chi scopre la tua password non può entrare solo con quella.',
  on: 'Attivo',
  off: 'Non attivo',
  setUp: 'Configura un’app di autenticazione',
  scanText:
    'Inquadra questa immagine con un’app di autenticazione del tuo telefono, poi scrivi il codice che l’app mostra.',
  qrLabel: 'Codice QR per la tua app di autenticazione',
  openApp: 'Apri in un’app su questo dispositivo',
  typeKey: 'Oppure scrivi questa chiave nell’app:',
  code: 'Codice',
  codeHint: 'Sei cifre, nuove ogni 30 secondi.',
  turnOn: 'Attiva l’accesso in due passaggi',
  codesTitle: 'I tuoi codici di recupero',
  codesText:
    'Conserva questi codici dove li trovi anche senza telefono. Ognuno sostituisce l’app una volta. Li mostriamo solo ora; quelli precedenti non funzionano più.',
  download: 'Salva come file',
  printHint: 'Puoi anche stampare questa pagina.',
  codesDone: 'Li ho conservati',
  codesLeft: 'Codici di recupero rimasti: {count}',
  newCodes: 'Crea nuovi codici di recupero',
  newCodesText: 'Quelli che hai smettono di funzionare.',
  replace: 'Configura un’altra app',
  replaceText: 'Per un telefono nuovo. L’app attuale funziona finché quella nuova non ha mostrato un codice.',
  offText:
    'Senza l’accesso in due passaggi per entrare basta la password. I tuoi codici di recupero smettono di funzionare.',
  turnOff: 'Disattiva l’accesso in due passaggi',
  offDone: 'L’accesso in due passaggi è disattivato.',
  stepTitle: 'Inserisci il codice',
  stepText: 'Apri la tua app di autenticazione e scrivi il codice che mostra per WBN.',
  stepHint: 'Sei cifre. Senza telefono, scrivi uno dei tuoi codici di recupero.',
  startAgain: 'Ricomincia',
  confirmTitle: 'Conferma che sei tu',
  confirmText: 'Stai per cambiare qualcosa di importante e il tuo accesso risale a un po’ di tempo fa.',
  confirmSave: 'Continua',
  errors: {
    codeMissing: 'Inserisci il codice',
    codeWrong: 'Il codice non è corretto o è già stato usato. Aspetta il successivo e riprova.',
    codeOfNewAppWrong:
      'Questo non è il codice della nuova chiave. Inquadra di nuovo l’immagine e controlla l’orologio del telefono.',
  },
};
