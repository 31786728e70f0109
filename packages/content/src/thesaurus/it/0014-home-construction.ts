import type { Terms } from '../types.ts';

export const homeConstruction: Terms = {
  Cement: 'cemento, cemento portland, cemento bianco, clinker',
  'Bricks & Blocks': 'mattoni, mattone, blocchi di cemento, laterizi, forati, autobloccanti',
  'Sand & Aggregates': 'sabbia, ghiaia, inerti, pietrisco, ghiaino',
  'Gypsum Boards': 'cartongesso, lastre in cartongesso, controsoffitto, gesso',
  'Roofing Sheets':
    'lamiere per coperture, tegole, pannello sandwich, coppi, lamiera grecata, grondaia, grondaie, pluviali, pannello coibentato, pannelli frigoriferi',
  'Precast Concrete':
    'prefabbricati in cemento, pannelli in calcestruzzo, tubi in cemento, calcestruzzo preconfezionato',
  'Construction Chemicals':
    'impermeabilizzante, additivi per calcestruzzo, colla per piastrelle, guaina bituminosa, malta, stucco fughe',
  'Reinforcing Bars':
    'tondini per cemento armato, ferro per edilizia, tondo per cemento armato, tondino, rete elettrosaldata edilizia, ferro?',
  'Steel Beams': 'travi in acciaio, travi ipe, putrelle, trave hea, profilati in acciaio, angolari acciaio',
  'Prefabricated Steel Buildings':
    'capannoni in acciaio, capannone prefabbricato, strutture metalliche, edifici in acciaio, carpenteria metallica',
  Scaffolding: 'ponteggi, ponteggio, trabattello, casseforme, puntelli, scala a pioli, scala?, scale?',
  'Steel Grating': 'grigliati, grigliato in acciaio, grigliato elettroforgiato, griglia pedonale',
  'Ceramic Tiles': 'piastrelle in ceramica, piastrelle, mattonelle, rivestimento bagno',
  'Porcelain Tiles': 'gres porcellanato, piastrelle gres, gres, lastre in gres',
  Marble: 'marmo, lastre di marmo, travertino, pietra naturale, marmo di carrara',
  Granite: 'granito, lastre di granito, basalto, ardesia, porfido',
  'Mosaic Tiles': 'mosaico, mosaico di vetro, tessere mosaico, cementine',
  'Quartz Slabs': 'lastre in quarzo, quarzo per top, agglomerato di quarzo, pietra artificiale',
  'Wooden Doors': 'porte in legno, porta interna, porte interne, porta in legno, porta?',
  'Steel Doors':
    'porta blindata, porta tagliafuoco, porte in acciaio, portone garage, serranda, porta basculante, serrande, tapparella, tapparelle, avvolgibili, porta rapida, portone rapido',
  'Aluminum Windows': 'finestre in alluminio, infissi in alluminio, serramenti in alluminio, infissi?',
  'PVC Windows': 'finestre in pvc, infissi in pvc, serramenti in pvc',
  'Automatic Doors':
    'porte automatiche, porta scorrevole automatica, cancello automatico, motore cancello, sbarra automatica, sbarra stradale, barriera stradale, barriera automatica',
  'Door Locks':
    'serratura, serrature, lucchetto, maniglia porta, cilindro serratura, maniglie per porte, serratura smart',
  'Glass Facades':
    'facciata continua, facciate in vetro, facciate vetrate, vetro temperato, alucobond, parapetto in vetro',
  'Laminate Flooring': 'pavimento laminato, parquet laminato, laminato',
  'Vinyl Flooring': 'pavimento vinilico, pavimento in pvc, linoleum, lvt, pavimento spc',
  Parquet: 'parquet legno, pavimento in legno, parquet prefinito, decking, listoni in legno',
  'Raised Floors': 'pavimento sopraelevato, pavimenti galleggianti, pavimento flottante',
  'Artificial Grass': 'erba sintetica, prato sintetico, erba artificiale, prato finto',
  Faucets: 'rubinetto, rubinetteria, miscelatore, rubinetti, miscelatore lavabo, rubinetto cucina',
  Toilets: 'wc, vaso sanitario, water?, sanitari, bidet, orinatoio, sedile wc, cassetta wc',
  Bathtubs: 'vasca da bagno, vasche, vasca idromassaggio, jacuzzi',
  Showers: 'doccia, box doccia, soffione doccia, piatto doccia, cabina doccia, colonna doccia',
  'Wash Basins': 'lavabo, lavandino, lavello, lavabi, lavabo da appoggio, lavello cucina, mobile bagno',
  'Plastic Pipes': 'tubi in pvc, tubo pvc, tubi polietilene, tubi multistrato, tubi ppr, tubi in plastica',
  'Water Heaters': 'scaldabagno, boiler elettrico, scaldacqua, scaldabagno a gas, boiler',
  'LED Bulbs': 'lampadina led, lampadine, tubo led, lampadine led, faretti gu10, strisce led',
  Chandeliers: 'lampadario, lampadari, lampada a sospensione, plafoniera',
  'Street Lighting': 'lampione stradale, illuminazione stradale, lampioni, pali illuminazione, armatura stradale',
  Floodlights: 'faro led, proiettore led, torcia elettrica, fari led, torcia, campana industriale led',
  'Panel Lights': 'pannello led, faretto da incasso, pannelli led, faretti incasso, plafoniera led ufficio',
  'Decorative Lamps': 'lampada da tavolo, lampada da terra, piantana, applique, abat-jour, lampade decorative',
  'Switches & Sockets':
    'interruttore luce, presa elettrica, prese e interruttori, prese elettriche, placca interruttore, prolunga elettrica, ciabatta elettrica',
  'Electrical Wires':
    'cavi elettrici, filo elettrico, fili elettrici, cavo elettrico, cavo?, cavo di rame, cavi in rame, filo di rame',
  'Cable Trays': 'passerella portacavi, canalina, canalette, passerelle, canale portacavi',
  Conduits: 'tubi corrugati, tubo corrugato, guaina elettrica, tubo rigido elettrico, pressacavo',
  'Distribution Boxes':
    'centralino elettrico, quadretto elettrico, scatola di derivazione, cassetta di derivazione, scatola fusibili',
  'Home Automation': 'domotica, casa intelligente, smart home, termostato smart, interruttore smart',
  'Air Conditioners':
    'condizionatore, climatizzatore, condizionatori, aria condizionata, climatizzatori, split?, unità trattamento aria',
  'Water Chillers':
    "refrigeratore d'acqua, chiller, gruppo frigorifero, torre di raffreddamento, refrigeratori industriali",
  'Ventilation Fans':
    "ventilatore industriale, aspiratore, estrattore d'aria, ventilatore assiale, ventilatore da soffitto, soffiante, raffrescatore",
  'Air Ducts':
    'canali aria, condotti di ventilazione, tubo flessibile aria, bocchette aria, diffusori aria, canalizzazioni aria',
  Radiators:
    'radiatore, termosifone, termosifoni, scaldasalviette, stufa elettrica, termoarredo, riscaldamento a pavimento',
  'Air Curtains': "barriera d'aria, lama d'aria, barriere d'aria",
  Cookware: 'pentole, padelle, pentola a pressione, padella, casseruola, batteria di pentole, teglie',
  Tableware:
    'piatti, posate, bicchieri, stoviglie, tazze, servizio di piatti, bicchieri monouso, thermos, bottiglia termica, borraccia termica, tazza termica, tazze da caffè, caffettiera da tavola',
  'Kitchen Appliances':
    'frigorifero, elettrodomestici, lavatrice, forno da cucina, piano cottura, lavastoviglie, microonde, frullatore, congelatore, frigo, friggitrice ad aria, cappa cucina, macchina caffè',
  'Storage Containers':
    'contenitori plastica, scatole portaoggetti, contenitori alimenti, contenitori ermetici, portapranzo',
  'Cleaning Supplies':
    'detersivo, prodotti per la pulizia, candeggina, detergenti, scope, mocio, carta igienica, sacchi spazzatura, ammorbidente',
  'Home Decoration':
    'decorazione casa, vaso decorativo, quadri, candele, specchio, carta da parati, oggettistica, cornici, fiori artificiali, soprammobili',
  'Garden Tools':
    'attrezzi da giardino, tosaerba, rastrello, forbici da potatura, decespugliatore, motosega, tagliasiepi, vanga, carriola cantiere, tubo da giardino',
  'Modular Houses': 'casa modulare, casa prefabbricata, case prefabbricate, case modulari, edilizia modulare',
  'Container Houses': 'casa container, container abitativo, case container, container ufficio',
  'Site Cabins': 'monoblocco, baracca di cantiere, bagno chimico, box cantiere, box guardiania',
  'Wooden Houses': 'casa in legno, casette in legno, chalet, baita, pergolato, bungalow in legno, case in legno',
  'Commercial Real Estate':
    'ufficio in affitto, locale commerciale, immobili commerciali, negozio in affitto, coworking',
  'Industrial Land': 'terreno industriale, lotto industriale, zona industriale, area industriale',
  'Residential Projects':
    'appartamenti, case in vendita, ville, complesso residenziale, immobili residenziali, progetti residenziali',
  'General Contracting': 'impresa edile, costruzioni edili, appaltatore, impresa di costruzioni, opere civili',
  'Architecture & Design':
    'architetto, studio di architettura, progettazione edilizia, rendering 3d, progettazione architettonica',
  'Interior Fit-Out': "arredamento d'interni, ristrutturazione, interior design, ristrutturazioni, allestimento negozi",
};
