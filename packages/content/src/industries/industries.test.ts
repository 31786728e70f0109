import { describe, expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { industryDescriptions } from './descriptions/index.ts';
import { categoryById, industries, industryById, industryHeads } from './index.ts';

const categories = industries.flatMap((industry) => industry.categories);
const subCategories = categories.flatMap((category) => category.subCategories);

describe('industry tree', () => {
  it('has the fifteen industries by name, in order', () => {
    expect(industries.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '0001 Automation',
      '0002 Electronics & IT',
      '0003 Energy',
      '0004 Industrial Technology',
      '0005 Machineries',
      '0006 Power Transmission',
      '0007 Apparel',
      '0008 Baby World',
      '0009 Beauty Care',
      '0010 Fashion Accessories',
      '0011 Food & Agriculture',
      '0012 Furniture',
      '0013 Health Care',
      '0014 Home & Construction',
      '0015 Business Services',
    ]);
  });

  it('R-096 maps the keys 0001 to 0015 to their subjects', async () => {
    const descriptions = await industryDescriptions('en');
    const subjects = [
      'technology and automation',
      'electronics',
      'energy and environment',
      'industrial products',
      'machinery',
      'power transmission',
      'apparel',
      'baby products',
      'beauty care',
      'fashion accessories',
      'food',
      'furniture',
      'health and insurance',
      'construction and real estate',
      'business services',
    ];
    for (const [index, subject] of subjects.entries()) {
      const id = String(index + 1).padStart(4, '0');
      expect(descriptions[id]?.toLowerCase()).toMatch(new RegExp(`^${subject}\\b`));
    }
    expect(industryHeads).toHaveLength(subjects.length);
  });

  it.each(locales.map(({ code }) => code))('says in %s what each industry covers', async (code) => {
    const script = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }[code as string] ?? /\p{Script=Latin}/u;
    const [said, english] = await Promise.all([industryDescriptions(code), industryDescriptions('en')]);
    expect(Object.keys(said).sort()).toEqual(industryHeads.map(({ id }) => id));
    for (const [id, text] of Object.entries(said)) {
      expect(text, id).toMatch(script);
      if (code !== 'en') expect(text, id).not.toBe(english[id]);
    }
  });

  it('is large enough to browse', () => {
    expect(categories.length).toBeGreaterThanOrEqual(130);
    expect(subCategories.length).toBeGreaterThanOrEqual(660);
    for (const { categories: own } of industries) {
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(own.length).toBeLessThanOrEqual(12);
    }
    for (const { subCategories: own } of categories) {
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.length).toBeLessThanOrEqual(8);
    }
  });

  it('has groups above and below the six that a flyout shows', () => {
    expect(categories.some((category) => category.subCategories.length > 6)).toBe(true);
    expect(categories.some((category) => category.subCategories.length <= 6)).toBe(true);
    expect(industries.some((industry) => industry.categories.length > 6)).toBe(true);
  });

  it('gives each category and subcategory an id below its parent', () => {
    for (const industry of industries) {
      expect(industry.id).toMatch(/^00(0[1-9]|1[0-5])$/);
      for (const category of industry.categories) {
        expect(category.id).toMatch(/^\d{4}\.\d{2}$/);
        expect(category.id.startsWith(`${industry.id}.`)).toBe(true);
        for (const { id } of category.subCategories) {
          expect(id).toMatch(/^\d{4}\.\d{2}\.\d{2}$/);
          expect(id.startsWith(`${category.id}.`)).toBe(true);
        }
      }
    }
    const ids = [...industries, ...categories, ...subCategories].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('orders each list from 1 without a gap', () => {
    const lists = [industries, ...industries.map((i) => i.categories), ...categories.map((c) => c.subCategories)];
    for (const list of lists) expect(list.map(({ order }) => order)).toEqual(list.map((_, index) => index + 1));
  });

  it('says no name twice within an industry', () => {
    for (const industry of industries) {
      const names = industry.categories.flatMap((c) => [c.name, ...c.subCategories.map((sub) => sub.name)]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) expect(name).toBe(name.trim());
    }
  });

  it('keeps ids that were given out', () => {
    const named = Object.fromEntries([...categories, ...subCategories].map(({ id, name }) => [id, name]));
    expect(named).toMatchObject({
      '0001.01.01': 'Articulated Robots',
      '0004.12': 'Packaging Materials',
      '0011.02.01': 'Fresh Dates',
      '0015.11.07': 'Pest Control',
    });
    expect(categoryById('0011.02')?.name).toBe('Dates & Nuts');
    expect(categoryById('0011.99')).toBeUndefined();
    expect(industryById('0016')).toBeUndefined();
  });
});
