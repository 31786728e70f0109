import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  it('opens with its secret and purpose alone, differs each time, and shows every change', () => {
    const sealed = seal('a secret', 'wbn successor', 'a text');
    expect(unseal('a secret', 'wbn successor', sealed)).toBe('a text');
    expect(seal('a secret', 'wbn successor', 'a text')).not.toEqual(sealed);
    expect(() => unseal('another secret', 'wbn successor', sealed)).toThrow();
    expect(() => unseal('a secret', 'wbn authenticator x', sealed)).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal('a secret', 'wbn successor', changed), `byte ${at}`).toThrow();
    }
    expect(() => unseal('a secret', 'wbn successor', sealed.subarray(0, -1))).toThrow();
  });
});
