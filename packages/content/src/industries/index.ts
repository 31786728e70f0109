import { automation } from './0001-automation.ts';
import { electronicsIt } from './0002-electronics-it.ts';
import { energy } from './0003-energy.ts';
import { industrialTechnology } from './0004-industrial-technology.ts';
import { machineries } from './0005-machineries.ts';
import { powerTransmission } from './0006-power-transmission.ts';
import { apparel } from './0007-apparel.ts';
import { babyWorld } from './0008-baby-world.ts';
import { beautyCare } from './0009-beauty-care.ts';
import { fashionAccessories } from './0010-fashion-accessories.ts';
import { foodAgriculture } from './0011-food-agriculture.ts';
import { furniture } from './0012-furniture.ts';
import { healthCare } from './0013-health-care.ts';
import { homeConstruction } from './0014-home-construction.ts';
import { businessServices } from './0015-business-services.ts';
import { industryHeads } from './heads.ts';
import type { Category, CategorySource, Industry, IndustryHead } from './types.ts';

export { industryHeads } from './heads.ts';
export type { Category, CategorySource, Industry, IndustryHead, SubCategory } from './types.ts';

const sources: readonly (readonly CategorySource[])[] = [
  automation,
  electronicsIt,
  energy,
  industrialTechnology,
  machineries,
  powerTransmission,
  apparel,
  babyWorld,
  beautyCare,
  fashionAccessories,
  foodAgriculture,
  furniture,
  healthCare,
  homeConstruction,
  businessServices,
];

const twoDigits = (position: number) => String(position).padStart(2, '0');

function grow(head: IndustryHead, source: readonly CategorySource[]): Industry {
  const categories = source.map(([name, names], index): Category => {
    const id = `${head.id}.${twoDigits(index + 1)}`;
    const subCategories = names.map((sub, place) => ({
      id: `${id}.${twoDigits(place + 1)}`,
      name: sub,
      order: place + 1,
    }));
    return { id, name, order: index + 1, subCategories };
  });
  return { ...head, categories };
}

/** The whole tree: fifteen industries, their categories and subcategories, each list in order. */
export const industries: readonly Industry[] = industryHeads.map((head, index) => grow(head, sources[index] ?? []));

/** One industry of the tree, or undefined for an id that is not in it. */
export function industryById(id: string): Industry | undefined {
  return industries.find((industry) => industry.id === id);
}

/** One category of the tree by its full id ('0001.01'), or undefined. */
export function categoryById(id: string): Category | undefined {
  return industryById(id.slice(0, 4))?.categories.find((category) => category.id === id);
}
