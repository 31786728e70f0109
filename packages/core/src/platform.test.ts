import { describe, expect, it } from 'vitest';
import { browserOrigin, browserPlatform, keyValue, onePerPage } from './platform.ts';
import { testArea } from './testing/platform.ts';

describe('the platform', () => {
  it('keeps values in memory where the browser refuses storage', () => {
    const refuses = keyValue(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    refuses.set('a', '1');
    expect(refuses.get('a')).toBe('1');
    refuses.set('a', undefined);
    expect(refuses.get('a')).toBeUndefined();
  });

  it('keeps a value that the full storage has no room for', () => {
    const area = testArea();
    const full = keyValue(() => ({
      ...area,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    full.set('a', '1');
    expect(full.get('a')).toBe('1');
    expect(area.getItem('a')).toBeNull();
  });

  it('sees what another tab has removed', () => {
    const area = testArea();
    const [one, other] = [keyValue(() => area), keyValue(() => area)];
    one.set('a', '1');
    other.set('a', undefined);
    expect(one.get('a')).toBeUndefined();
  });

  it('runs in Node: a clock, timers, random bits, locks and no storage', async () => {
    expect(browserPlatform.random()).toMatch(/^[0-9a-f]{64}$/);
    expect(browserPlatform.random()).not.toBe(browserPlatform.random());
    expect(await browserOrigin.lock('wbn:test', async () => 'held')).toBe('held');
    browserOrigin.storage.set('a', '1');
    expect(browserOrigin.storage.get('a')).toBe('1');
    await new Promise<void>((resolve) => browserPlatform.after(0, resolve));
  });

  it("never shares one visitor's things with another on a server", () => {
    expect(onePerPage('x', () => ({}))).not.toBe(onePerPage('x', () => ({})));
  });
});
