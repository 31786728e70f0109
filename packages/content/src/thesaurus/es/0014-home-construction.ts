import type { Terms } from '../types.ts';

export const homeConstruction: Terms = {
  Cement: 'cemento, cemento portland, cemento blanco, clinker, bolsa de cemento',
  'Bricks & Blocks': 'ladrillo, bloque de hormigón, bloques de concreto, adoquín, tabique, block de cemento',
  'Sand & Aggregates': 'arena, grava, gravilla, piedra triturada, áridos, arena sílica',
  'Gypsum Boards': 'panel de yeso, drywall, durlock, tablaroca, placa de yeso, cielo raso, pladur, yeso',
  'Roofing Sheets':
    'lámina para techo, teja, calamina, panel sándwich, lámina de zinc, chapa para techo, techo metálico, canalón, bajante pluvial, canaleta de lluvia, panel frigorífico',
  'Precast Concrete':
    'prefabricados de hormigón, losa prefabricada, tubo de concreto, concreto premezclado, viguetas pretensadas',
  'Construction Chemicals':
    'impermeabilizante, aditivo para concreto, pegamento para azulejos, boquilla, membrana asfáltica, lechada',
  'Reinforcing Bars':
    'varilla corrugada, varillas de acero, cabilla, fierro de construcción, hierro corrugado, ferralla, varilla de construcción, hierro?',
  'Steel Beams': 'viga de acero, viga ipr, viga h, perfil estructural, ángulo de acero, canal de acero, perfil ipe',
  'Prefabricated Steel Buildings': 'nave industrial, edificio metálico, estructura metálica, galpón, bodega metálica',
  Scaffolding:
    'andamio, andamios, cimbra, encofrado, puntales, escalera de mano, andamio multidireccional, escalera?, escaleras?',
  'Steel Grating': 'rejilla de acero, rejilla irving, parrilla metálica, rejilla electroforjada, rejilla de drenaje',
  'Ceramic Tiles':
    'azulejos, cerámica, baldosas cerámicas, loseta cerámica, piso cerámico, azulejo, baldosas, baldosa, losetas',
  'Porcelain Tiles': 'porcelanato, gres porcelánico, baldosa porcelánica, piso porcelanato',
  Marble: 'mármol, placa de mármol, travertino, piedra natural',
  Granite: 'granito, placa de granito, laja, piedra basalto',
  'Mosaic Tiles': 'mosaico, mosaico de vidrio, venecita, mosaico para piscina, terrazo',
  'Quartz Slabs': 'cuarzo para encimeras, placa de cuarzo, piedra sinterizada, silestone, piedra artificial',
  'Wooden Doors': 'puerta de madera, puertas de interior, puerta interior, puerta tambor, puerta?',
  'Steel Doors':
    'puerta metálica, puerta blindada, puerta cortafuego, portón, cortina metálica, puerta de garaje, puerta de seguridad, persiana metálica, persiana enrollable, puerta enrollable, puerta rápida',
  'Aluminum Windows': 'ventana de aluminio, ventanas de aluminio, cancelería de aluminio, carpintería de aluminio',
  'PVC Windows': 'ventana de pvc, ventanas de pvc, ventana termopanel, ventana de doble vidrio',
  'Automatic Doors':
    'puerta automática, motor para portón, puerta giratoria, puerta corrediza automática, barrera vehicular, barrera de estacionamiento, barrera automática, pluma vehicular',
  'Door Locks':
    'cerradura, candado, chapa de puerta, cerradura inteligente, cerraduras, manija de puerta, picaporte, cilindro de cerradura',
  'Glass Facades':
    'muro cortina, fachada de vidrio, fachada acristalada, panel compuesto de aluminio, vidrio templado, alucobond, barandal de vidrio',
  'Laminate Flooring': 'piso laminado, suelo laminado, tarima flotante, piso flotante',
  'Vinyl Flooring': 'piso vinílico, suelo vinílico, linóleo, piso spc, vinilo para piso, piso pvc',
  Parquet: 'parqué, duela, piso de madera, tarima de madera maciza, deck de madera, piso de ingeniería',
  'Raised Floors': 'piso técnico, piso elevado, suelo técnico, piso falso',
  'Artificial Grass': 'pasto sintético, césped artificial, grama sintética, pasto artificial',
  Faucets:
    'grifo, llave de agua, grifería, monomando, canilla, mezcladora, llaves de lavabo, griferías, chorro de lavamanos',
  Toilets: 'inodoro, váter, retrete, sanitario, excusado, wc, bidé, tapa de inodoro, mingitorio, poceta, taza de baño',
  Bathtubs: 'bañera, tina, jacuzzi, tina de baño, bañera de hidromasaje, hidromasaje',
  Showers: 'ducha, regadera, cabina de ducha, mampara de ducha, plato de ducha, teleducha, cancel de baño',
  'Wash Basins': 'lavabo, lavamanos, fregadero, pileta, bacha, ovalín, tarja, lavaplatos, mueble de baño',
  'Plastic Pipes':
    'tubo de pvc, tubería de pvc, tubo hdpe, tubería ppr, caño de pvc, manguera pead, tubo de polietileno, tuberías?, tubería?, tubos?',
  'Water Heaters':
    'calentador de agua, termo eléctrico, boiler, terma, calefón, calentador de paso, termotanque, calefont',
  'LED Bulbs': 'bombilla led, foco led, bombillo led, ampolleta led, lámpara led, tubo led, foco, bombillas, tira led',
  Chandeliers: 'candelabro, lámpara colgante, araña de cristal, lámpara de techo, candil',
  'Street Lighting': 'luminaria pública, alumbrado público, farola, poste de alumbrado, lámpara de calle',
  Floodlights: 'reflector led, proyector led, linterna, faro reflector, campana led, luminaria high bay, reflectores',
  'Panel Lights': 'panel led, plafón led, downlight, lámpara empotrable, luminaria empotrada, ojo de buey led',
  'Decorative Lamps':
    'lámpara de mesa, lámpara de pie, aplique de pared, lámpara de noche, velador lámpara, pantalla de lámpara, lámpara decorativa',
  'Switches & Sockets':
    'interruptor de luz, enchufe, tomacorriente, apagador, toma de corriente, contacto eléctrico, llave de luz, extensión eléctrica, regleta',
  'Electrical Wires':
    'cable eléctrico, alambre eléctrico, cable thw, conductores eléctricos, cable para instalación, cable?, cable de cobre, alambre de cobre',
  'Cable Trays': 'charola portacables, bandeja portacables, canaleta, escalerilla, canaletas',
  Conduits: 'tubo conduit, tubería conduit, poliducto, tubo corrugado eléctrico, prensaestopas, tubo emt',
  'Distribution Boxes':
    'caja de distribución, caja de breakers, centro de carga, caja de fusibles, caja de paso, tablero residencial, caja eléctrica',
  'Home Automation':
    'domótica, casa inteligente, hogar inteligente, interruptor inteligente, enchufe inteligente, termostato inteligente',
  'Air Conditioners':
    'aire acondicionado, minisplit, aires acondicionados, climatizador, a/c, climatización, fan coil, aire split',
  'Water Chillers': 'enfriador de agua, chiller, torre de enfriamiento, enfriadora, chiller industrial',
  'Ventilation Fans':
    'extractor de aire, ventilador industrial, ventilador axial, ventilador de techo, abanico, soplador, extractor de baño, ventilador?, enfriador evaporativo',
  'Air Ducts':
    'ducto de aire, conductos de ventilación, ducto flexible, rejilla de aire, difusor de aire, ductos, conducto de aire',
  Radiators:
    'radiador, calefactor, radiadores, toallero eléctrico, estufa eléctrica, calefacción, suelo radiante, calentador de ambiente',
  'Air Curtains': 'cortina de aire, cortina de aire industrial, puerta de aire',
  Cookware: 'ollas, sartenes, sartén, batería de cocina, cacerola, olla a presión, cazuelas, utensilios de cocina?',
  Tableware:
    'vajilla, platos, cubiertos, vasos, tazas, loza, copas de vidrio, vasos desechables, botella térmica, vaso térmico, termo?, termo para café, tazas de café, cafetera de mesa, tetera',
  'Kitchen Appliances':
    'refrigerador, nevera, lavadora, horno de cocina, microondas, licuadora, electrodomésticos, heladera, cocina a gas, lavavajillas, congelador, frigorífico, freidora de aire, cafetera, placa de inducción, campana extractora',
  'Storage Containers':
    'contenedores de plástico, recipientes, cajas organizadoras, táper, lonchera, envases herméticos, tupper',
  'Cleaning Supplies':
    'detergente, productos de limpieza, cloro, desinfectante, trapeador, escoba, lavandina, jabón en polvo, papel higiénico, bolsas de basura, lejía, suavizante, fregona',
  'Home Decoration':
    'decoración del hogar, jarrón, cuadros decorativos, velas, espejo, papel tapiz, adornos, floreros, flores artificiales, portarretratos, papel pintado',
  'Garden Tools':
    'herramientas de jardín, podadora, cortacésped, pala, rastrillo, manguera de jardín, tijeras de podar, carretilla, motosierra, desbrozadora, machete, cortasetos',
  'Modular Houses': 'casa prefabricada, casa modular, viviendas prefabricadas, casas modulares, vivienda modular',
  'Container Houses':
    'casa contenedor, contenedor oficina, contenedor habitable, casas contenedor, contenedor marítimo',
  'Site Cabins':
    'caseta de obra, oficina móvil, caseta de vigilancia, baño portátil, caseta prefabricada, campamento minero',
  'Wooden Houses': 'cabaña de madera, casa de madera, cabañas, pérgola, caseta de jardín',
  'Commercial Real Estate':
    'oficina en alquiler, local comercial, oficinas en renta, inmueble comercial, bienes raíces comerciales, coworking',
  'Industrial Land': 'terreno industrial, parque industrial, lote industrial, suelo industrial',
  'Residential Projects':
    'departamentos, apartamentos, proyecto de vivienda, casas en venta, villas, pisos en venta, promotora inmobiliaria, conjunto residencial',
  'General Contracting':
    'constructora, contratista general, empresa constructora, obra civil, contratista, construcción llave en mano',
  'Architecture & Design':
    'arquitecto, diseño arquitectónico, estudio de arquitectura, planos de casas, paisajismo, render 3d',
  'Interior Fit-Out':
    'diseño de interiores, remodelación, decoración de interiores, interiorismo, reformas, acondicionamiento de oficinas',
};
