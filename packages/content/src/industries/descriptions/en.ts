import type { IndustryDescriptions } from '../types.ts';

export const en: IndustryDescriptions = {
  '0001':
    'Technology and automation: robots, controllers, sensors, drives and networks that let a plant measure, decide and move by itself.',
  '0002':
    'Electronics from the chip to the finished device, with the computers, networks and software that businesses run on.',
  '0003':
    'Energy and environment: solar, wind, oil and gas, storage and distribution, and the plants that clean water and air.',
  '0004':
    'Industrial products that every factory buys: metals, plastics, chemicals, pumps, valves, tools, safety gear and packaging.',
  '0005':
    'Machinery for making, packing, building, farming, mining and lifting, from a single machine to a complete line.',
  '0006':
    'Power transmission parts that carry motion from the motor to the work: gears, bearings, belts, chains, couplings and hydraulics.',
  '0007': 'Apparel for every wearer and purpose, with the fabrics, yarns and footwear that belong to it.',
  '0008': 'Baby products that parents and retailers trust: clothing, food, care, nursery furniture, safety and toys.',
  '0009': 'Beauty care for skin, hair and nails, fragrances and hygiene, salon equipment and the packaging of it all.',
  '0010':
    'Fashion accessories that complete an outfit: jewelry, watches, bags, eyewear, scarves and the trims that makers need.',
  '0011':
    'Food from the field to the shelf: fresh, dried, frozen and packed, with the seeds, feeds and supplies that farms use.',
  '0012': 'Furniture for homes, offices, hotels, schools and gardens, with components and home textiles.',
  '0013':
    'Health and insurance: medical devices, medicines, laboratory and hospital equipment, and the services that care for people.',
  '0014':
    'Construction and real estate: materials, structures, fittings, lighting and climate for buildings, and the contractors behind them.',
  '0015':
    'Business services that make trade work: freight, finance, inspection, legal, marketing, training and staffing.',
};
