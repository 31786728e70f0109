import { randomInt } from 'node:crypto';

/**
 * A username from a name: `ana-perez`, or `ana-perez-4821` if that is taken. Names without Latin letters become `member-…`. Public
 * addresses contain it, so it never contains the e-mail.
 */
export function usernameFrom(firstName: string, lastName: string, attempt: number): string {
  const base = `${firstName} ${lastName}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
    .replaceAll(' ', '-');
  if (base !== '' && attempt === 0) return base;
  return `${base || 'member'}-${randomInt(1000, 10 ** (4 + Math.min(attempt, 5)))}`;
}
