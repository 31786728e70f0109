import { h2, h3, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const privacyPolicy: PageTexts = {
  title: 'Política de privacidad',
  lead: 'Qué sabemos de usted, por qué, durante cuánto tiempo y qué puede hacer al respecto.',
  meta: {
    title: 'Política de privacidad | WBN {country}',
    description:
      'Cómo recopila, usa, comunica y conserva WBN la información sobre usuarios y empresas de {country}, y qué derechos tiene usted.',
    keywords: ['política de privacidad', 'protección de datos', 'cookies', 'WBN {country}'],
  },
  blocks: [
    p(
      'WBN es un servicio para empresas. La mayor parte de lo que contiene describe empresas y está destinado a ser público. Esta política trata de la parte que le concierne a usted como persona.',
    ),
    h2('1. Recopilación de información'),
    p('Usted nos da información cuando utiliza estas partes del servicio:'),
    ul(
      'Registro: nombre y apellidos, dirección de correo electrónico, país y una contraseña. Donde se ofrece el registro mediante redes sociales, la red social que usted elija nos transmite su nombre y su dirección de correo electrónico, nunca su contraseña.',
      'Su perfil de usuario: foto, cargo, empresa, número de teléfono, fecha de nacimiento y profesión. Los dos últimos datos solo se muestran a otros si usted lo indica.',
      'Perfiles de empresa y productos: lo que usted escribe sobre una empresa, con sus imágenes, certificados y datos de contacto.',
      'Verificación de cuentas: las empresas verificadas facilitan datos adicionales, como documentos de registro, número de identificación fiscal, justificante de domicilio y el nombre de una persona a la que podamos llamar. Esos datos solo los ven quienes realizan la verificación.',
      'Paquetes de pago: el paquete, la fecha y el importe. El número de la tarjeta va directamente al proveedor de pagos y nunca llega a nosotros.',
      'Reseñas y valoraciones, publicaciones, comentarios y aportaciones a un foro de debate: el texto, su autor y su hora. Son públicos.',
      'Consultas y mensajes: su texto, visible para las dos partes.',
      'Tramitación de quejas y soporte: lo que usted nos cuenta y nuestras respuestas.',
    ),
    p(
      'Además, nuestros servidores registran durante un breve tiempo la dirección de red, la hora y el tipo de cada petición, para mantener el servicio seguro y encontrar fallos.',
    ),
    h2('2. Uso de la información'),
    p('Usamos la información para:'),
    ul(
      'mostrar perfiles, productos y publicaciones a quienes los buscan;',
      'entregar consultas y mensajes, y avisarle de que han llegado;',
      'prestar y facturar los paquetes de pago;',
      'verificar a las empresas que lo piden;',
      'responder preguntas y tramitar quejas;',
      'prevenir el fraude, el correo no deseado y los ataques;',
      'contar, sin nombres, cómo se usa el servicio, y mejorarlo.',
    ),
    p(
      'No elaboramos perfiles publicitarios de personas y no tomamos ninguna decisión sobre usted únicamente por medio de una máquina.',
    ),
    h2('3. Comunicación de la información'),
    p(
      'Las partes públicas de un perfil las ve todo el mundo, en todos los sitios de la red y en las páginas de los socios que integran nuestros widgets. Aparte de eso, solo comunicamos información a empresas que alojan, protegen o cobran para nosotros por contrato (alojamiento, correo electrónico, pagos, verificación), a una empresa que se haga cargo del servicio en su conjunto y a las autoridades cuando la ley nos obliga. No vendemos información personal.',
    ),
    h2('4. Conservación de la información'),
    p(
      'Conservamos su cuenta mientras la tenga. Cuando la cierra, su perfil desaparece del sitio de inmediato y se elimina en treinta días; las copias de seguridad caducan en noventa. Los mensajes que ha enviado permanecen en la empresa que los recibió. Las facturas se conservan el tiempo que exige la ley fiscal. Los registros de los servidores se eliminan a los treinta días, salvo que se esté investigando un incidente. Las búsquedas que guarda se conservan hasta que las elimine o cierre su cuenta. Lo que se busca y los resultados que se abren se conservan noventa días, sin su nombre, su cuenta ni su dirección, para mejorar la búsqueda.',
    ),
    h2('5. Cookies y almacenamiento local'),
    p(
      'El sitio de cuentas coloca las cookies necesarias para mantener abierta su sesión. Este sitio guarda en su navegador su sesión, su idioma y, si elige una, la empresa en cuyo nombre habla. No hay cookies publicitarias ni contadores de otras empresas. Si borra el almacenamiento de su navegador, se cierra su sesión; no se pierde nada más.',
    ),
    h2('6. Cambios en esta política'),
    p(
      'Cuando esta política cambia, el nuevo texto aparece en esta página. Si un cambio afecta a lo que hacemos con información que usted ya nos ha dado, le escribimos antes de que entre en vigor.',
    ),
    h2('7. Visitantes de la Unión Europea'),
    p(
      'Si se encuentra en la Unión Europea, el Espacio Económico Europeo o el Reino Unido, también se le aplica lo siguiente.',
    ),
    h3('Base jurídica'),
    p(
      'Tratamos información para cumplir nuestro contrato con usted (su cuenta, sus mensajes, su paquete), porque estamos obligados a ello (facturas), por nuestro interés legítimo en un directorio seguro y útil (registros de servidores, prevención de abusos) o porque usted ha dado su consentimiento (por ejemplo, para mostrar su fecha de nacimiento). Puede retirar el consentimiento en cualquier momento.',
    ),
    h3('Transferencias internacionales'),
    p(
      'El servicio se opera desde los Estados Unidos. La información que sale de Europa está protegida por las cláusulas contractuales tipo de la Comisión Europea o por una decisión según la cual el país de destino la protege adecuadamente. Le enviamos una copia de las cláusulas si la pide.',
    ),
    h3('Sus derechos'),
    ul(
      'saber qué tenemos sobre usted y recibir una copia;',
      'que se corrija o se elimine;',
      'que se limite su uso, u oponerse a él;',
      'llevársela en un formato que las máquinas puedan leer;',
      'reclamar ante la autoridad de su país.',
    ),
    h2('8. Cómo contactar con nosotros'),
    p(
      'Escriba a {email} o llame al {phoneUSA} (EE. UU.) o al {phoneEurope} (Europa). Respondemos a las preguntas sobre privacidad en un plazo de treinta días y, por lo general, mucho antes.',
    ),
    h2('9. Idioma'),
    p(
      'Esta política se redactó en inglés. Esta traducción se ofrece para su comodidad; si difiere, prevalece el texto en inglés, salvo que la ley de su país disponga otra cosa.',
    ),
  ],
};
