import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../limits/address.ts';
import { currentSecret } from './rotating.ts';

const from = (key: string) =>
  ({
    socket: { remoteAddress: '10.0.0.9' },
    headers: { 'x-wbn-internal': key, 'x-forwarded-for': '203.0.113.7' },
  }) as unknown as FastifyRequest;

describe('after a rotation of the key of the portal’s server', () => {
  it('its word about a visitor is believed with the new key and the former one, and no other', () => {
    const keys = ['the new one', 'the old one'];
    expect(currentSecret(keys)).toBe('the new one');
    expect(keys.map((key) => addressOf(from(key), keys))).toEqual(['203.0.113.7', '203.0.113.7']);
    expect(addressOf(from('an older one'), keys)).toBe('10.0.0.9');
    expect(addressOf(from('the new one'), 'the new one')).toBe('203.0.113.7');
  });
});
