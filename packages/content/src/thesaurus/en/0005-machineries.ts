import type { Terms } from '../types.ts';

export const machineries: Terms = {
  'CNC Lathes':
    'lathe, cnc lathe, turning center, turning machine, metal lathe, swiss lathe, turning centre, lathe machine',
  'Machining Centers':
    'milling machine, cnc mill, vmc, vertical machining center, machining centre, 5-axis machine, hmc, cnc milling machine, cnc machine?',
  'Laser Cutting Machines':
    'laser cutter, fiber laser cutter, fibre laser cutting machine, plasma cutter, laser engraver, waterjet cutter, laser machine, cnc laser, laser marking machine',
  'Press Brakes':
    'press brake, sheet bending machine, bending press, brake press, cnc press brake, folding machine metal, hydraulic press',
  'Grinding Machines':
    'grinder machine, surface grinder, cylindrical grinder, bench grinder, grinding machine, polishing machine, deburring machine, tool grinder',
  'Punching Machines':
    'turret punch, punch press, power press, stamping press, eccentric press, punching machine, hole punch machine',
  'Bending Machines':
    'pipe bender, tube bender, plate rolling machine, bar bending machine, profile bending machine, rolling machine, rebar bender, roll bender',
  'Panel Saws': 'panel saw, table saw, sliding table saw, beam saw, band saw, bandsaw, sawmill, wood saw machine',
  'Edge Banding Machines': 'edge bander, edgebander, edge banding machine, edge bander machine, pvc edge banding',
  'CNC Routers':
    'cnc router, wood router machine, cnc engraving machine, cnc carving machine, nesting machine, router machine',
  'Wood Planers':
    'planer, thickness planer, wood planer, jointer, thicknesser, moulder, wood jointer, four side planer',
  'Wood Drying Kilns': 'wood dryer, timber kiln, lumber kiln, kiln dryer, wood drying chamber, timber drying kiln',
  'Injection Molding Machines':
    'injection moulding machine, imm, plastic injection machine, injection machine, injection press, injection molding?, injection moulding?, plastic injection moulding machine, plastic injection molding machine, moulding press',
  'Extrusion Lines':
    'extruder, pipe extrusion line, extrusion machine, film blowing machine, blown film machine, plastic extruder, profile extrusion',
  'Blow Molding Machines':
    'blow moulding machine, pet blowing machine, bottle blowing machine, pet blow molder, blow molder, bottle making machine, blow molding, blow moulding',
  'Thermoforming Machines':
    'vacuum forming machine, thermoformer, plastic forming machine, cup making machine, blister machine',
  'Plastic Recycling Machines':
    'plastic shredder, plastic granulator, pelletizer, plastic crusher, pelletizing line, pet washing line, plastic recycling line',
  'Filling Machines':
    'filler machine, bottling machine, liquid filler, bottle filling machine, filling line, bottling line, powder filling machine, bottling plant',
  'Labeling Machines':
    'labeller, labelling machine, labeler, sticker machine, label applicator, bottle labeler, labelling machines',
  'Carton Sealing Machines':
    'carton sealer, case sealer, box sealing machine, taping machine, case erector, strapping machine, carton erector, cartoning machine',
  'Shrink Wrapping Machines':
    'shrink wrapper, heat shrink machine, shrink tunnel, sleeve wrapper, pallet wrapping machine, stretch wrapper, shrink wrap machine, l-sealer, shrink wrap?, pallet wrapper',
  'Vacuum Packaging Machines':
    'vacuum sealer, vacuum packer, vacuum packing machine, chamber vacuum machine, vacuum pack machine, vac packer',
  'Form Fill Seal Machines':
    'ffs machine, vffs, vertical packing machine, flow wrapper, pouch packing machine, sachet machine, bagging machine, packing machine?, packaging machine?',
  'Capping Machines':
    'capper, bottle capper, cap sealing machine, screw capper, bottle capping machine, crimping machine caps, can seamer',
  'Baking Ovens':
    'bakery oven, deck oven, bread oven, pizza oven, rotary oven, bakery equipment, rack oven, tunnel oven, dough mixer, tandoor',
  'Meat Processing Machines':
    'meat grinder, meat mincer, meat slicer, sausage machine, bone saw, sausage filler, meat cutter, slaughter equipment, meat mixer',
  'Dairy Processing Lines':
    'milk pasteurizer, pasteuriser, milk processing plant, homogenizer, cheese vat, yogurt machine, milk tank, dairy equipment, cream separator, dairy plant, milking machine, milking parlour, milking parlor, milking equipment, cow milker',
  'Fruit Juice Lines':
    'juice production line, juice extractor industrial, juicer industrial, juice plant, fruit processing line, pulper',
  'Grain Milling Machines':
    'flour mill, grain mill, rice mill, roller mill, hammer mill, flour milling plant, corn mill, grain grinder, maize mill',
  'Date Processing Lines':
    'date pitting machine, date sorting machine, date washing machine, dates processing line, date packing line, dates factory equipment, date paste machine',
  'Frying Lines':
    'fryer, continuous fryer, potato chips line, french fries line, industrial fryer, chips machine, batch fryer, frying machine, snack line',
  Excavators:
    'excavator, digger, mini excavator, backhoe, trackhoe, backhoe loader, jcb, crawler excavator, hydraulic excavator',
  'Wheel Loaders':
    'loader, front end loader, shovel loader, wheel loader, skid steer, bobcat, payloader, skid steer loader, front loader',
  'Concrete Mixers':
    'cement mixer, concrete mixer, concrete mixer truck, batching plant, concrete batching plant, concrete pump, transit mixer, mortar mixer',
  'Tower Cranes':
    'tower crane, construction crane, self-erecting crane, topless crane, luffing crane, mobile crane?, crane?',
  'Road Rollers':
    'road roller, roller compactor, vibratory roller, compactor roller, plate compactor, tamping rammer, soil compactor, steamroller',
  'Asphalt Plants':
    'asphalt mixing plant, bitumen plant, hot mix plant, asphalt paver, paver machine, road paver, asphalt plant, bitumen sprayer',
  'Piling Rigs':
    'pile driver, drilling rig foundation, rotary drilling rig, bored piling rig, pile driving machine, pile hammer, micropile rig, water well drilling rig',
  'Motor Graders': 'grader, road grader, motor grader, bulldozer, dozer, crawler dozer, blade grader',
  Tractors:
    'tractor, farm tractor, agricultural tractor, compact tractor, garden tractor, plough, cultivator, power tiller, disc harrow',
  'Combine Harvesters':
    'combine, harvester, combine harvester, rice harvester, forage harvester, corn picker, reaper, thresher, maize harvester',
  'Irrigation Equipment':
    'center pivot, pivot irrigation, sprinkler irrigation machine, irrigation system, irrigation machine, hose reel irrigator, rain gun, centre pivot',
  'Seed Drills':
    'seeder, planter?, seed drill, sowing machine, seeding machine, potato planter, precision planter, transplanter',
  Sprayers:
    'sprayer, crop sprayer, boom sprayer, knapsack sprayer, pesticide sprayer, mist blower, orchard sprayer, field sprayer',
  'Hay Balers':
    'baler hay, hay baler, round baler, square baler, straw baler, hay press, mower conditioner, silage baler, rotary mower',
  'Spinning Machines':
    'spinning machine, ring frame, carding machine, open end spinning, ring spinning machine, spinning frame, yarn machine, winding machine yarn',
  'Weaving Looms':
    'loom, weaving machine, rapier loom, air jet loom, power loom, weaving loom, water jet loom, carpet loom',
  'Knitting Machines':
    'knitting machine, circular knitting machine, flat knitting machine, sock knitting machine, jersey machine, warp knitting machine',
  'Dyeing Machines':
    'dyeing machine, jigger, jet dyeing machine, fabric dyeing machine, textile finishing machine, stenter, yarn dyeing machine, garment dyeing machine',
  'Industrial Sewing Machines':
    'sewing machine, overlock machine, lockstitch machine, juki, overlocker, garment machine, serger, bag closing machine, button machine',
  'Embroidery Machines':
    'embroidery machine, computer embroidery machine, multi-head embroidery machine, quilting machine, embroidery equipment',
  'Offset Presses':
    'offset press, offset printer, offset printing machine, heidelberg, sheetfed press, lithographic press, printing press?, web offset press',
  'Flexographic Presses':
    'flexo press, flexo printer, flexo printing machine, flexographic machine, label printing press, rotogravure press, gravure press, bag printing machine',
  'Digital Printers':
    'large format printer, uv printer, plotter, dtf printer, wide format printer, inkjet press, digital press, eco solvent printer, banner printer, dtg printer, cutting plotter, coding printer?, date coder?, inkjet coder?',
  'Screen Printing Machines':
    'screen printer, silk screen machine, silkscreen press, t-shirt printing machine, pad printing machine, heat press, screen printing press',
  'Bookbinding Machines':
    'book binding machine, binder machine, perfect binder, paper cutter, saddle stitcher, guillotine paper, spiral binding machine, paper folding machine, laminating machine, paper cutting machine',
  'Jaw Crushers':
    'jaw crusher, stone crusher, rock crusher, crusher, cone crusher, impact crusher, crushing plant, mobile crusher',
  'Ball Mills': 'ball mill, grinding mill, rod mill, mineral mill, ore mill, sag mill, cement mill, raymond mill',
  'Vibrating Screens':
    'vibrating screen, screening machine, sieve shaker, trommel, gravel screen, vibro screen, sieving machine, rotary screen',
  'Mine Loaders':
    'lhd loader, scooptram, underground loader, mining truck, lhd, dump truck mining, underground mining machine, haul truck, dump truck?, dump trucks?, dumper?, tipper truck?',
  'Belt Feeders': 'belt feeder, apron feeder, vibrating feeder, feeder machine, hopper feeder, ore feeder',
  'Flotation Machines':
    'flotation cell, flotation machine, froth flotation, mineral processing equipment, ore dressing machine, gold washing plant, gravity separator, magnetic separator',
  Forklifts:
    'forklift, fork lift, forklift truck, fork truck, lift truck, electric forklift, diesel forklift, fork-lift, reach truck, counterbalance truck, telehandler, forklift fork?, fork extension?',
  'Overhead Cranes':
    'overhead crane, bridge crane, gantry crane, eot crane, jib crane, workshop crane, goliath crane, crane?',
  'Electric Hoists':
    'hoist, chain hoist, electric chain hoist, wire rope hoist, winch, lifting hoist, chain block, electric winch, lever hoist, wire rope?',
  'Pallet Trucks':
    'pallet jack, pallet truck, hand pallet truck, pump truck, pallet stacker, electric pallet jack, pallet mover, hand truck, walkie stacker, pallet lifter',
  'Scissor Lifts':
    'scissor lift, aerial work platform, lift table, mewp, boom lift, cherry picker, awp, man lift, elevating platform, platform lift',
  'Reach Stackers':
    'reach stacker, container handler, container stacker, container lift, empty container handler, port crane, container spreader',
};
