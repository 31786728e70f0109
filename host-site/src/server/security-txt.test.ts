import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('says where to report a weakness, and is good for months but not for a year', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const fields = new Map(
    securityTxt('https://portal.example', now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('https://portal.example/contact-us/form');
  expect(fields.get('Canonical')).toBe('https://portal.example/.well-known/security.txt');
  const life = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / (24 * 3_600_000);
  expect(life).toBeGreaterThan(30);
  expect(life).toBeLessThan(365);
});
