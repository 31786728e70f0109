import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const names = ['portal', 'api', 'accounts', 'cdn', 'files'] as const;
const sites = Object.fromEntries(names.map((name) => [name, `https://${name}.example`])) as Record<
  (typeof names)[number],
  string
>;
const settings = { edition: 'sa', extensions: true, ...sites };

/** All origins to which a page may send anything, or from which it may load anything, by directive. */
function originsOf(payments: string): Record<string, string[]> {
  const { 'content-security-policy': policy = '' } = securityHeaders({ ...settings, payments }, []);
  const found: Record<string, string[]> = {};
  for (const directive of policy.split('; ')) {
    const [name = '', ...sources] = directive.split(' ');
    // These two name other things than origins.
    if (name === 'report-to' || name === 'trusted-types') continue;
    const named = sources.filter((source) => source !== '' && !source.startsWith("'"));
    if (named.length > 0) found[name] = named;
  }
  return found;
}

describe('a page of the portal', () => {
  it('loads from our own origins, and sends to them, alone: no tracker and no font or map of others', () => {
    const origins = originsOf('');
    expect(Object.keys(origins).length).toBeGreaterThan(4);
    const strangers = Object.entries(origins).flatMap(([name, all]) =>
      all
        .filter((one) => one !== 'data:' && !Object.values(sites).includes(new URL(one).origin))
        .map((one) => `${name} ${one}`),
    );
    expect(strangers).toEqual([]);
    // A picture inside the page, which asks nobody.
    expect(
      Object.entries(origins)
        .filter(([, all]) => all.includes('data:'))
        .map(([name]) => name),
    ).toEqual(['img-src']);
  });

  it('allows the payment provider besides, for script, frame and calls of its form', () => {
    const own = originsOf('');
    const more = (payments: string) =>
      Object.entries(originsOf(payments)).flatMap(([name, all]) =>
        all.filter((one) => !own[name]?.includes(one)).map((one) => `${name} ${one}`),
      );
    expect(more('https://pay.example')).toEqual(['frame-src https://pay.example']);
    expect(more('https://js.stripe.com').sort()).toEqual([
      'connect-src https://api.stripe.com',
      'frame-src https://hooks.stripe.com',
      'frame-src https://js.stripe.com',
      'script-src https://js.stripe.com',
    ]);
  });
});
