import type { BlockedTexts } from './en.ts';

export const es: BlockedTexts = {
  title: 'Personas y empresas bloqueadas',
  description: 'No pueden escribirle, ni comentar ni reaccionar a lo suyo. No se les avisa.',
  loading: 'Cargando la lista de bloqueos…',
  failed: 'La lista no se puede mostrar en este momento.',
  as: 'Bloqueos de',
  since: 'desde el {date}',
  unblock: 'Desbloquear',
  unblockName: 'Desbloquear a {name}',
  unblocked: 'Ha desbloqueado a {name}.',
  unblockFailed: 'No se pudo desbloquear a {name}. Compruebe su conexión e inténtelo de nuevo.',
  empty: 'No ha bloqueado a nadie',
  emptyText: 'Puede bloquear a una persona o una empresa desde el menú de su página o junto a sus publicaciones.',
};
