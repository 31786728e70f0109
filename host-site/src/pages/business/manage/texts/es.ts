import type { ManageTexts } from './en.ts';

export const es: ManageTexts = {
  loading: 'Cargando su empresa...',
  title: 'Está gestionando este perfil',
  text: 'Los compradores lo ven como abajo, sin estos botones.',
  edit: 'Editar el perfil',
  preview: 'Ver como comprador',
  editSection: 'Editar',
  missing: 'Los compradores confían en los perfiles completos. Aún falta:',
  logo: 'Logotipo',
  cover: 'Portada',
  description: 'Descripción',
};
