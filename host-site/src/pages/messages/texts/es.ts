export const es = {
  title: 'Mensajes',
  loading: 'Cargando sus mensajes...',
  failed: 'Ha ocurrido un error inesperado, inténtelo de nuevo.',
};
