import type { Terms } from '../types.ts';

export const healthCare: Terms = {
  'Patient Monitors':
    'monitor de paciente, monitor de signos vitales, oxímetro, tensiómetro, baumanómetro, termómetro clínico',
  'Ultrasound Scanners': 'ecógrafo, ultrasonido médico, ecógrafos, máquina de ultrasonido, doppler',
  'X-Ray Systems': 'rayos x, equipo de rayos x, tomógrafo, resonancia magnética, mamógrafo, arco en c',
  'ECG Machines': 'electrocardiógrafo, ecg, holter, electrocardiograma equipo',
  'Infusion Pumps': 'bomba de infusión, bomba de jeringa, bomba volumétrica',
  Ventilators:
    'ventilador médico, respirador artificial, ventilador mecánico, cpap, concentrador de oxígeno, nebulizador, máquina de anestesia',
  Defibrillators: 'desfibrilador, dea, desfibrilador automático, aed',
  Syringes: 'jeringa, jeringas, aguja hipodérmica, jeringa de insulina, jeringuilla',
  'Surgical Gloves':
    'guantes quirúrgicos, guantes de látex, guantes de examen, guantes médicos, guantes desechables, guantes?',
  'Surgical Masks':
    'cubrebocas, mascarilla quirúrgica, barbijo, tapabocas, mascarilla médica, mascarillas?, mascarilla?',
  'Wound Dressings': 'vendas, gasas, apósitos, curitas, vendaje, venda, botiquín, tiritas',
  Catheters: 'catéter, sonda foley, cánula, bolsa de orina, sonda urinaria, equipo de venoclisis',
  'Medical Tapes': 'esparadrapo, cinta médica, micropore, cinta kinesiológica, vendaje neuromuscular',
  'Blood Collection Tubes': 'tubo vacutainer, tubo de extracción de sangre, tubo al vacío sangre, lancetas',
  Antibiotics: 'antibiótico, amoxicilina, azitromicina, penicilina',
  'Pain Relievers': 'analgésico, paracetamol, ibuprofeno, aspirina, antiinflamatorio',
  Vaccines: 'vacuna, vacunas, vacuna de la gripe, inmunización',
  'Cardiovascular Medicines':
    'medicamentos cardiovasculares, antihipertensivos, atorvastatina, losartán, medicina para la presión',
  'Diabetes Medicines': 'insulina, metformina, medicamento diabetes, antidiabético',
  'Generic Medicines': 'medicamentos genéricos, genéricos, medicina genérica, medicamentos?, remedios?',
  'Active Ingredients': 'principio activo, api farmacéutico, materia prima farmacéutica, excipientes',
  Vitamins: 'vitaminas, multivitamínico, vitamina c, vitamina d, suplemento vitamínico',
  'Protein Supplements': 'proteína en polvo, proteína whey, barras de proteína, colágeno, proteína de suero',
  'Herbal Supplements':
    'suplementos herbales, hierbas medicinales, ginseng, moringa, cúrcuma en cápsulas, remedios naturales',
  'Omega-3 Products': 'omega 3, aceite de pescado, omega-3, aceite de hígado de bacalao',
  'Sports Nutrition': 'creatina, bcaa, suplementos deportivos, pre entreno, aminoácidos',
  Probiotics: 'probiótico, prebiótico, lactobacilos, fermentos probióticos',
  'Hospital Beds': 'cama hospitalaria, cama clínica, cama de hospital, cama eléctrica hospitalaria, cama ortopédica',
  'Examination Tables':
    'camilla de exploración, mesa de exploración, diván clínico, camilla médica, camilla ginecológica',
  'Operating Tables': 'mesa quirúrgica, mesa de operaciones, lámpara quirúrgica, lámpara cialítica',
  'Medical Trolleys': 'carro de paro, carro médico, carro de curación, carro de medicamentos',
  'Patient Stretchers': 'camilla de ambulancia, camilla de traslado, camilla de emergencia, tabla espinal',
  'Medical Cabinets': 'vitrina médica, gabinete médico, botiquín de pared, buró hospitalario',
  'Dental Chairs': 'sillón dental, unidad dental, silla de dentista, equipo dental',
  'Dental Implants': 'implante dental, implantes dentales, pilar de implante, aditamentos protésicos',
  'Dental Instruments': 'instrumental dental, pieza de mano dental, fórceps dental, fresas dentales, turbina dental',
  'Orthodontic Products':
    'brackets dentales, brackets?, ortodoncia, alineadores, frenos dentales, alineadores invisibles, arcos de ortodoncia',
  'Dental Materials': 'materiales dentales, resina dental, alginato, cemento dental, yeso dental, zirconio dental',
  Microscopes: 'microscopio, microscopio óptico, microscopio digital',
  Centrifuges: 'centrífuga, centrífuga de laboratorio, microcentrífuga, centrifugadora prp',
  'Laboratory Analyzers':
    'analizador de sangre, analizador hematológico, espectrofotómetro, analizador bioquímico, analizador de orina',
  'Diagnostic Test Kits':
    'pruebas rápidas, prueba de embarazo, test de antígenos, tiras reactivas, glucómetro, kit diagnóstico',
  'Laboratory Glassware':
    'vidrio de laboratorio, matraz, tubo de ensayo, pipeta, vaso de precipitado, probeta, placa petri',
  Incubators: 'incubadora de laboratorio, incubadora neonatal, cuna térmica, autoclave, estufa de cultivo',
  Wheelchairs: 'silla de ruedas, silla de ruedas eléctrica, scooter de movilidad, sillas de ruedas',
  'Walking Aids': 'muletas, andadera, bastón, andador ortopédico, caminador',
  'Orthopedic Supports':
    'rodillera ortopédica, faja lumbar, férula, tobillera, collarín cervical, ortesis, muñequera ortopédica',
  Prostheses: 'prótesis, pierna ortopédica, prótesis de pierna, implantes ortopédicos',
  'Hearing Aids': 'audífono para sordera, audífonos medicados, aparato auditivo, prótesis auditiva',
  'Physiotherapy Equipment':
    'electroestimulador, tens, equipo de fisioterapia, magnetoterapia, pistola de masaje, rehabilitación equipo',
  'Contact Lenses': 'lentes de contacto, lentillas, pupilentes, lentes de contacto de color',
  'Optical Lenses': 'lentes oftálmicas, cristales graduados, micas de lentes, lentes progresivos, lunas oftálmicas',
  'Ophthalmic Instruments':
    'lámpara de hendidura, oftalmoscopio, autorrefractómetro, foróptero, equipo oftalmológico, tonómetro',
  'Eye Drops': 'gotas para los ojos, lágrimas artificiales, colirio, gotas oftálmicas',
  'Corporate Health Insurance':
    'seguro médico empresarial, seguro de gastos médicos colectivo, seguro médico para empleados, seguro de salud colectivo',
  'Travel Health Insurance': 'seguro de viaje, seguro médico de viaje, asistencia al viajero',
  Telemedicine: 'telesalud, consulta médica en línea, médico en línea, teleconsulta',
  'Home Nursing':
    'enfermería a domicilio, cuidador de ancianos, cuidado de adultos mayores, atención domiciliaria, enfermera a domicilio',
  'Medical Tourism': 'turismo médico, tratamiento en el extranjero, turismo de salud, cirugía en el extranjero',
};
