import { type ErrorName, errors } from '../errors.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import type { ErrorTexts } from './types.ts';
import { zh } from './zh.ts';

const texts: Readonly<Record<string, ErrorTexts>> = { es, it, zh, ar };

/** What an error says in a language (its region is ignored): English without one and in one that we do not speak. */
export function errorText(name: ErrorName, locale = 'en'): string {
  const tongue = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(texts, tongue) ? texts[tongue]![name] : errors[name].message;
}
