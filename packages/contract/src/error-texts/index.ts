import { type ErrorName, errors } from '../errors.ts';
import { uploadLimit, withUploadLimit } from '../limits.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { refusedDocument } from './refused-document.ts';
import type { ErrorTexts } from './types.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<string, ErrorTexts>> = { es, it, zh, ar };

/**
 * The message of an error in a language (its region is ignored); English by default and for unsupported languages. `maxBytes`: the upload
 * limit of the server that refuses.
 *
 * @example errorText('TokenNotFound') // 'Log in to do this.'
 * @example errorText('TokenNotFound', 'es-MX') // 'Inicie sesión para hacer esto.'
 */
export function errorText(name: ErrorName, locale = 'en', maxBytes: number = uploadLimit): string {
  const language = locale.slice(0, 2).toLowerCase();
  const text = Object.hasOwn(texts, language) ? texts[language]![name] : errors[name].message;
  return name === 'UploadRefused' ? withUploadLimit(text, maxBytes) : text;
}

/**
 * The message of a refused PDF, like `errorText`.
 *
 * @example refusedDocumentText('es', 10_240_000).endsWith('10000 KB.') // true
 */
export function refusedDocumentText(locale = 'en', maxBytes: number = uploadLimit): string {
  const language = locale.slice(0, 2).toLowerCase();
  const text = Object.hasOwn(refusedDocument, language) ? refusedDocument[language] : refusedDocument.en;
  return withUploadLimit(text!, maxBytes);
}
