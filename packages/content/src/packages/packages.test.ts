import { plans } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { buyNow, packageById, packageComparison, packages } from './index.ts';

const texts = (id: string) => (packageById(id)?.benefits ?? []).map(({ text }) => text).join('\n');

describe('listing packages', () => {
  it('R-387 have an id, a price text, a period and a list of benefits', () => {
    expect(packages.map(({ id }) => id)).toEqual(['standard', 'gold', 'premium', 'platinum']);
    for (const { price, period, benefits } of packages) {
      expect(price).toMatch(/^(Free|US\$ \d{4})$/);
      expect(period).not.toBe('');
      expect(benefits.length).toBeGreaterThanOrEqual(4);
      expect(new Set(benefits.map(({ id }) => id)).size).toBe(benefits.length);
    }
  });

  it('have the prices and limits that are charged and kept', () => {
    expect(packages.map(({ price }) => price)).toEqual(['Free', 'US$ 1850', 'US$ 2650', 'US$ 3650']);
    for (const { id, priceCents, productLimit, boosts, supportHours } of packages) {
      expect(plans[id]).toMatchObject({ price: priceCents, products: productLimit, boosts, supportHours });
    }
  });

  it('say in words what they say in numbers', () => {
    for (const { id, productLimit, boosts, supportHours } of packages) {
      expect(texts(id)).toContain(`Up to ${productLimit} products`);
      if (boosts) expect(texts(id)).toContain(`${boosts} advertising boosts a month`);
      if (supportHours) expect(texts(id)).toContain(`${supportHours} hours of professional B2B support`);
    }
    expect(texts('gold')).toMatch(/verification .*third party/);
    expect(texts('gold')).toContain('Priority search ranking');
    expect(texts('premium')).toContain('High-priority search ranking');
  });

  it('name everything that comes with free registration', () => {
    for (const part of [
      'User profile',
      'Sending and receiving business requests',
      'News feed',
      'Business Profile, Request Center, Products, Membership and Company Members',
      'Defining company members',
      'Like, follow and contact',
      'Open and private business groups',
      'Full social features',
      'Online support',
    ]) {
      expect(texts('standard')).toContain(part);
    }
  });

  it('are compared column by column, and bought from the list of own businesses', () => {
    for (const { cells } of packageComparison) expect(Object.keys(cells)).toEqual(packages.map(({ id }) => id));
    expect(packageComparison.find(({ id }) => id === 'boosts')?.cells.standard).toBe(false);
    expect(buyNow.href).toBe('/my-business?membership=choose-business');
  });
});
