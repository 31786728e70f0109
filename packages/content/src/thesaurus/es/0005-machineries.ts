import type { Terms } from '../types.ts';

export const machineries: Terms = {
  'CNC Lathes': 'torno, torno cnc, centro de torneado, torno mecánico, torno paralelo',
  'Machining Centers': 'centro de mecanizado, fresadora, fresadora cnc, centro de maquinado, máquina cnc?',
  'Laser Cutting Machines':
    'cortadora láser, máquina de corte láser, corte por plasma, grabadora láser, láser de fibra',
  'Press Brakes': 'plegadora, prensa plegadora, plegadora de chapa, prensa hidráulica, dobladora de lámina',
  'Grinding Machines': 'rectificadora, esmeriladora, máquina rectificadora, pulidora de metales',
  'Punching Machines': 'punzonadora, prensa troqueladora, punzonadora cnc, prensa excéntrica',
  'Bending Machines': 'dobladora de tubos, curvadora, roladora, cilindradora, dobladora de varilla',
  'Panel Saws':
    'sierra de panel, escuadradora, seccionadora, sierra de cinta, aserradero, sierra de banco, sierra?, sierras?',
  'Edge Banding Machines': 'enchapadora de cantos, canteadora, aplacadora de cantos, enchapadora',
  'CNC Routers': 'router cnc, fresadora para madera, grabadora cnc, pantógrafo cnc',
  'Wood Planers': 'cepilladora, regruesadora, cepillo de madera, moldurera',
  'Wood Drying Kilns': 'secadero de madera, cámara de secado de madera, secador de madera, horno de secado',
  'Injection Molding Machines': 'inyectora, inyectora de plástico, máquina de inyección, máquina inyectora',
  'Extrusion Lines': 'extrusora, línea de extrusión, extrusora de plástico, extrusora de tubos',
  'Blow Molding Machines': 'sopladora, sopladora de botellas, máquina de soplado, sopladora pet',
  'Thermoforming Machines': 'termoformadora, máquina de vacío plástico, máquina de vasos plásticos',
  'Plastic Recycling Machines':
    'peletizadora, trituradora de plástico, molino de plástico, lavado de pet, recicladora de plástico',
  'Filling Machines': 'llenadora, máquina llenadora, envasadora de líquidos, embotelladora, dosificadora de líquidos',
  'Labeling Machines': 'etiquetadora, máquina etiquetadora, aplicador de etiquetas',
  'Carton Sealing Machines': 'selladora de cajas, precintadora, formadora de cajas, flejadora, encartonadora',
  'Shrink Wrapping Machines':
    'retractiladora, termoencogible, túnel de termoencogido, envolvedora de pallets, enfardadora de palets',
  'Vacuum Packaging Machines': 'envasadora al vacío, empacadora al vacío, selladora al vacío',
  'Form Fill Seal Machines': 'empacadora vertical, envasadora vertical, flow pack, empaquetadora, envasadora de sobres',
  'Capping Machines': 'tapadora, taponadora, roscadora de tapas, tapadora de botellas, selladora de latas',
  'Baking Ovens': 'horno de panadería, horno de pizza, horno rotativo, horno industrial de pan, amasadora',
  'Meat Processing Machines': 'molino de carne, picadora de carne, cortadora de carne, embutidora, sierra para carne',
  'Dairy Processing Lines':
    'pasteurizador, homogeneizador, planta láctea, descremadora, equipo lácteo, tanque de leche, ordeñadora, máquina de ordeño, sala de ordeño, equipo de ordeño',
  'Fruit Juice Lines': 'línea de jugos, extractor de jugo industrial, planta de zumos, despulpadora',
  'Grain Milling Machines': 'molino de harina, molino de granos, molino de arroz, molino de martillos, molino de maíz',
  'Date Processing Lines': 'procesamiento de dátiles, deshuesadora de dátiles, línea de dátiles',
  'Frying Lines': 'freidora industrial, freidora continua, línea de papas fritas, línea de snacks',
  Excavators: 'excavadora, retroexcavadora, miniexcavadora, pala excavadora, mixta',
  'Wheel Loaders': 'cargadora, pala cargadora, cargador frontal, minicargadora, payloader',
  'Concrete Mixers':
    'hormigonera, mezcladora de concreto, mezcladora de cemento, trompo mezclador, planta de concreto, bomba de concreto',
  'Tower Cranes': 'grúa torre, grúa de construcción, grúa autodesplegable, grúa?',
  'Road Rollers': 'rodillo compactador, apisonadora, compactadora?, vibroapisonador, aplanadora',
  'Asphalt Plants': 'planta de asfalto, pavimentadora, extendedora de asfalto, planta asfáltica',
  'Piling Rigs': 'piloteadora, hincadora de pilotes, perforadora de pilotes, martinete',
  'Motor Graders': 'motoniveladora, niveladora, bulldozer, topadora, motoconformadora',
  Tractors: 'tractor, tractor agrícola, motocultor, arado, rastra agrícola',
  'Combine Harvesters': 'cosechadora, segadora trilladora, cosechadora de granos, trilladora, combinada agrícola',
  'Irrigation Equipment':
    'pivote central, sistema de riego, equipo de riego, cañón de riego, riego?, sistemas de riego?',
  'Seed Drills': 'sembradora, plantadora, sembradora de precisión, máquina de siembra',
  Sprayers: 'pulverizador, fumigadora agrícola, atomizador agrícola, aspersora, mochila fumigadora',
  'Hay Balers': 'empacadora de heno, enfardadora, rotoempacadora, embaladora de paja',
  'Spinning Machines': 'hiladora, máquina de hilar, carda textil, continua de hilar',
  'Weaving Looms': 'telar, telar industrial, máquina tejedora plana, telar de aire',
  'Knitting Machines': 'tejedora circular, máquina de punto, máquina tejedora, tricotosa',
  'Dyeing Machines': 'máquina de teñido, teñidora, jigger textil, rama textil',
  'Industrial Sewing Machines': 'máquina de coser, máquina de coser industrial, overlock, remalladora, máquina recta',
  'Embroidery Machines': 'bordadora, máquina de bordar, bordadora industrial, acolchadora',
  'Offset Presses': 'prensa offset, impresora offset, máquina offset, rotativa, imprenta offset',
  'Flexographic Presses': 'impresora flexográfica, máquina flexográfica, flexo, rotograbado',
  'Digital Printers': 'impresora de gran formato, plotter, impresora uv, ploter, impresora dtf, gran formato',
  'Screen Printing Machines':
    'serigrafía, máquina de serigrafía, pulpo serigráfico, tampografía, plancha térmica sublimación',
  'Bookbinding Machines':
    'encuadernadora, guillotina de papel, máquina de encuadernación, plegadora de papel, laminadora de papel',
  'Jaw Crushers':
    'trituradora de mandíbulas, chancadora, quebradora, trituradora de piedra, trituradora de cono, machacadora',
  'Ball Mills': 'molino de bolas, molino de minerales, molino de barras',
  'Vibrating Screens': 'criba vibratoria, zaranda, cribadora, zaranda vibratoria, tamizadora',
  'Mine Loaders': 'cargador lhd, scooptram, camión minero, cargadora subterránea',
  'Belt Feeders': 'alimentador de banda, alimentador vibratorio, alimentador de placas',
  'Flotation Machines': 'celda de flotación, máquina de flotación, separador magnético, concentrador de minerales',
  Forklifts:
    'montacargas, carretilla elevadora, toro montacargas, autoelevador, grúa horquilla, carretilla elevadora eléctrica, yale montacargas',
  'Overhead Cranes': 'puente grúa, grúa puente, grúa pórtico, polipasto puente, grúa bandera, grúa?',
  'Electric Hoists': 'polipasto, tecle eléctrico, diferencial de cadena, malacate, cabrestante, aparejo eléctrico',
  'Pallet Trucks': 'transpaleta, patín hidráulico, traspaleta, zorra hidráulica, apilador, estibadora, transpalet',
  'Scissor Lifts':
    'plataforma tijera, elevador de tijera, mesa elevadora, plataforma elevadora, brazo articulado elevador',
  'Reach Stackers': 'apiladora de contenedores, reach stacker, grúa de contenedores, portacontenedores',
};
