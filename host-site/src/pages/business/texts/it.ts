import type { BusinessTexts } from './en.ts';

export const it: BusinessTexts = {
  page: {
    compare: 'Confronta con altri fornitori',
    proof: 'Controllato e misurato',
    readMore: 'Leggi di più',
    readLess: 'Leggi di meno',
    fill: 'Aggiungi queste informazioni',
    addProducts: 'Aggiungi prodotti',
    onlyYou: 'Solo tu vedi questa parte vuota.',
  },
  facts: {
    verified: 'Verificata da WBN',
    checked: 'Controllato a {month}: {what}',
    scopeNames: {
      identity: 'identità dell’azienda',
      address: 'indirizzo',
      registration: 'registrazione',
      certificates: 'certificati',
      factory: 'stabilimento',
    },
    what: 'Che cosa è stato controllato',
    by: 'Controllato da',
    byOperators: 'Operatori di WBN, sui documenti inviati dall’azienda',
    when: 'Data',
    until: 'Valido fino al',
    noGuarantee: 'Il controllo descrive l’azienda in quella data. Non garantisce un ordine.',
    noRecord: 'WBN ha verificato questa azienda. Non c’è un registro pubblico di ciò che è stato controllato.',
    certificatesSeen: 'Operatori di WBN hanno visto questi certificati.',
    certificatesStated: 'Indicati dall’azienda. WBN non li ha controllati.',
    allCertificates: 'Tutti i certificati',
    answersWithin: 'Di solito risponde entro {time}',
    answersRate: 'Risponde al {rate} delle richieste',
    answersDetail:
      'Ha risposto al {rate} delle sue richieste più recenti. Metà delle prime risposte è arrivata entro {time}.',
    answersRateDetail: 'Ha risposto al {rate} delle sue richieste più recenti.',
    measured:
      'WBN lo misura su un massimo di {newest} richieste degli ultimi 12 mesi. Una richiesta senza risposta conta dopo questo numero di giorni: {days}.',
    founded: 'Fondata nel {year}',
    since: 'Su WBN da {month}',
  },
};
