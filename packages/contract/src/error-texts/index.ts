import { type ErrorName, errors } from '../errors.ts';
import { uploadLimit } from '../limits.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { ErrorTexts } from './types.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<string, ErrorTexts>> = { es, it, zh, ar };

const kilobytes = (bytes: number): string => String(Math.floor(bytes / 1024));

/**
 * What an error says in a language (its region is ignored): English without one and in one that we do not speak. `mostBytes`: how large an
 * uploaded file may be at the server that refuses.
 */
export function errorText(name: ErrorName, locale = 'en', mostBytes: number = uploadLimit): string {
  const tongue = locale.slice(0, 2).toLowerCase();
  const text = Object.hasOwn(texts, tongue) ? texts[tongue]![name] : errors[name].message;
  return name === 'UploadRefused' ? text.replace(kilobytes(uploadLimit), kilobytes(mostBytes)) : text;
}
