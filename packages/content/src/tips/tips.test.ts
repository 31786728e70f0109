import { describe, expect, it } from 'vitest';
import { textOf } from '../pages/index.ts';
import { tips } from './index.ts';

const all = tips.map(({ blocks }) => textOf(blocks)).join('\n');

describe('export tips', () => {
  it('are seven, each at the path that ends with its number', () => {
    expect(tips.map(({ path }) => path)).toEqual([
      '/b2b-tips/export-to-the-world-tip-0',
      '/b2b-tips/how-to-create-export-system-tip-1',
      '/b2b-tips/industrial-marketing-tip-2',
      '/b2b-tips/distribution-network-tip-3',
      '/b2b-tips/international-buyers-tip-4',
      '/b2b-tips/qualified-exporting-companies-tip-5',
      '/b2b-tips/best-products-for-export-tip-6',
    ]);
    for (const [index, tip] of tips.entries()) expect(tip.index).toBe(index);
  });

  it('treat the known subjects', () => {
    expect(tips.slice(1).map(({ title }) => title)).toEqual([
      'How to start an export business',
      'Industrial export marketing',
      'How to create a product distribution network abroad',
      'Who is an industrial buyer?',
      'Who is a qualified industrial exporter?',
      'Products you can export to the world market',
    ]);
  });

  it.each(tips.map((tip) => [tip.id, tip] as const))('%s is an article with pictures and sections', (_, tip) => {
    const words = textOf(tip.blocks).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    expect(tip.blocks.some(({ type }) => type === 'image')).toBe(true);
    expect(tip.blocks.filter(({ type }) => type === 'heading').length).toBeGreaterThanOrEqual(4);
  });

  it('list exactly fifty exported categories in tip 6, in its only list', () => {
    const lists = tips[6]?.blocks.flatMap((block) => (block.type === 'list' ? [block.items] : [])) ?? [];
    expect(lists).toHaveLength(1);
    expect(new Set(lists[0]).size).toBe(50);
    expect(lists[0]).toHaveLength(50);
  });

  it('show the world map on the export platform page', () => {
    expect(tips[0]?.blocks).toContainEqual({ type: 'image', image: 'world-map', alt: 'World map' });
    expect(tips[0]?.blocks).toContainEqual({ type: 'insert', what: 'tips' });
  });

  it('say when the network began, when it is open and how soon to answer', () => {
    expect(all).toMatch(/network was created in 2000/);
    expect(all).toMatch(/24 hours a day, 365 days a year/);
    expect(all).toMatch(/Answer within 24 hours/);
  });
});
