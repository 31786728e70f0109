import type { SecondFactorTexts } from './texts.ts';

export const es: SecondFactorTexts = {
  title: 'Inicio de sesión en dos pasos',
  text: 'Después de la contraseña, el inicio de sesión pide un código de una aplicación de su teléfono. Quien averigüe su contraseña no puede entrar solo con ella.',
  on: 'Activado',
  off: 'Desactivado',
  setUp: 'Configurar una aplicación de autenticación',
  scanText: 'Escanee esta imagen con una aplicación de autenticación de su teléfono y escriba el código que muestra.',
  qrLabel: 'Código QR para su aplicación de autenticación',
  openApp: 'Abrir en una aplicación de este dispositivo',
  typeKey: 'O escriba esta clave en la aplicación:',
  code: 'Código',
  codeHint: 'Seis cifras, nuevas cada 30 segundos.',
  turnOn: 'Activar el inicio de sesión en dos pasos',
  codesTitle: 'Sus códigos de recuperación',
  codesText:
    'Guarde estos códigos donde los encuentre sin su teléfono. Cada uno sustituye a la aplicación una vez. Solo los mostramos ahora; los anteriores ya no funcionan.',
  download: 'Guardar como archivo',
  printHint: 'También puede imprimir esta página.',
  codesDone: 'Los he guardado',
  codesLeft: 'Códigos de recuperación restantes: {count}',
  newCodes: 'Crear nuevos códigos de recuperación',
  newCodesText: 'Los que tiene dejan de funcionar.',
  replace: 'Configurar otra aplicación',
  replaceText: 'Para un teléfono nuevo. La aplicación actual funciona hasta que la nueva haya mostrado un código.',
  offText:
    'Sin el inicio de sesión en dos pasos basta su contraseña para entrar. Sus códigos de recuperación dejan de funcionar.',
  turnOff: 'Desactivar el inicio de sesión en dos pasos',
  offDone: 'El inicio de sesión en dos pasos está desactivado.',
  stepTitle: 'Introduzca su código',
  stepText: 'Abra su aplicación de autenticación y escriba el código que muestra para WBN.',
  stepHint: 'Seis cifras. Sin su teléfono, escriba uno de sus códigos de recuperación.',
  startAgain: 'Empezar de nuevo',
  confirmTitle: 'Confirme que es usted',
  confirmText: 'Va a cambiar algo importante y hace un rato que inició sesión.',
  confirmSave: 'Continuar',
  errors: {
    codeMissing: 'Introduzca el código',
    codeWrong: 'El código no es correcto o ya se ha usado. Espere el siguiente e inténtelo de nuevo.',
    codeOfNewAppWrong:
      'Este no es el código de la clave nueva. Escanee la imagen de nuevo y compruebe el reloj de su teléfono.',
  },
};
