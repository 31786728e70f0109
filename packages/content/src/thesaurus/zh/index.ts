import type { Terms } from '../types.ts';
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

/** One entry for each industry, in the order of the industries. */
export const zh: readonly Terms[] = [
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
