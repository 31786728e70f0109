import type { Terms } from '../types.ts';

export const industrialTechnology: Terms = {
  'Steel Coils':
    'steel coil, hot rolled coil, hrc, cold rolled coil, crc, galvanized coil, ppgi, gi coil, galvanised steel strip, steel strip, steel plate?, steel plates?, steel sheet?, steel sheets?, mild steel plate, carbon steel plate, galvanised sheet, galvanized sheet, galvanised steel, galvanized steel, gi sheet, stainless coil?, stainless steel coil?, steel?, iron?',
  'Aluminum Profiles':
    'aluminium profile, aluminum extrusion, aluminium extrusion, alu profile, t-slot profile, extruded aluminium, aluminium section, aluminium plate, aluminum plate, aluminium sheet, aluminum sheet, aluminium bar, aluminum bar, aluminium?, aluminum?, aluminium foil?, aluminum foil?',
  'Copper Rods':
    'copper rod, copper wire rod, copper bar, copper cathode, copper, brass rod, copper scrap, brass?, copper pipe, copper tube, copper tubing',
  'Stainless Steel Sheets':
    'inox sheet, stainless sheet, ss sheet, stainless plate, 304 sheet, 316 plate, stainless steel plate, stainless coil?, stainless steel coil?, stainless strip, steel plate?, steel plates?, steel sheet?, steel sheets?, ss 304, stainless steel, steel?',
  'Titanium Alloys':
    'titanium, titanium bar, titanium sheet, grade 5 titanium, ti-6al-4v, titanium alloy, titanium plate',
  'Zinc Ingots': 'zinc ingot, zinc, shg zinc, zamak, special high grade zinc, lead ingot?, aluminium ingot?',
  'Steel Billets':
    'steel billet, billets, bloom?, steel slab, ingot steel, square billet, slabs steel, iron?, scrap metal?',
  Castings:
    'casting, cast iron parts, die casting, investment casting, sand casting, foundry, lost wax casting, aluminium casting, die cast parts, brass?, iron?',
  Forgings: 'forging, forged parts, drop forging, forged ring, forged steel parts, hot forging',
  'Sheet Metal Parts':
    'sheet metal fabrication, metal fabrication, sheet metal work, metal enclosure, bent metal parts, laser cut parts, metal cabinet parts',
  'Wire Mesh':
    'welded mesh, wire netting, chain link fence, woven wire cloth, mesh fence, chicken wire, expanded metal, gabion, fencing mesh, wire fence, rope?',
  'Steel Pipes':
    'steel pipe, steel tube, seamless pipe, erw pipe, galvanized pipe, gi pipe, stainless tube, hollow section, metal tube, scaffold tube, seamless tube, steel tubes, pipes?, tubes?, tubing?',
  'Machined Parts':
    'machined part, cnc parts, turned parts, cnc machining, milled parts, precision parts, cnc machining service, machining service',
  'Metal Stampings': 'metal stamping, stamped parts, pressed parts, progressive die stamping, pressings, stamped metal',
  'Polyethylene Resins': 'polyethylene, hdpe, ldpe, lldpe, pe resin, pe granules, hdpe granules, pe pellets',
  'Polypropylene Resins': 'polypropylene, pp resin, pp granules, pp pellets, pp copolymer, pp homopolymer',
  'PVC Compounds': 'pvc granules, pvc resin, pvc powder, pvc compound, upvc compound, polyvinyl chloride',
  'Engineering Plastics': 'abs, polycarbonate resin, nylon granules, pom, peek, pa66, engineering plastic, ptfe, pbt',
  Masterbatch:
    'colour masterbatch, color masterbatch, black masterbatch, plastic additive, white masterbatch, plastic colourant, filler masterbatch',
  'Plastic Sheets':
    'acrylic sheet, polycarbonate sheet, plexiglass, perspex, pvc foam board, pmma sheet, plastic board, twin wall sheet, acp?, hdpe sheet',
  'Injection Molded Parts':
    'plastic parts, moulded parts, injection moulding?, plastic moulding, custom plastic parts, injection mold, plastic injection, plastic mould, injection molding?',
  'Rubber Seals':
    'oil seal, rubber gasket, gasket, weatherstrip, rubber seal, shaft seal, mechanical seal, door seal, sealing strip, seal?, seals?',
  'Rubber Hoses':
    'rubber hose, air hose, water hose, industrial hose, suction hose, silicone hose, radiator hose, hoses?, hose?',
  'Rubber Sheets':
    'rubber sheet, rubber mat, neoprene sheet, epdm sheet, gym flooring, nbr sheet, silicone sheet, rubber flooring',
  'O-Rings': 'o ring, oring, o-ring seal, o ring kit, viton o-ring, nbr o-ring',
  'Vibration Mounts':
    'anti-vibration mount, vibration damper, silent block, engine mount, rubber mount, anti vibration pad, vibration isolator, shock absorber mount, spring?, springs?',
  'Conveyor Rubber':
    'rubber conveyor belt, conveyor belt, conveyor belting, ep conveyor belt, steel cord belt, belt rubber, conveyor belts',
  'Acids & Alkalis':
    'caustic soda, sulphuric acid, sulfuric acid, hydrochloric acid, sodium hydroxide, nitric acid, soda ash, acetic acid, phosphoric acid, citric acid, caustic potash',
  Solvents: 'solvent, thinner, acetone, ethanol, isopropyl alcohol, ipa, toluene, methanol, xylene, white spirit',
  Adhesives:
    'glue, adhesive, super glue, hot melt, epoxy adhesive, contact cement, sealant, silicone sealant, wood glue, hot glue',
  'Industrial Resins': 'epoxy resin, polyester resin, resin, phenolic resin, alkyd resin, acrylic resin, vinyl ester',
  'Pigments & Dyes': 'pigment, dyestuff, dye, titanium dioxide, tio2, colorant, iron oxide, carbon black, textile dye',
  Surfactants: 'surfactant, sles, labsa, detergent raw material, emulsifier, detergent chemicals, foaming agent',
  'Industrial Gases':
    'oxygen cylinder, nitrogen gas, argon, co2 gas, helium, acetylene, hydrogen gas, liquid nitrogen, oxygen gas, carbon dioxide gas',
  'Powder Coatings': 'powder coat, powder paint, electrostatic powder, polyester powder coating, electrostatic paint',
  'Marine Coatings': 'antifouling paint, boat paint, ship paint, yacht paint, marine paint, hull paint',
  'Epoxy Floor Coatings':
    'epoxy floor, epoxy flooring, epoxy paint, garage floor paint, self-levelling epoxy, resin floor, floor paint',
  'Anticorrosive Paints':
    'anti-corrosion paint, rust paint, zinc rich primer, primer paint, anti-rust paint, rustproof paint, protective coating',
  'Wood Coatings': 'wood varnish, wood stain, lacquer, varnish, wood paint, wood finish, wood oil, furniture lacquer',
  'Centrifugal Pumps':
    'centrifugal pump, end suction pump, multistage pump, inline pump, water pump?, slurry pump, booster pump, circulation pump, chemical pump, self-priming pump, split case pump',
  'Submersible Pumps':
    'submersible pump, borehole pump, deep well pump, sump pump, sewage pump, dewatering pump, well pump, drainage pump',
  'Diaphragm Pumps': 'diaphragm pump, aodd pump, air operated pump, membrane pump, double diaphragm pump',
  'Gear Pumps': 'gear pump, oil transfer pump, external gear pump, rotary gear pump, lobe pump, screw pump',
  'Vacuum Pumps': 'vacuum pump, rotary vane pump, liquid ring pump, roots pump, dry vacuum pump, vac pump',
  'Dosing Pumps':
    'dosing pump, metering pump, chemical dosing pump, peristaltic pump, chlorine dosing pump, chemical metering pump',
  'Ball Valves':
    'ball valve, ball cock valve, floating ball valve, 3-way ball valve, brass ball valve, trunnion ball valve',
  'Gate Valves':
    'gate valve, sluice valve, wedge gate valve, knife gate valve, sluice gate valve, resilient seat gate valve, globe valve',
  'Butterfly Valves': 'butterfly valve, wafer valve, lug butterfly valve, wafer butterfly valve',
  'Check Valves':
    'check valve, non-return valve, nrv, foot valve, one way valve, backflow preventer, swing check valve',
  'Pipe Flanges':
    'flange, flanges, weld neck flange, blind flange, slip-on flange, steel flange, ansi flange, pipe flange',
  'Pipe Fittings':
    'brass fitting, brass fittings, elbow, tee fitting, pipe elbow, pipe coupling, nipple fitting, threaded fittings, reducer pipe, union fitting, pipe clamp, camlock, p trap, p-trap, bottle trap',
  'Safety Relief Valves':
    'safety valve, relief valve, pressure relief valve, prv, psv, pressure safety valve, pop safety valve',
  'Bolts & Nuts':
    'bolt, nut, nuts and bolts, hex bolt, hexagon nut, stud bolt, fasteners, bolts nuts, high tensile bolt, fastener',
  Screws: 'screw, self-tapping screw, wood screw, drywall screw, machine screw, self drilling screw, nails?, tek screw',
  Anchors:
    'wall plug, anchor bolt, expansion bolt, chemical anchor, wall anchor, rawl plug, drop-in anchor, wedge anchor',
  Rivets: 'rivet, blind rivet, pop rivet, rivet nut, tubular rivet',
  Washers: 'washer, flat washer, spring washer, lock washer, m8 washer, plain washer',
  'Threaded Rods': 'threaded rod, all thread, stud rod, threaded bar, allthread, b7 stud',
  'Power Tools':
    'power drill, cordless drill, angle grinder, electric drill, jigsaw, circular saw, power tool, impact driver, rotary hammer, drill?, welding machine?, welder?, saw?, saws?, stick welder?, arc welder?, mma welder?, tig welder?, mig welder?',
  'Hand Tools':
    'spanner, wrench, spanner set, wrench set, screwdriver set, pliers set, screwdriver, pliers, hammer, tool kit, toolbox, socket set, tool box, hand tool, saw?, saws?',
  'Cutting Tools':
    'drill bit, end mill, carbide insert, milling cutter, saw blade, tap and die, hss drill, reamer, turning insert, router bit',
  'Measuring Tools':
    'caliper, micrometer, tape measure, multimeter, spirit level, vernier, laser level, clamp meter, dial indicator, vernier caliper, measuring tape',
  Abrasives:
    'sandpaper, grinding wheel, cutting disc, flap disc, sanding belt, cut-off wheel, sanding disc, emery cloth, grinding disc, polishing pad',
  'Welding Consumables':
    'welding rod, welding electrode, welding wire, mig wire, electrode, flux wire, stick electrode, solder, brazing rod, 6013, welding machine?, welder?, welders?, mig welder?, tig welder?',
  'Pneumatic Tools':
    'air tool, impact wrench, air wrench, nail gun, air drill, pneumatic drill, jackhammer, air impact gun, pneumatic nailer, compressor?',
  'Safety Helmets':
    'hard hat, hardhat, safety helmet, construction helmet, hard hats, bump cap, helmet?, ppe head protection',
  'Safety Footwear':
    'safety shoes, safety boots, steel toe boots, work boots, steel toe cap, safety shoe, protective footwear, gumboots, construction shoes, work shoes',
  'Protective Gloves':
    'work gloves, safety gloves, nitrile gloves, cut resistant gloves, welding gloves, rubber gloves, ppe gloves, industrial gloves, insulated gloves, gloves?, glove?, ear plugs?, earplugs?, ear muffs?',
  Respirators:
    'respirator, dust mask, n95, ffp2, ffp3, gas mask, half mask respirator, breathing mask, scba, breathing apparatus, masks?, mask?, ear plugs?, earplugs?',
  'Fall Protection':
    'safety harness, fall arrest, lanyard safety, safety belt harness, lifeline, full body harness, fall arrester, harness, roof safety, rope?, ropes?',
  'Fire Extinguishers':
    'fire extinguisher, co2 extinguisher, fire hose reel, foam extinguisher, dry powder extinguisher, fire hydrant, fire fighting equipment, sprinkler fire, fire hose, fire blanket',
  'Safety Signs':
    'warning signs, safety sign, traffic cone, road signs, exit sign, warning sign, hazard sign, traffic sign, barricade tape, fire exit sign',
  'Corrugated Boxes':
    'cardboard box, carton box, cartons, shipping box, corrugated carton, carton packaging, packing box, cardboard, moving box, paper box, boxes?, box?',
  'Stretch Film':
    'pallet wrap, cling film pallet, stretch wrap, shrink film, wrapping film, plastic wrap, lldpe stretch film, shrink wrap?, shrink wrap film',
  'Flexible Pouches':
    'stand up pouch, pouch, zip bag, plastic bag, doypack, packaging bag, polybag, ziplock bag, poly bags, sachets, paper bag?, carrier bags, paper bags?, gunny sack?, jute sack?, hessian sack?',
  'Glass Bottles':
    'glass bottle, glass jar, bottles glass, wine bottle, beverage bottle, mason jar, jam jar, glass packaging, bottles?, bottle?, jars?, jar?',
  'Metal Cans':
    'tin can, aluminium can, tin box, tinplate can, aerosol can, beverage can, steel drum, metal drum, food can, cans?, tin cans?',
  'Wooden Pallets':
    'pallet, euro pallet, wood pallet, epal, skid pallet, shipping pallet, wooden crate, plastic pallet, wood crate, pallets',
  'Labels & Tapes':
    'sticker, label, adhesive tape, packing tape, stickers, duct tape, barcode label, masking tape, sellotape, self-adhesive label, scotch tape, thermal labels, paper?',
};
