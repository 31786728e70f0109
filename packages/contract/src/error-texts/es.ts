import type { ErrorTexts } from './types.ts';

export const es: ErrorTexts = {
  ValidationError: 'Faltan campos o algunos no son válidos. Revíselos y envíe de nuevo.',
  PageTooFar: 'Solo se pueden leer los primeros 10 000 resultados. Afine la búsqueda.',
  NameReserved:
    'Este nombre se lee como el de esta red. Elija otro. Si es el suyo, póngase en contacto con el soporte.',
  FilterUnknown:
    'Un filtro tiene un valor que no existe. Use un valor que nombren las facetas de una búsqueda u omítalo.',
  PriceLimitsReversed: 'El precio mínimo es superior al máximo. Intercambie los dos límites.',
  PricesIncomparable:
    'Solo se pueden ordenar precios en una misma moneda. Elija una en `filters.currency` u otro orden.',
  MalformedBody: 'El cuerpo no es un JSON válido. Envíe un objeto JSON.',
  TokenNotFound: 'Inicie sesión para hacer esto.',
  JsonWebTokenError: 'Esta sesión no es válida. Inicie sesión de nuevo.',
  TokenExpiredError: 'Esta sesión ha caducado. Renuévela o inicie sesión de nuevo.',
  SessionError: 'Esta sesión ha terminado. Inicie sesión de nuevo.',
  LoginFailed: 'El correo electrónico o la contraseña no son correctos.',
  LoginCodeNeeded:
    'Se han probado muchas contraseñas en esta cuenta. Envíe junto con la contraseña el código de nuestro correo.',
  SecondFactorNeeded:
    'Esta cuenta usa el inicio de sesión en dos pasos. Envíe el código de la aplicación de autenticación junto con la contraseña.',
  SecondFactorFailed: 'El código no es correcto o ya se ha usado. Envíe el siguiente.',
  CodeInvalid: 'Este código ya no es válido. Inicie sesión de nuevo.',
  ProofRefused: 'Esta sesión pertenece a otro navegador. Inicie sesión de nuevo.',
  ProofNonceNeeded: 'Firme de nuevo, con el nonce de `fields`.',
  Forbidden: 'No tiene permiso para hacer esto.',
  ScopeMissing: 'No ha permitido a este sitio hacer esto. Puede cambiarlo en «Sitios autorizados».',
  ConfirmationNeeded:
    'Hace un rato que inició sesión. Confirme que es usted en el sitio de cuentas e inténtelo de nuevo.',
  SecondFactorRequired:
    'Para esto se exige el inicio de sesión en dos pasos. Configúrelo en su cuenta, en «Inicio de sesión en dos pasos», e inténtelo de nuevo.',
  OtherLoginRequired:
    'Para esta empresa se necesita otro inicio de sesión: con el proveedor de la empresa o con su contraseña. Inicie sesión de nuevo así.',
  OriginRefused: 'Este sitio no puede hacer esto con la clave o la sesión que usa.',
  NotFound: 'No hay nada con ese identificador.',
  MethodNotAllowed: 'Esta ruta no responde a ese método.',
  Conflict: 'Esto ha cambiado entretanto. Cárguelo de nuevo y repita.',
  LastOwner: 'Una empresa conserva al menos un propietario. Nombre antes a otro.',
  InFlight: 'La misma petición aún se está procesando. Espere su respuesta.',
  Closed: 'Esta conversación ha finalizado',
  Gone: 'Esto se ha eliminado.',
  TooLarge: 'Es demasiado grande. Envíe menos que el límite de la documentación.',
  UnsupportedMediaType: 'Envíe el cuerpo como application/json.',
  IncompleteBusiness: 'Complete toda la información necesaria para crear el perfil de su empresa.',
  PlanLimit: 'Su plan no admite más. Amplíelo o elimine antes algo.',
  SavedSearchLimit: 'Tiene 50 búsquedas guardadas. Ese es el límite: elimine antes una.',
  TermTaken:
    'Esta palabra ya designa la subcategoría que indica `fields`. Elija otra palabra o deje que designe ambas.',
  TermIgnored: 'La búsqueda ignora esta palabra en cualquier texto. Elija una palabra que designe productos.',
  ListFull: 'Esta lista está llena. Elimine antes algo de ella.',
  ThesaurusFull: 'El tesauro contiene 5000 palabras añadidas. Ese es el límite: elimine antes algunas.',
  UpgradeRefused: 'Una empresa solo puede pasar a una membresía superior.',
  UploadRefused: 'Este archivo no es una imagen que podamos usar: PNG, JPEG o WebP de 500 KB como máximo.',
  IdempotencyMismatch: 'Esta Idempotency-Key se usó con otra petición. Cree una clave nueva.',
  PaymentFailed:
    'No podemos procesar su pago en este momento; inténtelo de nuevo en unos minutos o póngase en contacto con el soporte',
  CardDeclined:
    'Su banco ha rechazado esta tarjeta y no se ha cobrado nada. Pruebe con otra tarjeta o pregunte a su banco.',
  EmailNotVerified:
    'Confirme antes su dirección de correo electrónico: el enlace está en el correo que le hemos enviado.',
  TooManyRequests: 'Demasiadas peticiones. Espere el tiempo que indica Retry-After e inténtelo de nuevo.',
  InternalError: 'Algo ha ido mal, inténtelo de nuevo',
  PurchasesOff: 'Las compras están desactivadas en este sitio. Póngase en contacto con el soporte para ampliar.',
  Unavailable: 'El servicio está ocupado o reiniciándose. Inténtelo de nuevo en unos segundos.',
};
