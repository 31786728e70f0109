import { isUuid } from '@wbn/contract';
import { isSecretName, redactText } from './redact.ts';

/** Ids, numbers and short codes: sufficient for a log and free of personal input. */
const isHarmless = (value: string): boolean => isUuid(value) || /^(\d{1,9}|[a-z]{2}|[A-Z]{2}|me)$/.test(value);

/** `pattern` is the route's, e.g. `/product/:id`; unknown paths are not repeated. */
export function logUrl(url: string, pattern: string | undefined, params: unknown): string {
  if (pattern === undefined) return '(unknown)';
  const given = (params ?? {}) as Record<string, string>;
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) =>
    isHarmless(given[name] ?? '') ? (given[name] ?? '') : `:${name}`,
  );
  const start = url.indexOf('?');
  if (start < 0) return path;
  const query = [...new URLSearchParams(url.slice(start + 1))].filter(([name]) => /^\w{1,32}$/.test(name));
  if (query.length === 0) return path;
  const shown = query.map(([name, value]) => `${redactText(name)}=${shownValue(name, value)}`);
  return `${path}?${shown.slice(0, 20).join('&')}`;
}

const shownValue = (name: string, value: string): string =>
  !isSecretName(name) && isHarmless(value) ? value : '[hidden]';
