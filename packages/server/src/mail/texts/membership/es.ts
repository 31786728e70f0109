import type { MailTexts } from '../texts.ts';

export const membership: MailTexts['membership'] = {
  subjects: {
    renewing: 'Su membresía se renueva pronto',
    ending: 'Su membresía termina pronto',
    cancelled: 'La renovación de su membresía se canceló',
    refused: 'La tarjeta de su membresía fue rechazada',
    ended: 'Su membresía ha terminado',
  },
  texts: {
    renewing:
      'La membresía de su empresa se renueva sola después del día indicado abajo. Cobramos a la tarjeta de su último pago a partir del {from}. Si no desea otro año, indíquelo en la página de su membresía.',
    ending:
      'La membresía de su empresa termina con el día indicado abajo y no se renueva, porque un propietario lo pidió o porque no hay tarjeta para ello. Puede permitir la renovación en la página de su membresía, o comprar otro año cuando haya terminado.',
    cancelled:
      'Un propietario ha cancelado la renovación de su membresía. Dura hasta el día indicado abajo y no se cobra otro año. Puede volver a activar la renovación en la página de su membresía.',
    refused:
      'La tarjeta para el próximo año de su membresía fue rechazada. Lo intentamos de nuevo una vez al día. Si el día indicado abajo sigue rechazada, la membresía termina con ese día y podrá comprarla de nuevo con otra tarjeta. Consulte a su banco.',
    ended:
      'La membresía de su empresa ha terminado, y la empresa vuelve a tener el paquete Standard. No se borra nada: los productos que superan el límite del paquete Standard quedan como están, pero no puede añadir más. Puede comprar una membresía de nuevo cuando quiera.',
  },
};
