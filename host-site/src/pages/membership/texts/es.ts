import type { MembershipTexts } from './en.ts';

export const es: MembershipTexts = {
  title: 'Membresía de {company}',
  forbidden: 'Solo el propietario de una empresa ve y cambia su membresía.',
  loading: 'Cargando su empresa...',
  failed: 'Se ha producido un error inesperado, inténtelo de nuevo.',
  next: 'Próximos pasos',
  verify: 'Solicitar la verificación',
  boost: 'Usar un impulso',
  renewal: 'Renovación',
  renewsOn: 'Su membresía se renueva sola el {day}, al precio de ese día. La tarjeta se cobra a partir del {from}.',
  endsOn: 'Su membresía termina el {day} y no se renueva.',
  stop: 'No renovar',
  resume: 'Renovar de nuevo',
  vatTitle: 'Número de IVA en los recibos: {number}',
  vatAdd: 'Añadir un número de IVA a los recibos',
  vatLabel: 'Número de identificación a efectos del IVA',
  vatHint:
    'Aparece en sus próximos recibos. Solo lo ven los propietarios de la empresa. Déjelo vacío si la empresa no tiene.',
  vatSave: 'Guardar número',
  vatWrong: 'Escriba el número con entre 5 y 30 letras y cifras, como SA 300000000000003.',
};
