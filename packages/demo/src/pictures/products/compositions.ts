import * as actuators from './actuators.ts';
import * as animalFood from './animal-food.ts';
import * as babyFeeding from './baby-feeding.ts';
import * as babyWear from './baby-wear.ts';
import * as bags from './bags.ts';
import * as bath from './bath.ts';
import * as beauty from './beauty.ts';
import * as buildingMaterials from './building-materials.ts';
import * as bulk from './bulk.ts';
import * as cameras from './cameras.ts';
import * as components from './components.ts';
import * as computers from './computers.ts';
import * as controls from './controls.ts';
import * as cosmetics from './cosmetics.ts';
import * as cupboards from './cupboards.ts';
import * as drives from './drives.ts';
import * as fabrics from './fabrics.ts';
import * as farmSupplies from './farm-supplies.ts';
import * as freight from './freight.ts';
import * as freshFood from './fresh-food.ts';
import * as gears from './gears.ts';
import * as headwear from './headwear.ts';
import * as homeTextiles from './home-textiles.ts';
import * as homeware from './homeware.ts';
import * as hospital from './hospital.ts';
import * as houses from './houses.ts';
import * as installation from './installation.ts';
import * as instruments from './instruments.ts';
import * as jewellery from './jewellery.ts';
import * as knitwear from './knitwear.ts';
import * as laboratory from './laboratory.ts';
import * as machines from './machines.ts';
import * as medicine from './medicine.ts';
import * as metalStock from './metal-stock.ts';
import * as nursery from './nursery.ts';
import * as offices from './offices.ts';
import * as openings from './openings.ts';
import * as outfits from './outfits.ts';
import * as packaging from './packaging.ts';
import * as packedFood from './packed-food.ts';
import * as papers from './papers.ts';
import * as peopleServices from './people-services.ts';
import * as personalCare from './personal-care.ts';
import * as plant from './plant.ts';
import * as power from './power.ts';
import * as processMachines from './process-machines.ts';
import * as pumpsAndValves from './pumps-and-valves.ts';
import * as rubberAndPaint from './rubber-and-paint.ts';
import * as safety from './safety.ts';
import * as seats from './seats.ts';
import * as shoes from './shoes.ts';
import * as smallAccessories from './small-accessories.ts';
import * as tablesAndBeds from './tables-and-beds.ts';
import * as tools from './tools.ts';
import * as tops from './tops.ts';
import * as toys from './toys.ts';
import * as vehicles from './vehicles.ts';
import * as workwear from './workwear.ts';

export const c = { ...controls, ...instruments, ...cameras, ...components, ...computers, ...power, ...plant };

export const i = {
  ...metalStock,
  ...bulk,
  ...rubberAndPaint,
  ...packaging,
  ...gears,
  ...drives,
  ...actuators,
  ...pumpsAndValves,
  ...tools,
  ...safety,
  ...machines,
  ...processMachines,
  ...vehicles,
  ...freight,
};

export const w = {
  ...tops,
  ...outfits,
  ...workwear,
  ...fabrics,
  ...homeTextiles,
  ...knitwear,
  ...babyWear,
  ...shoes,
  ...headwear,
  ...jewellery,
  ...bags,
  ...smallAccessories,
};

export const h = {
  ...animalFood,
  ...babyFeeding,
  ...bath,
  ...beauty,
  ...buildingMaterials,
  ...cosmetics,
  ...cupboards,
  ...freshFood,
  ...homeware,
  ...hospital,
  ...houses,
  ...installation,
  ...laboratory,
  ...medicine,
  ...nursery,
  ...offices,
  ...openings,
  ...packedFood,
  ...farmSupplies,
  ...papers,
  ...peopleServices,
  ...personalCare,
  ...seats,
  ...tablesAndBeds,
  ...toys,
};
