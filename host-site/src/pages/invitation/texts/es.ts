import type { InvitationTexts } from './en.ts';

export const es: InvitationTexts = {
  title: 'Invitación a una empresa',
  text: '{name} le invita a actuar en su nombre. Si acepta, también podrá responder a las consultas que recibe; puede salir cuando quiera.',
  business: 'Empresa',
  inviter: 'Le invita',
  role: 'Su función',
  accept: 'Aceptar la invitación',
  joined: 'Le damos la bienvenida. Su función en esta empresa: {role}.',
  gone: 'Esta invitación ya no es válida. Pida una nueva.',
  see: 'Ver la empresa',
  roles: { owner: 'propietario', admin: 'administrador', member: 'miembro' },
  loading: 'Cargando la invitación...',
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
};
