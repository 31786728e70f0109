import { es } from '../../locales/es.ts';
import { type MembershipWords, membershipTexts } from '../membership-texts.ts';
import type { PageTexts } from '../page-texts.ts';

const common = {
  youGet: 'Lo que obtiene',
  compare: 'Compare los paquetes',
};

const standard: MembershipWords = {
  ...common,
  title: 'Membresía Standard',
  lead: 'Registrarse es gratis, y que le encuentren también.',
  mascot: 'El camello de WBN con un paquete',
  paragraphs: [
    'Toda persona que se registra en nombre de una empresa es usuaria Standard. No hay un periodo de prueba que termine ni una tarjeta que introducir. Usted crea su perfil de usuario y después un perfil para cada empresa que representa, y las empresas de {country} y del extranjero pueden encontrar ambos.',
    'Empiece aquí, publique lo que fabrica y responda a las primeras consultas. Muchos miembros nunca necesitan más que esto.',
  ],
  metaTitle: (price) => `Membresía Standard (${price}) | WBN {country}`,
  description: (price) =>
    `Membresía Standard para empresas de {country}: ${price}. Qué incluye y cómo se compara con los demás paquetes.`,
  keywords: ['Membresía Standard', 'paquetes', 'WBN {country}', 'exportadores de {country}', 'membresía B2B'],
};

const gold: MembershipWords = {
  ...common,
  title: 'Membresía Gold',
  lead: 'Que le verifiquen y que le vean antes.',
  mascot: 'El camello de WBN con una silla dorada',
  paragraphs: [
    'Un comprador que no le conoce se hace una pregunta antes que todas las demás: ¿es real esta empresa? Gold la responde. Nosotros, o un tercero independiente, comprobamos que la empresa existe, hace lo que dice y se puede contactar con ella, y su perfil lo muestra.',
    'Los resultados de búsqueda dan prioridad a los miembros Gold entre las empresas que se ajustan igual de bien a la búsqueda, y tres impulsos al mes le permiten destacar un producto cuando tiene algo que decir.',
  ],
  metaTitle: (price) => `Membresía Gold (${price}) | WBN {country}`,
  description: (price) =>
    `Membresía Gold para empresas de {country}: ${price}. Qué incluye y cómo se compara con los demás paquetes.`,
  keywords: ['Membresía Gold', 'paquetes', 'WBN {country}', 'exportadores de {country}', 'membresía B2B'],
};

const premium: MembershipWords = {
  ...common,
  title: 'Membresía Premium',
  lead: 'Alcance constante y un asesor a mano.',
  mascot: 'El camello de WBN leyendo un mapa',
  paragraphs: [
    'Premium es para empresas de {country} con un catálogo de verdad y un equipo de ventas que quiere trabajo todas las semanas. Cincuenta productos, diez impulsos al mes y una alta prioridad en los resultados mantienen vivas las consultas.',
    'Seis horas de soporte profesional son suyas para usarlas como quiera: una revisión de su perfil, ayuda con una oferta difícil o una lista corta de distribuidores para un mercado nuevo.',
  ],
  metaTitle: (price) => `Membresía Premium (${price}) | WBN {country}`,
  description: (price) =>
    `Membresía Premium para empresas de {country}: ${price}. Qué incluye y cómo se compara con los demás paquetes.`,
  keywords: ['Membresía Premium', 'paquetes', 'WBN {country}', 'exportadores de {country}', 'membresía B2B'],
};

const platinum: MembershipWords = {
  ...common,
  title: 'Membresía Platinum',
  lead: 'Toda la red, a plena potencia.',
  mascot: 'El camello de WBN al frente de una caravana',
  paragraphs: [
    'Platinum es el paquete para las empresas que viven de la exportación. Cien productos cubren una gama completa, y veinte impulsos al mes bastan para estar presente en varias industrias y temporadas a la vez.',
    'Doce horas de soporte profesional hacen de nuestra gente una parte de su departamento de exportación cuando necesita un par de manos más.',
  ],
  metaTitle: (price) => `Membresía Platinum (${price}) | WBN {country}`,
  description: (price) =>
    `Membresía Platinum para empresas de {country}: ${price}. Qué incluye y cómo se compara con los demás paquetes.`,
  keywords: ['Membresía Platinum', 'paquetes', 'WBN {country}', 'exportadores de {country}', 'membresía B2B'],
};

export const membershipStandard: PageTexts = membershipTexts('standard', standard, es);
export const membershipGold: PageTexts = membershipTexts('gold', gold, es);
export const membershipPremium: PageTexts = membershipTexts('premium', premium, es);
export const membershipPlatinum: PageTexts = membershipTexts('platinum', platinum, es);
