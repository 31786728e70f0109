import * as accessories from './accessories.ts';
import * as baby from './baby.ts';
import * as building from './building.ts';
import * as cameras from './cameras.ts';
import * as controls from './controls.ts';
import * as electronics from './electronics.ts';
import * as energy from './energy.ts';
import * as fittings from './fittings.ts';
import * as food from './food.ts';
import * as furniture from './furniture.ts';
import * as garments from './garments.ts';
import * as health from './health.ts';
import * as machines from './machines.ts';
import type { Composition } from './materials.ts';
import * as motion from './motion.ts';
import * as services from './services.ts';
import * as stock from './stock.ts';
import * as textiles from './textiles.ts';
import * as vehicles from './vehicles.ts';
import * as vessels from './vessels.ts';
import * as wear from './wear.ts';

const c = { ...controls, ...cameras, ...electronics, ...energy };
const i = { ...stock, ...fittings, ...motion, ...machines, ...vehicles };
const w = { ...garments, ...wear, ...textiles, ...accessories };
const h = { ...vessels, ...baby, ...food, ...furniture, ...health, ...building, ...services };

/** For each category of an industry, in the order of the industry tree, the drawings that suit it. */
const byIndustry: Readonly<Record<string, readonly (readonly Composition[])[]>> = {
  '0001': [
    [i.robotArm],
    [c.plcRack, c.gateway],
    [c.sensors, c.gauges, c.smartCamera],
    [c.touchPanel, c.monitor],
    [c.drive, i.servoMotor],
    [i.cylinders, i.valveIsland],
    [c.flowMeter, c.gauges],
    [c.smartCamera, c.bulletCamera],
    [c.gateway, c.rackUnits],
    [i.conveyor, i.forklift],
  ],
  '0002': [
    [c.chips],
    [c.passives],
    [c.cableCoil, c.connectors],
    [c.circuitBoard],
    [c.laptop, c.rackUnits],
    [c.monitor, c.keyboard, c.printer],
    [c.gateway, c.rackUnits, c.cabinet],
    [c.phones],
    [c.speakers, c.photoCamera, c.drone, c.monitor],
    [c.bulletCamera, c.domeCamera],
    [c.software],
  ],
  '0003': [
    [c.solarPanels],
    [c.windTurbine],
    [c.batteries],
    [c.generator],
    [c.wellhead, i.valve, i.pipePile],
    [i.drums, i.canisters],
    [c.transformer, c.cabinet],
    [c.boiler],
    [c.filterPlant],
    [h.lighting, c.gauges, c.drive],
  ],
  '0004': [
    [i.coils, i.pipePile, i.beams, i.sheets],
    [i.sheets, i.beams, i.fasteners],
    [i.granules, i.sacks],
    [i.seals, i.hoses],
    [i.drums, i.canisters],
    [i.paintCans],
    [i.pump, i.submersiblePump],
    [i.valve, i.pipeFittings],
    [i.fasteners],
    [i.handTools, i.powerDrill, i.cuttingTools],
    [i.helmet, i.gloves, w.vest],
    [i.boxes, i.filmRolls, h.emptyContainers],
  ],
  '0005': [
    [i.machiningCentre],
    [i.gantryTable],
    [i.mouldingMachine],
    [i.fillingLine, i.conveyor],
    [i.oven, i.mixer],
    [i.excavator, i.loader, i.crane],
    [i.tractor],
    [i.rollerMachine, w.yarnCones],
    [i.rollerMachine, c.printer],
    [i.mill, i.loader],
    [i.forklift, i.crane],
  ],
  '0006': [
    [i.gears, i.gearbox],
    [i.bearings],
    [i.beltDrive],
    [i.chain],
    [i.coupling],
    [i.discBrake],
    [i.electricMotor, i.servoMotor],
    [i.cylinders, i.pump],
    [i.ballScrew],
  ],
  '0007': [
    [w.dress, w.skirt, w.jacket],
    [w.shirt, w.suit, w.trousers, w.polo],
    [w.dress, w.shirt, w.polo],
    [w.hoodie, w.polo, w.trousers],
    [w.underwear, w.socks],
    [w.coverall, w.vest, w.polo],
    [w.sweater, w.hoodie],
    [w.jacket],
    [w.fabricRolls],
    [w.yarnCones],
    [w.sneaker, w.leatherShoe, w.heels, w.sandals],
  ],
  '0008': [
    [w.bodysuit, w.romper],
    [h.babyBottles, h.bibs],
    [h.babyFood],
    [h.diapers],
    [h.stroller, h.carSeat],
    [h.crib],
    [h.pumpBottles, w.foldedStack],
    [h.toys, h.teddy],
    [h.babyMonitor, h.safetyGate],
  ],
  '0009': [
    [h.skinCareSet, h.tubes],
    [h.pumpBottles],
    [h.lipsticks, h.palette],
    [h.perfume],
    [h.nailPolish],
    [h.shaving],
    [h.soaps, h.hygiene],
    [h.hairDryer],
    [h.hairBundles],
    [h.ingredients, h.emptyContainers],
  ],
  '0010': [
    [w.ringJewel, w.necklace],
    [w.watch],
    [w.handbag, w.backpack],
    [w.suitcase],
    [w.beltGoods],
    [w.glasses],
    [w.scarf, w.capAndHat],
    [w.hairClips],
    [w.gemstones],
    [w.trims],
  ],
  '0011': [
    [h.crate, h.fruits],
    [h.dates, h.nuts],
    [h.grains, i.sacks],
    [h.meat],
    [h.fish],
    [h.cheese, h.milk],
    [h.beverages],
    [h.oils],
    [h.sweets],
    [h.spices, h.sauces],
    [h.farmSupplies, i.sacks],
    [h.cow],
  ],
  '0012': [
    [h.sofa, h.armchair, h.coffeeTable],
    [h.bed, h.wardrobe, h.mattress],
    [h.diningSet, h.diningChair, h.sideboard],
    [h.kitchen],
    [h.desk, h.officeChair],
    [h.outdoorSet],
    [h.bed, h.diningChair, h.armchair],
    [h.schoolDesk],
    [h.hardware, w.fabricRolls],
    [w.curtains, w.rug, w.cushions, w.foldedStack],
  ],
  '0013': [
    [h.patientMonitor, h.ultrasound],
    [h.syringes, h.masksAndGloves],
    [h.medicines],
    [h.supplements],
    [h.hospitalBed],
    [h.dental],
    [h.microscope, h.testTubes],
    [h.wheelchair, h.walkingAids],
    [h.eyeCare, w.glasses],
    [h.careService],
  ],
  '0014': [
    [h.bricks, h.cementBags],
    [i.rebar, i.beams],
    [h.tiles],
    [h.door, h.windowFrame],
    [h.flooring],
    [h.faucet, h.bathroom, h.bathtub],
    [h.lighting],
    [h.switchesAndSockets, h.cableDrum],
    [h.airConditioner],
    [h.cookware, h.houseware],
    [h.cabin, h.house],
    [h.towers, h.house],
  ],
  '0015': [
    [i.containers, i.truck, h.airFreight],
    [h.coins],
    [h.certificate],
    [h.justice, h.gavelAndBooks, h.contract],
    [h.ledger],
    [h.megaphone, h.charts],
    [h.charts, h.contract],
    [h.booth],
    [h.learning],
    [h.translation],
    [h.facility, h.staffing],
  ],
};

/** The drawings for one category. A category that was added to the tree later gets one of its industry's. */
export function compositionFor(industryID: string, category: number): readonly Composition[] {
  const industry = byIndustry[industryID] ?? byIndustry['0015']!;
  return industry[category] ?? industry[category % industry.length]!;
}

/** How many categories of an industry have a drawing of their own. */
export const coveredCategories = (industryID: string): number => byIndustry[industryID]?.length ?? 0;
