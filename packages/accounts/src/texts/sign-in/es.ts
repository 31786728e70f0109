import type { SignInTexts } from './texts.ts';

export const es: SignInTexts = {
  offer: 'Iniciar sesión con su empresa',
  title: 'Iniciar sesión con su empresa',
  text: 'Si su empresa ha conectado su propio inicio de sesión, entrará con su cuenta de allí. Escriba su dirección de trabajo.',
  next: 'Continuar',
  offerTitle: 'Continuar con {business}',
  offerText:
    'Irá al inicio de sesión de {business} y volverá con la sesión iniciada. El primer inicio de sesión crea una cuenta para usted.',
  goOn: 'Continuar con {business}',
  withPassword: 'Iniciar sesión con su contraseña',
  linkTitle: 'Vincular su cuenta',
  linkText: 'A partir de ahora puede entrar en la cuenta {email} con el inicio de sesión de {business}.',
  linkMeans:
    'Los administradores de ese inicio de sesión también podrían entrar en su cuenta, y leer y escribir sus mensajes. Una sesión así no actúa por ninguna otra empresa suya y no puede cambiar su dirección, su contraseña ni el inicio de sesión en dos pasos.',
  linkJoins: 'También pasa a ser miembro de {business}.',
  link: 'Vincular mi cuenta',
  linkLogin:
    'La dirección {email} ya tiene una cuenta. Inicie sesión en ella una vez con su contraseña o clave de acceso, para que nadie más pueda vincularla. Si no sabe la contraseña, pida una nueva en la página siguiente.',
  failedTitle: 'No ha iniciado sesión',
  ownTitle: 'Inicio de sesión de empresas',
  ownText: 'Puede entrar en su cuenta con el inicio de sesión de estas empresas.',
  unlink: 'Terminar',
  unlinked: 'El vínculo ha terminado y se ha cerrado su sesión donde lo había usado.',
  allowedSite:
    'Autorizado en una sesión iniciada con el inicio de sesión de una empresa, hasta que termine esa sesión allí.',
  errors: {
    none: 'Ninguna empresa ha conectado un inicio de sesión para esta dirección. Entre con su contraseña.',
    unreachable: 'El inicio de sesión de su empresa no responde. Inténtelo más tarde o entre con su contraseña.',
    expired: 'Este inicio de sesión tardó demasiado, empezó en otro navegador o ya se usó. Empiece de nuevo.',
    gone: 'Su empresa ha terminado este inicio de sesión. Entre con su contraseña.',
    refused: 'El inicio de sesión de su empresa no le dejó entrar o su respuesta no era válida. Empiece de nuevo.',
    unverified:
      'El inicio de sesión de su empresa no dijo que su dirección de correo esté confirmada. Avise a su administrador.',
    otherDomain: 'Su dirección de correo allí no pertenece a un dominio de su empresa. Avise a su administrador.',
    noName: 'El inicio de sesión de su empresa no envió nombre y apellido. Avise a su administrador.',
    closed: 'Esta cuenta no se puede usar con este inicio de sesión. Entre con su contraseña.',
  },
};
