import type { TranslationTexts } from './en.ts';

export const texts: TranslationTexts = {
  translate: 'Traducir',
  original: 'Ocultar la traducción',
  translated: 'Traducción automática',
  translatedFrom: 'Traducción automática ({language})',
  notTranslated: 'No se pudo traducir este mensaje. Inténtelo más tarde.',
  translationLimit:
    'Por ahora no se pueden traducir más mensajes. Lea el original o inténtelo de nuevo dentro de una hora.',
};
