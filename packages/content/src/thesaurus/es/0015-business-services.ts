import type { Terms } from '../types.ts';

export const businessServices: Terms = {
  'Sea Freight': 'flete marítimo, transporte marítimo, naviera, agente de carga, transitario, embarque marítimo',
  'Air Freight': 'flete aéreo, carga aérea, transporte aéreo de carga, envío aéreo',
  'Road Transport':
    'transporte terrestre, transporte por carretera, camiones de carga, flete terrestre, acarreo, camiones?, transporte en camión',
  'Customs Clearance':
    'despacho aduanero, agente de aduanas, agente aduanal, trámites aduaneros, desaduanamiento, aduanas, aduana, despacho de aduanas',
  Warehousing:
    'almacenaje, alquiler de bodega, almacenamiento, bodegaje, almacén fiscal, 3pl, renta de bodegas, almacén, almacenes, bodega?',
  'Courier Services': 'mensajería, paquetería, envío express, envíos a domicilio, servicio de courier',
  'Project Cargo': 'carga de proyecto, carga sobredimensionada, transporte pesado, carga pesada, cama baja',
  'Cold Chain Logistics':
    'cadena de frío, transporte refrigerado, cámara frigorífica, almacén refrigerado, frigorífico logístico',
  'Letters of Credit': 'carta de crédito, crédito documentario, cartas de crédito, financiamiento comercial',
  'Export Credit Insurance':
    'seguro de crédito, seguro de exportación, seguro de crédito a la exportación, seguro de carga',
  Factoring: 'factoraje, descuento de facturas, factoring, anticipo de facturas, financiación de facturas',
  'Currency Exchange': 'cambio de divisas, casa de cambio, divisas, transferencia de dinero, forex, remesas',
  'Bank Guarantees': 'garantía bancaria, fianza, aval bancario, fianza de cumplimiento, boleta de garantía',
  'Pre-Shipment Inspection':
    'inspección preembarque, inspección de calidad, inspección de mercancía, control de calidad inspección',
  'Laboratory Testing':
    'análisis de laboratorio, ensayos de laboratorio, laboratorio de pruebas, análisis de alimentos, calibración de equipos',
  'Quality System Certification':
    'certificación iso, certificación de calidad, certificado iso 9001, certificación haccp',
  'Halal Certification': 'certificado halal, certificación halal, sello halal',
  'Factory Audits': 'auditoría de fábrica, auditoría de proveedores, verificación de proveedores, auditoría social',
  'Product Compliance':
    'marcado ce, certificado de conformidad, certificación de producto, registro sanitario, norma nom',
  'Contract Law':
    'abogado mercantil, derecho contractual, abogado de contratos, bufete de abogados, abogado corporativo, redacción de contratos, abogados, abogado, despacho de abogados',
  'Trademark Registration': 'registro de marca, marca registrada, patente, propiedad intelectual, registro de patentes',
  'International Arbitration':
    'arbitraje, arbitraje internacional, resolución de disputas, mediación comercial, cobranza de deudas',
  'Company Formation':
    'constitución de empresas, registro de empresa, crear empresa, abrir sociedad, constitución de sociedades',
  'Customs Law': 'derecho aduanero, abogado aduanero, clasificación arancelaria, asesoría aduanera',
  Auditing: 'auditoría contable, auditor, auditoría financiera, auditoría externa, revisoría fiscal',
  Bookkeeping: 'contabilidad, contador, teneduría de libros, servicios contables, asesoría contable, gestoría',
  'Tax Consulting':
    'asesor fiscal, asesoría fiscal, asesoría tributaria, declaración de impuestos, consultor tributario',
  'Payroll Services': 'nómina, outsourcing de nómina, liquidación de sueldos, gestión de nóminas, planilla de sueldos',
  'Zakat & VAT Advisory': 'iva asesoría, asesoría de iva, devolución de iva, zakat',
  'Digital Marketing':
    'marketing digital, publicidad en redes sociales, redes sociales, agencia de marketing, publicidad online, marketing por internet',
  Branding: 'diseño de logotipos, identidad corporativa, imagen corporativa, branding, creación de marca',
  'Market Research': 'investigación de mercado, estudio de mercado, encuestas, estudio de viabilidad',
  'Graphic Design': 'diseñador gráfico, diseño gráfico, diseño de empaques, diseño de folletos, ilustración',
  'Video Production':
    'producción de video, video corporativo, video promocional, animación, fotografía de producto, edición de video',
  'Search Engine Optimization':
    'posicionamiento web, seo, posicionamiento en google, optimización de buscadores, agencia seo',
  'Printing Services':
    'imprenta, impresión de folletos, tarjetas de presentación, volantes, impresión digital, servicios de impresión',
  'Export Consulting':
    'asesoría en exportación, consultor de exportación, consultoría de comercio exterior, asesor de comercio exterior',
  'Management Consulting':
    'consultoría empresarial, consultor de negocios, asesoría empresarial, consultoría estratégica, plan de negocios',
  'Engineering Consulting':
    'consultoría de ingeniería, servicios de ingeniería, ingeniería civil, cálculo estructural, ingeniero consultor',
  'Human Resources Consulting': 'consultoría de recursos humanos, recursos humanos, rrhh, asesoría laboral',
  'Sustainability Consulting':
    'consultoría ambiental, huella de carbono, sostenibilidad, consultoría esg, impacto ambiental',
  'Exhibition Stands':
    'stand de feria, diseño de stands, stands para ferias, stand para exposiciones, montaje de stands, roll up publicitario',
  'Event Management':
    'organización de eventos, eventos corporativos, organizador de eventos, planificación de bodas, agencia de eventos',
  'Trade Missions':
    'misión comercial, misiones comerciales, rueda de negocios, delegación comercial, encuentros empresariales',
  'Promotional Gifts':
    'regalos promocionales, artículos promocionales, regalos corporativos, merchandising, obsequios empresariales, souvenirs publicitarios',
  'Conference Services':
    'organización de congresos, salón de conferencias, servicios para congresos, alquiler de audiovisuales',
  'Language Courses': 'cursos de idiomas, curso de inglés, clases de inglés, academia de idiomas, inglés empresarial',
  'Technical Training':
    'capacitación técnica, formación técnica, curso técnico, formación profesional, capacitación industrial',
  'Export Management Courses':
    'curso de exportación, curso de comercio exterior, capacitación en exportación, diplomado comercio exterior',
  'Online Learning':
    'cursos en línea, aprendizaje en línea, plataforma educativa, capacitación online, educación a distancia, e-learning',
  'Safety Training':
    'capacitación en seguridad, curso de seguridad industrial, formación prl, prevención de riesgos laborales, curso primeros auxilios',
  'Technical Translation':
    'traducción técnica, traducción de manuales, traductor técnico, agencia de traducción, traducción?',
  'Website Localization': 'traducción web, localización de sitios web, localización de software, sitio web multilingüe',
  'Certified Translation':
    'traducción jurada, traductor jurado, traducción certificada, perito traductor, traducción oficial',
  'Conference Interpreting': 'interpretación simultánea, traducción simultánea, intérprete, intérpretes',
  'Industrial Cleaning':
    'limpieza industrial, empresa de limpieza, limpieza de oficinas, servicio de limpieza, limpieza de tanques',
  'Security Guards':
    'guardias de seguridad, vigilancia privada, empresa de seguridad, vigilantes, guardaespaldas, seguridad privada',
  'Maintenance Contracts':
    'mantenimiento industrial, contrato de mantenimiento, mantenimiento de edificios, servicios de mantenimiento, facility management',
  Recruitment: 'reclutamiento, agencia de empleo, cazatalentos, selección de personal, headhunter, bolsa de trabajo',
  'Temporary Staffing':
    'trabajo temporal, personal temporal, empresa de trabajo temporal, ett, tercerización de personal, personal eventual',
  'Catering Services':
    'catering, servicio de banquetes, comedor industrial, banquetes, servicio de comidas, comedores de empresa',
  'Pest Control': 'control de plagas, fumigación, exterminador, desratización, desinsectación, fumigador',
};
