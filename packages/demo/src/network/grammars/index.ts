import { industries } from '@wbn/content';
import { apparel } from './apparel.ts';
import { automation } from './automation.ts';
import { babyWorld } from './baby-world.ts';
import { beautyCare } from './beauty-care.ts';
import { businessServices } from './business-services.ts';
import { electronics } from './electronics.ts';
import { energy } from './energy.ts';
import { fashionAccessories } from './fashion-accessories.ts';
import { foodAgriculture } from './food-agriculture.ts';
import { furniture } from './furniture.ts';
import type { Grammar } from './grammar.ts';
import { healthCare } from './health-care.ts';
import { homeConstruction } from './home-construction.ts';
import { industrialTechnology } from './industrial-technology.ts';
import { machineries } from './machineries.ts';
import { powerTransmission } from './power-transmission.ts';
import { type CategoryGrammar, readCategory } from './read.ts';

/** The vocabulary of each industry, in the order of the tree. */
export const grammars: readonly Grammar[] = [
  automation,
  electronics,
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

const byCategory = new Map<string, CategoryGrammar>(
  grammars.flatMap((grammar) => {
    const industry = industries.find(({ id }) => id === grammar.industryID);
    return (industry?.categories ?? []).flatMap((category) => {
      const words = grammar.categories[category.name];
      return words ? [[category.id, readCategory(grammar, category.name, words)] as const] : [];
    });
  }),
);

/** The words of one category of the tree, by its id ('0004.01'). */
export function grammarOf(categoryID: string): CategoryGrammar {
  const grammar = byCategory.get(categoryID);
  if (!grammar) throw new Error(`There is no grammar for category ${categoryID}.`);
  return grammar;
}
