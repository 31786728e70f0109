import type { Terms } from '../types.ts';

export const industrialTechnology: Terms = {
  'Steel Coils':
    'bobina de acero, lámina en rollo, acero galvanizado en bobina, rollo de acero, fleje de acero, hierro?, acero?',
  'Aluminum Profiles': 'perfil de aluminio, extrusión de aluminio, perfilería de aluminio, aluminio?',
  'Copper Rods':
    'varilla de cobre, alambrón de cobre, cátodo de cobre, cobre, tubo de cobre, tubería de cobre, caño de cobre',
  'Stainless Steel Sheets': 'lámina de acero inoxidable, plancha inox, chapa inoxidable, acero inoxidable, inox 304',
  'Titanium Alloys': 'titanio, barra de titanio, chapa de titanio, aleación de titanio',
  'Zinc Ingots': 'lingote de zinc, zinc, cinc, zamak',
  'Steel Billets': 'palanquilla, palanquilla de acero, tocho de acero, planchón',
  Castings: 'fundición, piezas fundidas, fundición a presión, piezas de fundición, hierro fundido',
  Forgings: 'forja, piezas forjadas, forjados, acero forjado',
  'Sheet Metal Parts': 'chapa metálica, calderería, piezas de chapa, fabricación metálica',
  'Wire Mesh': 'malla metálica, malla electrosoldada, tela metálica, malla ciclónica, alambrada, gavión',
  'Steel Pipes':
    'tubo de acero, tubería de acero, tubo galvanizado, tubo estructural, tubo sin costura, tubos?, tubo?, tuberías?, tubería?',
  'Machined Parts': 'piezas mecanizadas, mecanizado cnc, piezas torneadas, piezas cnc, maquinado cnc',
  'Metal Stampings': 'estampación metálica, piezas estampadas, troquelado, piezas troqueladas',
  'Polyethylene Resins': 'polietileno, pead, pebd, hdpe, resina de polietileno',
  'Polypropylene Resins': 'polipropileno, resina pp, pp homopolímero, granza de polipropileno',
  'PVC Compounds': 'compuesto de pvc, resina de pvc, pvc granulado, policloruro de vinilo',
  'Engineering Plastics': 'plásticos técnicos, abs, nylon pa66, policarbonato en granza, teflón ptfe',
  Masterbatch: 'masterbatch de color, concentrado de color, masterbatch negro, aditivos para plástico',
  'Plastic Sheets': 'lámina de plástico, acrílico, plancha de policarbonato, metacrilato, láminas acrílicas',
  'Injection Molded Parts':
    'piezas de plástico inyectado, inyección de plástico, piezas plásticas, moldes de inyección',
  'Rubber Seals': 'retén, junta de goma, empaque de goma, burlete, sello mecánico, empaquetadura, sello de caucho',
  'Rubber Hoses':
    'manguera de goma, manguera industrial, manguera de caucho, manguera de aire, manguera de succión, mangueras?, manguera?',
  'Rubber Sheets': 'plancha de goma, lámina de caucho, piso de goma, alfombra de caucho, lámina de neopreno',
  'O-Rings': 'junta tórica, o-ring, oring, anillo o, juntas tóricas',
  'Vibration Mounts': 'silentblock, amortiguador de vibraciones, soporte antivibratorio, taco antivibratorio',
  'Conveyor Rubber': 'banda de caucho, correa transportadora, goma para cinta transportadora, banda de hule',
  'Acids & Alkalis': 'sosa cáustica, soda cáustica, ácido sulfúrico, ácido clorhídrico, ácido nítrico, lejía de sosa',
  Solvents: 'disolvente, solvente, acetona, thinner, tolueno, alcohol isopropílico, aguarrás',
  Adhesives: 'pegamento, adhesivo, cola?, silicona sellador, pegante, cola blanca, adhesivo industrial',
  'Industrial Resins': 'resina epoxi, resina poliéster, resina, resina acrílica, resina fenólica',
  'Pigments & Dyes': 'pigmento, colorante, tinte textil, dióxido de titanio, óxido de hierro, anilina',
  Surfactants: 'tensioactivo, tensoactivo, surfactante, lauril sulfato, materia prima para detergente, emulsionante',
  'Industrial Gases': 'oxígeno industrial, nitrógeno líquido, argón, helio, acetileno, gases industriales',
  'Powder Coatings': 'pintura en polvo, pintura electrostática, recubrimiento en polvo',
  'Marine Coatings': 'pintura marina, pintura antiincrustante, pintura para barcos',
  'Epoxy Floor Coatings': 'piso epóxico, pintura epóxica para pisos, suelo epoxi, pavimento epoxi, resina para pisos',
  'Anticorrosive Paints': 'pintura anticorrosiva, antióxido, imprimación rica en zinc, pintura antioxidante',
  'Wood Coatings': 'barniz para madera, laca, tinte para madera, barniz, lasur',
  'Centrifugal Pumps':
    'bomba centrífuga, bomba multietapa, bomba de agua?, motobomba, bomba de presión, bomba periférica',
  'Submersible Pumps': 'bomba sumergible, bomba de pozo profundo, bomba de achique, bomba de pozo, bomba lapicero',
  'Diaphragm Pumps': 'bomba de diafragma, bomba de membrana, bomba neumática doble diafragma',
  'Gear Pumps': 'bomba de engranajes, bomba de trasiego de aceite, bomba de lóbulos, bomba de tornillo',
  'Vacuum Pumps': 'bomba de vacío, bomba de paletas, bomba de anillo líquido',
  'Dosing Pumps': 'bomba dosificadora, bomba peristáltica, dosificador de cloro, bomba de dosificación',
  'Ball Valves': 'válvula de bola, válvula esférica, llave de bola, válvula de esfera',
  'Gate Valves': 'válvula de compuerta, válvula esclusa, válvula de cuchilla, válvula de globo',
  'Butterfly Valves': 'válvula mariposa, válvula de mariposa, válvula wafer',
  'Check Valves': 'válvula de retención, válvula check, válvula antirretorno, válvula de pie',
  'Pipe Flanges': 'brida, bridas, brida ciega, brida de cuello, flange',
  'Pipe Fittings': 'codo, racores, accesorios de tubería, conexiones de tubería, te de tubería, abrazadera',
  'Safety Relief Valves': 'válvula de seguridad, válvula de alivio, válvula de sobrepresión',
  'Bolts & Nuts': 'perno, tuerca, pernos, tuercas, bulón, tornillos y tuercas, perno hexagonal',
  Screws: 'tornillo, tornillería, tirafondo, pija, tornillo autoperforante, clavos',
  Anchors: 'taco?, taco químico, anclaje, tarugo, perno de anclaje, taco de expansión, chazo',
  Rivets: 'remache, remaches, remache ciego, remache pop',
  Washers: 'arandela, rondana, arandela plana, arandela de presión',
  'Threaded Rods': 'varilla roscada, espárrago, barra roscada',
  'Power Tools':
    'taladro, amoladora, atornillador inalámbrico, rotomartillo, herramienta eléctrica, esmeril angular, sierra circular, soldadora?, máquina de soldar?, sierra?',
  'Hand Tools': 'llave inglesa, destornillador, alicate, martillo, caja de herramientas, desarmador, pinzas mecánicas',
  'Cutting Tools': 'broca, fresa?, herramientas de corte, disco de sierra, plaquita de metal duro, machuelo',
  'Measuring Tools': 'calibrador, cinta métrica, pie de rey, multímetro, nivel láser, flexómetro, micrómetro, vernier',
  Abrasives: 'lija, disco de corte, papel de lija, disco de desbaste, piedra esmeril, abrasivo',
  'Welding Consumables':
    'electrodo, alambre de soldadura, soldadura en varilla, varilla de soldar, alambre mig, soldadora?, máquina de soldar?',
  'Pneumatic Tools':
    'herramienta neumática, llave de impacto, pistola de clavos, martillo neumático, clavadora, compresor de aire?, compresores de aire?, compresor?, compresores?',
  'Safety Helmets': 'casco de seguridad, casco de obra, casco industrial, casco?',
  'Safety Footwear':
    'zapatos de seguridad, botas de seguridad, calzado de seguridad, botas punta de acero, botas de trabajo',
  'Protective Gloves':
    'guantes de trabajo, guantes de seguridad, guantes de protección, guantes anticorte, guantes industriales, guantes?, guantes de obra, guantes de construcción',
  Respirators:
    'respirador, mascarilla ffp2, máscara antigás, n95, mascarilla antipolvo, equipo de respiración, mascarillas?, gafas de protección?, gafas de seguridad?',
  'Fall Protection': 'arnés de seguridad, línea de vida, arnés anticaídas, eslinga anticaídas, protección anticaídas',
  'Fire Extinguishers':
    'extintor, matafuegos, extinguidor, extintor co2, manguera contra incendios, hidrante, manta ignífuga, boca de incendio',
  'Safety Signs':
    'señal de seguridad, señalización de seguridad, cono de tráfico, señales viales, letrero de advertencia',
  'Corrugated Boxes': 'caja de cartón, cajas corrugadas, cajas de embalaje, cartón corrugado, cajas de envío',
  'Stretch Film': 'film estirable, plástico para embalar, película estirable, playo, film paletizable, stretch film',
  'Flexible Pouches':
    'bolsa doypack, bolsa plástica, bolsas de empaque, bolsa con cierre zip, sobre flexible, bolsas de plástico',
  'Glass Bottles': 'botella de vidrio, frasco de vidrio, envases de vidrio, tarro de vidrio',
  'Metal Cans': 'lata, envase metálico, latas de aluminio, bote metálico, hojalata, tambor metálico',
  'Wooden Pallets': 'palé, palet, pallet, tarima, tarima de madera, estiba, europalet, parihuela, paleta de madera',
  'Labels & Tapes':
    'etiqueta, cinta adhesiva, cinta de embalaje, pegatina, cinta scotch, etiquetas adhesivas, calcomanía',
};
