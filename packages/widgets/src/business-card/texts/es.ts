import type { BusinessCardTexts } from './en.ts';

export const texts: BusinessCardTexts = {
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  retry: 'Reintentar',
  verified: 'Verificada',
  notVerified: 'No verificada',
  membership: 'Membresía',
  type: 'Tipo de empresa',
  industry: 'Industria',
  country: 'País',
  established: 'Año de fundación',
  employees: 'Total de empleados',
  categories: 'Categorías industriales',
  leadTime: 'Plazo de producción',
  likes: 'Me gusta',
  answers: 'Responde en {time}',
  promoted: 'Promocionado',
  sendRequest: 'Enviar consulta',
  requests: 'Consultas',
  save: 'Guardar empresa',
  manage: 'Gestionar empresa',
  viewAsBuyer: 'Ver como comprador',
};
