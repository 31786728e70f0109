import type { IndustryDescriptions } from '../types.ts';

export const it: IndustryDescriptions = {
  '0001':
    'Tecnologia e automazione: robot, controllori, sensori, azionamenti e reti con cui un impianto misura, decide e si muove da solo.',
  '0002':
    'Elettronica, dal chip al prodotto finito, con i computer, le reti e i programmi con cui lavorano le imprese.',
  '0003':
    'Energia e ambiente: solare, eolico, petrolio e gas, accumulo e distribuzione, e gli impianti che depurano acqua e aria.',
  '0004':
    'Prodotti industriali che ogni fabbrica compra: metalli, plastiche, prodotti chimici, pompe, valvole, utensili, dispositivi di protezione e imballaggi.',
  '0005':
    'Macchinari per produrre, confezionare, costruire, coltivare, estrarre e sollevare, dalla singola macchina alla linea completa.',
  '0006':
    'Trasmissione di potenza: i componenti che portano il moto dal motore al lavoro, come ingranaggi, cuscinetti, cinghie, catene, giunti e oleodinamica.',
  '0007': 'Abbigliamento per ogni persona e ogni uso, con i tessuti, i filati e le calzature che ne fanno parte.',
  '0008':
    'Prodotti per l’infanzia di cui genitori e negozi si fidano: vestiti, alimentazione, cura, mobili per la cameretta, sicurezza e giocattoli.',
  '0009':
    'Bellezza e cura di pelle, capelli e unghie, profumi e igiene, attrezzature per saloni e gli imballaggi di tutto questo.',
  '0010':
    'Accessori di moda che completano un abito: gioielli, orologi, borse, occhiali, foulard e le guarnizioni che servono a chi produce.',
  '0011':
    'Alimenti dal campo allo scaffale: freschi, secchi, surgelati e confezionati, con le sementi, i mangimi e le forniture per le aziende agricole.',
  '0012': 'Mobili per case, uffici, alberghi, scuole e giardini, con componenti e tessili per la casa.',
  '0013':
    'Salute e assicurazioni: dispositivi medici, farmaci, attrezzature per laboratori e ospedali, e i servizi che si prendono cura delle persone.',
  '0014':
    'Edilizia e immobili: materiali, strutture, finiture, illuminazione e climatizzazione per gli edifici, e le imprese che li realizzano.',
  '0015':
    'Servizi alle imprese che fanno funzionare il commercio: trasporti, finanza, ispezioni, consulenza legale, marketing, formazione e personale.',
};
