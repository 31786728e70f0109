import type { IndustryHead } from './types.ts';

const heads: readonly Omit<IndustryHead, 'order'>[] = [
  { id: '0001', name: 'Automation', icon: 'bot' },
  { id: '0002', name: 'Electronics & IT', icon: 'cpu' },
  { id: '0003', name: 'Energy', icon: 'zap' },
  { id: '0004', name: 'Industrial Technology', icon: 'factory' },
  { id: '0005', name: 'Machineries', icon: 'tractor' },
  { id: '0006', name: 'Power Transmission', icon: 'cog' },
  { id: '0007', name: 'Apparel', icon: 'shirt' },
  { id: '0008', name: 'Baby World', icon: 'baby' },
  { id: '0009', name: 'Beauty Care', icon: 'sparkles' },
  { id: '0010', name: 'Fashion Accessories', icon: 'watch' },
  { id: '0011', name: 'Food & Agriculture', icon: 'wheat' },
  { id: '0012', name: 'Furniture', icon: 'armchair' },
  { id: '0013', name: 'Health Care', icon: 'heart-pulse' },
  { id: '0014', name: 'Home & Construction', icon: 'building-2' },
  { id: '0015', name: 'Business Services', icon: 'handshake' },
];

/** The fifteen industries in their order, without categories: small enough for a page that only draws cards or icons. */
export const industryHeads: readonly IndustryHead[] = heads.map((head, index) => ({ ...head, order: index + 1 }));
