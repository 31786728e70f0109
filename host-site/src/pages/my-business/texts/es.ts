import type { MyBusinessTexts } from './en.ts';

export const es: MyBusinessTexts = {
  title: 'Mis empresas',
  list: 'Sus empresas',
  another: 'Crear otro perfil de empresa',
  first: 'Crear su perfil de empresa',
  empty: 'Todavía no tiene ninguna empresa registrada',
  emptyMore: 'El perfil muestra a los compradores quién es, qué fabrica y cómo contactarle. Es gratuito.',
  choose: 'Elija la empresa cuya membresía quiere mejorar',
  chooseText: 'Pulse «Gestionar empresa» en su tarjeta y abra la pestaña «Membresía».',
  loading: 'Cargando su empresa...',
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
};
