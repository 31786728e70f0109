import type { IndustryHead } from './types.ts';

const heads: readonly Omit<IndustryHead, 'order'>[] = [
  {
    id: '0001',
    name: 'Automation',
    icon: 'bot',
    description:
      'Technology and automation: robots, controllers, sensors, drives and networks that let a plant measure, decide and move by itself.',
  },
  {
    id: '0002',
    name: 'Electronics & IT',
    icon: 'cpu',
    description:
      'Electronics from the chip to the finished device, with the computers, networks and software that businesses run on.',
  },
  {
    id: '0003',
    name: 'Energy',
    icon: 'zap',
    description:
      'Energy and environment: solar, wind, oil and gas, storage and distribution, and the plants that clean water and air.',
  },
  {
    id: '0004',
    name: 'Industrial Technology',
    icon: 'factory',
    description:
      'Industrial products that every factory buys: metals, plastics, chemicals, pumps, valves, tools, safety gear and packaging.',
  },
  {
    id: '0005',
    name: 'Machineries',
    icon: 'tractor',
    description:
      'Machinery for making, packing, building, farming, mining and lifting, from a single machine to a complete line.',
  },
  {
    id: '0006',
    name: 'Power Transmission',
    icon: 'cog',
    description:
      'Power transmission parts that carry motion from the motor to the work: gears, bearings, belts, chains, couplings and hydraulics.',
  },
  {
    id: '0007',
    name: 'Apparel',
    icon: 'shirt',
    description: 'Apparel for every wearer and purpose, with the fabrics, yarns and footwear that belong to it.',
  },
  {
    id: '0008',
    name: 'Baby World',
    icon: 'baby',
    description:
      'Baby products that parents and retailers trust: clothing, food, care, nursery furniture, safety and toys.',
  },
  {
    id: '0009',
    name: 'Beauty Care',
    icon: 'sparkles',
    description:
      'Beauty care for skin, hair and nails, fragrances and hygiene, salon equipment and the packaging of it all.',
  },
  {
    id: '0010',
    name: 'Fashion Accessories',
    icon: 'watch',
    description:
      'Fashion accessories that complete an outfit: jewelry, watches, bags, eyewear, scarves and the trims that makers need.',
  },
  {
    id: '0011',
    name: 'Food & Agriculture',
    icon: 'wheat',
    description:
      'Food from the field to the shelf: fresh, dried, frozen and packed, with the seeds, feeds and supplies that farms use.',
  },
  {
    id: '0012',
    name: 'Furniture',
    icon: 'armchair',
    description: 'Furniture for homes, offices, hotels, schools and gardens, with components and home textiles.',
  },
  {
    id: '0013',
    name: 'Health Care',
    icon: 'heart-pulse',
    description:
      'Health and insurance: medical devices, medicines, laboratory and hospital equipment, and the services that care for people.',
  },
  {
    id: '0014',
    name: 'Home & Construction',
    icon: 'building-2',
    description:
      'Construction and real estate: materials, structures, fittings, lighting and climate for buildings, and the contractors behind them.',
  },
  {
    id: '0015',
    name: 'Business Services',
    icon: 'handshake',
    description:
      'Business services that make trade work: freight, finance, inspection, legal, marketing, training and staffing.',
  },
];

/** The fifteen industries in their order, without categories: small enough for a page that only draws cards or icons. */
export const industryHeads: readonly IndustryHead[] = heads.map((head, index) => ({ ...head, order: index + 1 }));
