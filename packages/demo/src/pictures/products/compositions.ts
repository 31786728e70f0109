import * as babyWear from './clothing/baby-wear.ts';
import * as bags from './clothing/bags.ts';
import * as fabrics from './clothing/fabrics.ts';
import * as headwear from './clothing/headwear.ts';
import * as jewellery from './clothing/jewellery.ts';
import * as knitwear from './clothing/knitwear.ts';
import * as outfits from './clothing/outfits.ts';
import * as shoes from './clothing/shoes.ts';
import * as smallAccessories from './clothing/small-accessories.ts';
import * as tops from './clothing/tops.ts';
import * as workwear from './clothing/workwear.ts';
import * as animalFood from './food/animal-food.ts';
import * as farmSupplies from './food/farm-supplies.ts';
import * as freshFood from './food/fresh-food.ts';
import * as packedFood from './food/packed-food.ts';
import * as buildingMaterials from './goods/building-materials.ts';
import * as bulk from './goods/bulk.ts';
import * as metalStock from './goods/metal-stock.ts';
import * as packaging from './goods/packaging.ts';
import * as papers from './goods/papers.ts';
import * as rubberAndPaint from './goods/rubber-and-paint.ts';
import * as beauty from './health/beauty.ts';
import * as cosmetics from './health/cosmetics.ts';
import * as hospital from './health/hospital.ts';
import * as laboratory from './health/laboratory.ts';
import * as medicine from './health/medicine.ts';
import * as peopleServices from './health/people-services.ts';
import * as personalCare from './health/personal-care.ts';
import * as babyFeeding from './home/baby-feeding.ts';
import * as bath from './home/bath.ts';
import * as cupboards from './home/cupboards.ts';
import * as homeTextiles from './home/home-textiles.ts';
import * as homeware from './home/homeware.ts';
import * as houses from './home/houses.ts';
import * as nursery from './home/nursery.ts';
import * as offices from './home/offices.ts';
import * as openings from './home/openings.ts';
import * as seats from './home/seats.ts';
import * as tablesAndBeds from './home/tables-and-beds.ts';
import * as toys from './home/toys.ts';
import * as actuators from './machines/actuators.ts';
import * as cameras from './machines/cameras.ts';
import * as components from './machines/components.ts';
import * as computers from './machines/computers.ts';
import * as controls from './machines/controls.ts';
import * as drives from './machines/drives.ts';
import * as freight from './machines/freight.ts';
import * as gears from './machines/gears.ts';
import * as installation from './machines/installation.ts';
import * as instruments from './machines/instruments.ts';
import * as machines from './machines/machines.ts';
import * as plant from './machines/plant.ts';
import * as power from './machines/power.ts';
import * as processMachines from './machines/process-machines.ts';
import * as pumpsAndValves from './machines/pumps-and-valves.ts';
import * as safety from './machines/safety.ts';
import * as tools from './machines/tools.ts';
import * as vehicles from './machines/vehicles.ts';

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
