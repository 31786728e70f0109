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

/** How each industry speaks, by its id. */
export const grammars: Readonly<Record<string, Grammar>> = Object.fromEntries(
  [
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
  ].map((grammar) => [grammar.industryID, grammar]),
);
