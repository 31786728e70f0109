/**
 * Decides what never reaches a log. Names are compared without case, hyphens and underscores; a secret name hides its value. Texts lose
 * e-mail addresses and PostgreSQL's quotations of input.
 */
const secret = new Set(
  [
    [
      'authorization',
      'auth',
      'cookie',
      'set-cookie',
      'x-refresh-token',
      'dpop',
      'x-wbn-internal',
      'proxy-authorization',
    ],
    [
      'token',
      'accessToken',
      'refreshToken',
      'code',
      'mailCode',
      'codeVerifier',
      'codeChallenge',
      'state',
      'wbn_code',
      'wbn_state',
    ],
    ['password', 'passwordHash', 'newPassword', 'secret', 'internalKey', 'key', 'csrf', 'continue'],
    ['email', 'newEmail', 'toAddress', 'phone', 'phoneNumber', 'mobilePhone', 'mobileNumber', 'businessPhoneNumber'],
    ['paymentMethod', 'card', 'cardNumber', 'cvc', 'birthDate'],
    // pg error fields: `detail` repeats the row.
    ['detail', 'where', 'parameters', 'internalQuery', 'hint'],
  ]
    .flat()
    .map(plain),
);

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

export const isSecretName = (name: string): boolean => secret.has(plain(name));

const hidden = '[hidden]';
const maxLength = 2_000;

export const redactText = (text: string): string =>
  text
    .slice(0, maxLength)
    .replaceAll(/[\p{L}\p{M}\p{N}_.+%-]{1,64}@[\p{L}\p{M}\p{N}_.-]{1,255}/gu, hidden)
    .replaceAll(/\b(token|code|state|password|key)=[^\s&#"]{1,2000}/gi, `$1=${hidden}`);

/** A redacted copy for a log. Depth and width are bounded, because bodies are untrusted. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return redactError(value);
  if (Buffer.isBuffer(value) || depth >= 6) return hidden;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  const copy: Record<string, unknown> = Object.create(null);
  for (const [name, item] of Object.entries(value).slice(0, 100)) {
    copy[redactText(name)] = isSecretName(name) ? hidden : redact(item, depth + 1);
  }
  return copy;
}

/** PostgreSQL's quotations in messages come from input. */
const sentence = (error: Error): string =>
  redactText('severity' in error ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message);

/** An error's type, location and message, redacted. */
export function redactError(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }) {
  return {
    type: error.constructor.name,
    name: error.name,
    message: sentence(error),
    code: error.code === undefined ? undefined : String(error.code),
    constraint: error.constraint,
    table: error.table,
    // Keeps only frames: the first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause: error.cause instanceof Error ? sentence(error.cause) : undefined,
  };
}
