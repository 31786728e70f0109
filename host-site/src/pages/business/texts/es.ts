import type { BusinessTexts } from './en.ts';

export const es: BusinessTexts = {
  page: {
    compare: 'Comparar con otros proveedores',
    proof: 'Comprobado y medido',
    readMore: 'Leer más',
    readLess: 'Leer menos',
    fill: 'Añadir esta información',
    addProducts: 'Añadir productos',
    onlyYou: 'Solo usted ve esta parte vacía.',
  },
  facts: {
    verified: 'Verificada por WBN',
    checked: 'Comprobado en {month}: {what}',
    scopeNames: {
      identity: 'identidad de la empresa',
      address: 'dirección',
      registration: 'registro',
      certificates: 'certificados',
      factory: 'fábrica',
    },
    what: 'Qué se comprobó',
    by: 'Comprobado por',
    byOperators: 'Operadores de WBN, con documentos que envió la empresa',
    when: 'Fecha',
    until: 'Válido hasta',
    noGuarantee: 'La comprobación describe la empresa en esa fecha. No garantiza un pedido.',
    noRecord: 'WBN verificó esta empresa. No hay un registro público de lo comprobado.',
    certificatesSeen: 'Operadores de WBN han visto estos certificados.',
    certificatesStated: 'Indicados por la empresa. WBN no los ha comprobado.',
    allCertificates: 'Todos los certificados',
    answersWithin: 'Suele responder en {time}',
    answersRate: 'Responde al {rate} de las consultas',
    answersDetail:
      'Respondió al {rate} de sus consultas más recientes. La mitad de las primeras respuestas llegó en {time}.',
    answersRateDetail: 'Respondió al {rate} de sus consultas más recientes.',
    measured:
      'WBN lo mide con hasta {newest} consultas de los últimos 12 meses. Una consulta sin respuesta cuenta después de este número de días: {days}.',
    founded: 'Fundada en {year}',
    since: 'En WBN desde {month}',
  },
};
