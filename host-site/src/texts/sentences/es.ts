import type { SaidSentences } from './said.ts';

export const sentences: SaidSentences = {
  newsfeedFailed: 'No se han podido cargar sus novedades',
  postFailed: '¡Se ha producido un error al crear esta publicación!',
  postCreated: '¡Publicación creada!',
  loadingData: 'Error al cargar los datos',
  profilePictureFailed: 'Se ha producido un error al subir su foto de perfil',
  businessPictureFailed: 'Se ha producido un error al subir su imagen',
  updateFailed: 'Se ha producido un error al actualizar',
  profileUpdated: 'Los datos del perfil se han actualizado correctamente.',
  unexpectedTryAgain: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  unexpectedRefresh: 'Se ha producido un error inesperado, pruebe a recargar la página.',
  businessLinkCopied: '¡Enlace de la empresa copiado!',
  redirecting: 'Redirigiendo a su cuenta...',
  noBusiness: 'Todavía no tiene ninguna empresa registrada',
  invalidPhone: 'Número de teléfono no válido, compruebe el formato (p. ej. + 1 12345678)',
  invalidDate: 'Formato de fecha no válido, compruébelo (p. ej. 1970-10-24)',
  loadingNewsfeed: 'Cargando sus novedades...',
  loadingOwnProfile: 'Cargando su perfil de usuario...',
  loadingOwnBusiness: 'Cargando su empresa...',
  loadingBusiness: 'Cargando el perfil de la empresa...',
  loadingUser: 'Cargando el perfil del usuario...',
};
