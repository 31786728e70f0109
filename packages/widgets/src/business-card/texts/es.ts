import type { BusinessCardTexts } from './en.ts';

export const texts: BusinessCardTexts = {
  failed: 'Se ha producido un error inesperado. Inténtelo de nuevo.',
  retry: 'Reintentar',
  verified: 'Verificada',
  notVerified: 'No verificado',
  membership: 'Membresía',
  type: 'Tipo de empresa',
  industry: 'Sector',
  country: 'País',
  established: 'Año de fundación',
  employees: 'Total de empleados',
  categories: 'Categorías industriales',
  leadTime: 'Plazo de producción',
  likes: 'Me gusta',
  answers: 'Responde en {time}',
  promoted: 'Promocionado',
  sendRequest: 'Enviar solicitud',
  requests: 'Solicitudes',
  save: 'Guardar empresa',
  manage: 'Gestionar empresa',
  viewAsBuyer: 'Ver como comprador',
};
