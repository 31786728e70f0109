import type { InvitationTexts } from './en.ts';

export const es: InvitationTexts = {
  title: 'Invitación a una empresa',
  text: 'Le han invitado a responder por una empresa. Si acepta, también podrá responder a sus solicitudes; puede salir cuando quiera.',
  accept: 'Aceptar la invitación',
  joined: '¡Bienvenido! Su función en esta empresa: {role}.',
  gone: 'Esta invitación ya no es válida. Pida una nueva.',
  see: 'Ver la empresa',
  roles: { owner: 'propietario', admin: 'administrador', member: 'miembro' },
  loading: 'Cargando su empresa...',
  failed: 'Ocurrió un error inesperado, intente de nuevo.',
};
