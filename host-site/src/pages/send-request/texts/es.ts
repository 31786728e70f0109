export const es = {
  title: 'Enviar solicitud',
  sent: 'Su consulta va en camino. La respuesta llegará a sus mensajes.',
  open: 'Abrir la conversación',
};
