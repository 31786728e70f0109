import { h2, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const termsAndConditions: PageTexts = {
  title: 'Términos y condiciones',
  lead: 'En vigor desde el 21 de octubre de 2019',
  note: 'Esta traducción se ofrece para su comodidad. Si difiere del texto en inglés, prevalece el texto en inglés.',
  meta: {
    title: 'Términos y condiciones | WBN {country}',
    description:
      'Las condiciones en que las empresas de {country} y de otros lugares utilizan WBN, la red B2B y directorio de proveedores.',
    keywords: ['términos y condiciones', 'WBN {country}', 'condiciones de uso {country}', 'condiciones de la red B2B'],
  },
  blocks: [
    h2('1. El acuerdo'),
    p(
      'Estas condiciones son un acuerdo entre usted, junto con la empresa en cuyo nombre actúa, y WBN Network, Inc. («WBN», «nosotros»), una sociedad de los Estados Unidos de América con sede en Miami, Florida. Se aplican a este sitio, a sus sitios hermanos y a todo widget mediante el cual el servicio se ofrece en otras páginas.',
    ),
    p(
      'Podemos modificar estas condiciones en cualquier momento publicando aquí el nuevo texto. Si después sigue usando el servicio, se entiende que las acepta. Si no acepta un cambio, deje de usar el servicio y cierre su cuenta.',
    ),
    h2('2. Quién puede usar el servicio'),
    p(
      'Solo las empresas pueden usar los servicios, no los consumidores. Quien se registra declara ser mayor de edad, actuar en nombre de una empresa, una profesión o un organismo público, y estar facultado para obligarlos. El uso personal y doméstico no está previsto.',
    ),
    h2('3. Registro y cuentas'),
    ul(
      'Los datos de registro deben ser verdaderos, exactos, actuales y completos, y deben mantenerse así. La dirección indicada debe ser la sede principal de la actividad.',
      'Cada usuario puede tener una sola cuenta, salvo que aprobemos otra.',
      'Se accede con el correo electrónico y una contraseña. WBN no guarda la contraseña: conserva solo un valor con el que se puede comprobar una contraseña y a partir del cual no se puede leer.',
      'Usted mantiene en secreto su contraseña y responde de lo que se hace con su cuenta hasta que nos comunique que está en manos indebidas.',
      'Podemos rechazar una cuenta en el registro. Podemos suspender o cancelar una cuenta por incumplimiento de estas condiciones o porque su usuario tenga varias cuentas.',
    ),
    h2('4. Membresías y pago'),
    p(
      'El servicio se ofrece en cuatro niveles: Standard, que es gratuito, y Gold, Premium y Platinum, que son de pago. Las páginas de los paquetes dicen qué incluye cada uno y cuánto cuesta. Una membresía de pago pertenece a una empresa, empieza cuando se paga y dura un año. Las tarifas se pagan por adelantado y en dólares estadounidenses; se añaden los impuestos de su país donde debamos recaudarlos.',
    ),
    h2('5. Su contenido'),
    p(
      'Lo que usted publica sigue siendo suyo. Usted concede a WBN una licencia mundial, no exclusiva y gratuita para almacenarlo, reproducirlo, traducirlo, adaptar su formato y mostrarlo con el fin de prestar y promover el servicio, en nuestros sitios y en páginas de socios, mientras esté publicado y durante el tiempo técnicamente necesario para retirarlo. Usted declara que puede conceder esta licencia y que su contenido no infringe ninguna ley ni ningún derecho de otros.',
    ),
    h2('6. Conductas prohibidas'),
    p('Usted no puede:'),
    ul(
      'ofrecer bienes o servicios ilegales, falsificados, robados o sometidos a sanciones;',
      'hacerse pasar por otra persona o empresa, o fingir tener certificados que no tiene;',
      'enviar mensajes masivos no solicitados, ni reunir con ese fin los datos de contacto de los miembros;',
      'publicar contenido falso, difamatorio, obsceno, que incite al odio o perjudique a menores;',
      'copiar el directorio o una parte sustancial de él, con máquinas o a mano, más allá de lo que permiten nuestras interfaces publicadas;',
      'perturbar el servicio, eludir sus límites o buscar un acceso que no se le ha dado;',
      'manipular posiciones, reacciones, reseñas o valoraciones.',
    ),
    h2('7. Incumplimientos y sanciones'),
    p(
      'Si usted incumple estas condiciones podemos, según la gravedad del incumplimiento y sin devolución de tarifas, advertirle, retirar una publicación u otro contenido, suspender su cuenta o cancelarla. Le decimos el motivo, salvo que la ley lo prohíba. Puede pedir una revisión escribiéndonos en un plazo de treinta días.',
    ),
    h2('8. Tratos entre miembros'),
    p(
      'WBN reúne a empresas; no es parte de lo que acuerdan. La verificación significa que nosotros o un tercero hemos comprobado determinados hechos en un día determinado. No es garantía de solvencia, calidad ni entrega. Compruebe a sus socios como lo hace un comerciante diligente.',
    ),
    h2('9. Límites de responsabilidad'),
    p(
      'El servicio se presta tal como es y según su disponibilidad. En la medida en que la ley lo permita, WBN no responde de daños indirectos o consecuentes, lucro cesante, pérdida de datos o de oportunidades, ni de actos de miembros o de otros terceros.',
    ),
    p(
      'Nuestra responsabilidad total se limita a la mayor de estas dos cantidades: las tarifas que usted nos haya pagado en el año natural en que surgió la reclamación y el máximo legal, cuando la ley lo fije.',
    ),
    p('Toda reclamación debe presentarse en el plazo de un año desde que surgió su causa. Después prescribe.'),
    h2('10. Indemnización'),
    p(
      'Usted mantiene indemnes a WBN, a su personal y a sus representantes frente a reclamaciones de terceros, incluidos los costes razonables de defensa, que se deriven de su contenido, de sus tratos con otros miembros o de su incumplimiento de estas condiciones.',
    ),
    h2('11. Fuerza mayor'),
    p(
      'Ninguna de las partes responde del retraso o el incumplimiento causados por hechos ajenos a su control razonable, como desastres naturales, guerra, huelga, actos de gobierno o fallos de redes o de suministro eléctrico, mientras dure el hecho.',
    ),
    h2('12. Propiedad intelectual'),
    p(
      'El software, el diseño, los textos, los nombres y las marcas del servicio pertenecen a WBN o a quienes nos los licencian. Usted solo puede usarlos como está previsto en el servicio. Si cree que algo del sitio infringe un derecho suyo, envíenos una descripción del derecho, la dirección de la página y sus datos de contacto, y lo examinaremos sin demora.',
    ),
    h2('13. Notificaciones'),
    p(
      'Enviamos las notificaciones a la dirección de correo electrónico de su cuenta; se consideran recibidas el siguiente día hábil. Las notificaciones dirigidas a nosotros se envían a la dirección de atención al cliente {email}.',
    ),
    h2('14. Ley aplicable y tribunales'),
    p(
      'Estas condiciones se rigen por las leyes de los Estados Unidos de América y del estado de Florida, sin sus normas sobre conflicto de leyes. Los tribunales de Miami, Florida, tienen jurisdicción exclusiva. Si una cláusula no es válida, las demás siguen en vigor. Que una vez no exijamos el cumplimiento de una cláusula no significa que renunciemos a ella.',
    ),
    h2('15. Atención al cliente'),
    p('Preguntas sobre estas condiciones: {email}, {phoneUSA} (EE. UU.), {phoneEurope} (Europa).'),
  ],
};
