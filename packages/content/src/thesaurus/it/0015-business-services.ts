import type { Terms } from '../types.ts';

export const businessServices: Terms = {
  'Sea Freight': 'spedizioni marittime, trasporto marittimo, nolo marittimo, spedizioniere, trasporto container',
  'Air Freight': 'spedizioni aeree, trasporto aereo merci, cargo aereo, merci via aerea',
  'Road Transport': 'trasporto su strada, autotrasporto, trasporto camion, autotrasportatore, corriere camion',
  'Customs Clearance': 'sdoganamento, spedizioniere doganale, pratiche doganali, dogana',
  Warehousing:
    'deposito merci, stoccaggio merci, logistica conto terzi, magazzino in affitto, magazzinaggio, magazzino, magazzini, deposito?',
  'Courier Services': 'corriere espresso, spedizione pacchi, consegna espressa, corrieri',
  'Project Cargo': 'trasporti eccezionali, carichi eccezionali, project cargo, trasporto pesante',
  'Cold Chain Logistics':
    'trasporto refrigerato, catena del freddo, magazzino frigorifero, celle frigorifere, logistica del freddo',
  'Letters of Credit': 'lettera di credito, credito documentario, lettere di credito',
  'Export Credit Insurance':
    'assicurazione del credito, assicurazione crediti, assicurazione export, assicurazione merci',
  Factoring: 'sconto fatture, anticipo fatture, factoring, cessione del credito',
  'Currency Exchange': 'cambio valuta, valuta estera, cambiavalute, forex, bonifico internazionale',
  'Bank Guarantees': 'garanzia bancaria, fideiussione, fideiussione bancaria, cauzione',
  'Pre-Shipment Inspection': 'ispezione pre-imbarco, ispezione merci, controllo qualità merci',
  'Laboratory Testing':
    'prove di laboratorio, analisi di laboratorio, laboratorio prove, analisi alimenti, taratura strumenti',
  'Quality System Certification':
    'certificazione iso, certificazione iso 9001, certificazione di qualità, ente certificatore',
  'Halal Certification': 'certificato halal, certificazione halal, ente halal',
  'Factory Audits': 'audit fornitori, audit di fabbrica, verifica fornitori, audit stabilimento',
  'Product Compliance': 'marcatura ce, certificazione ce, conformità prodotto, certificato di conformità',
  'Contract Law':
    "avvocato commerciale, diritto contrattuale, studio legale, avvocato d'affari, redazione contratti, avvocato, avvocati",
  'Trademark Registration':
    'registrazione marchio, marchio registrato, brevetto, proprietà intellettuale, deposito marchio',
  'International Arbitration':
    'arbitrato, arbitrato internazionale, risoluzione controversie, mediazione, recupero crediti',
  'Company Formation': 'costituzione società, apertura azienda, aprire società, registrazione impresa',
  'Customs Law': 'diritto doganale, avvocato doganalista, classificazione doganale, consulenza doganale',
  Auditing: 'revisione contabile, revisore contabile, revisore, revisione bilancio, audit contabile',
  Bookkeeping: 'contabilità, commercialista, tenuta contabilità, ragioniere, servizi contabili',
  'Tax Consulting':
    'consulente fiscale, consulenza fiscale, tributarista, dichiarazione redditi, consulenza tributaria',
  'Payroll Services': 'elaborazione paghe, buste paga, consulente del lavoro, paghe e contributi',
  'Zakat & VAT Advisory': 'consulenza iva, rimborso iva, partita iva, zakat',
  'Digital Marketing':
    'marketing digitale, social media marketing, pubblicità online, web marketing, agenzia di marketing',
  Branding: 'identità aziendale, creazione logo, branding, immagine coordinata',
  'Market Research': 'ricerca di mercato, ricerche di mercato, indagine di mercato, sondaggi, studio di fattibilità',
  'Graphic Design': 'grafico pubblicitario, grafica, progettazione grafica, grafico, design packaging',
  'Video Production': 'produzione video, video aziendale, video promozionale, montaggio video, fotografo prodotti',
  'Search Engine Optimization':
    'posizionamento google, seo, ottimizzazione motori di ricerca, posizionamento sui motori',
  'Printing Services': 'tipografia, stampa volantini, biglietti da visita, stampa digitale, servizi di stampa',
  'Export Consulting': 'consulenza export, temporary export manager, consulente export, internazionalizzazione',
  'Management Consulting':
    'consulenza aziendale, consulente aziendale, consulenza strategica, consulenza direzionale, business plan',
  'Engineering Consulting':
    'consulenza ingegneristica, studio di ingegneria, servizi di ingegneria, ingegneria civile, progettazione meccanica',
  'Human Resources Consulting': 'consulenza risorse umane, risorse umane, consulente hr',
  'Sustainability Consulting':
    'consulenza ambientale, sostenibilità, consulenza esg, bilancio di sostenibilità, impronta di carbonio',
  'Exhibition Stands': 'stand fieristico, stand fiera, allestimento stand, allestimenti fieristici, espositori roll up',
  'Event Management': 'organizzazione eventi, eventi aziendali, wedding planner, agenzia eventi',
  'Trade Missions': 'missione commerciale, missioni commerciali, incontri b2b, delegazione commerciale',
  'Promotional Gifts':
    'gadget aziendali, regali aziendali, gadget promozionali, articoli promozionali, oggetti promozionali',
  'Conference Services': 'servizi congressuali, organizzazione congressi, sala conferenze, noleggio audio video',
  'Language Courses': 'corsi di lingua, corso di inglese, scuola di lingue, lezioni di inglese',
  'Technical Training': 'formazione tecnica, corsi tecnici, formazione professionale, corso plc',
  'Export Management Courses': 'corso export manager, corso commercio estero, formazione export, corso import export',
  'Online Learning': 'corsi online, formazione online, e-learning, piattaforma e-learning, formazione a distanza',
  'Safety Training':
    'corsi sicurezza, formazione sicurezza, corso antincendio, corso primo soccorso, sicurezza sul lavoro',
  'Technical Translation':
    'traduzione tecnica, traduzione manuali, traduttore tecnico, agenzia di traduzioni, traduzione?',
  'Website Localization': 'localizzazione siti web, traduzione siti web, traduzione sito, localizzazione software',
  'Certified Translation': 'traduzione giurata, traduzione asseverata, traduttore giurato, traduzione certificata',
  'Conference Interpreting': 'interpretariato, traduzione simultanea, interprete, interpreti simultanei',
  'Industrial Cleaning':
    'impresa di pulizie, pulizia industriale, pulizie uffici, pulizia capannoni, servizi di pulizia',
  'Security Guards':
    'guardie giurate, vigilanza privata, servizio di sicurezza, guardia di sicurezza, istituto di vigilanza',
  'Maintenance Contracts':
    'contratto di manutenzione, manutenzione impianti, manutenzione edifici, global service, facility management',
  Recruitment: 'ricerca personale, selezione del personale, agenzia per il lavoro, cacciatore di teste, headhunter',
  'Temporary Staffing':
    'lavoro interinale, somministrazione lavoro, personale temporaneo, lavoratori in somministrazione',
  'Catering Services': 'ristorazione collettiva, catering, mensa aziendale, servizio catering, banqueting',
  'Pest Control': 'disinfestazione, derattizzazione, controllo infestanti, disinfestazioni',
};
