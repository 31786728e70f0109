import type { Terms } from '../types.ts';

export const homeConstruction: Terms = {
  Cement:
    'portland cement, opc cement, white cement, bag cement, bulk cement, clinker, cement bags, grey cement, lime building',
  'Bricks & Blocks':
    'brick, concrete block, cinder block, clay brick, aac block, paver, paving stones, hollow block, breeze block, pavers, interlock tiles, red brick, fire brick, kerbstone',
  'Sand & Aggregates':
    'sand, gravel, aggregate, crushed stone, ballast stone, silica sand, pebbles, aggregates, limestone aggregate, grit',
  'Gypsum Boards':
    'drywall, plasterboard, sheetrock, gypsum board, gypsum ceiling tile, false ceiling, ceiling tiles, gyprock, suspended ceiling, gypsum powder, plaster of paris, cement board, plaster?',
  'Roofing Sheets':
    'metal roofing, roof sheet, corrugated roof sheet, sandwich panel, roof tiles, roofing sheet, shingles, roof panel, corrugated iron, zinc roofing, roof shingles, roof tile, rain gutter, roof gutter, gutter, downpipe, downspout, rainwater pipe, cold room panel, insulated panel',
  'Precast Concrete':
    'precast slab, concrete panels, hollow core slab, precast wall panel, concrete pipe, precast, culvert, concrete barrier, jersey barrier, ready mix concrete, prefabricated concrete, manhole cover, paving slab, paving slabs, kerb stones',
  'Construction Chemicals':
    'waterproofing, concrete admixture, tile adhesive, grout, bitumen membrane, waterproofing membrane, plasticizer concrete, mortar, tile grout, superplasticizer, sika, crack filler, bitumen?, asphalt binder?, penetration bitumen?',
  'Reinforcing Bars':
    'rebar, steel bar construction, deformed bar, reinforcing bar, reinforcement steel, tmt bar, iron rod, rebars, steel rebar, reinforcement mesh, reinforcing steel, brc mesh, iron?',
  'Steel Beams':
    'i beam, h beam, ipe beam, structural steel, steel channel, steel angle, girder, hea beam, h-beam, i-beam, angle bar, u channel, angle iron, rsj, universal beam, steel?',
  'Prefabricated Steel Buildings':
    'steel building, steel structure warehouse, metal building, peb, steel shed, steel hangar, pre-engineered building, prefab warehouse, steel structure, metal warehouse, steel frame building',
  Scaffolding:
    'scaffold, scaffold tower, ringlock, cuplock, scaffolding frame, formwork, mobile scaffold, scaffold boards, shoring, scaffold coupler, shuttering, ladder, ladders, props formwork',
  'Steel Grating':
    'steel grating, metal grating, floor grating, drain grating, bar grating, walkway grating, stair treads, drain cover, chequer plate, trench grate',
  'Ceramic Tiles':
    'ceramic tile, wall tiles, bathroom tiles, floor tiles ceramic, kitchen tiles, glazed tiles, tile?, tiles?, wall tile',
  'Porcelain Tiles':
    'porcelain tile, vitrified tiles, floor tiles porcelain, polished porcelain, porcelain slab, large format tiles, porcelain stoneware, gres tile',
  Marble:
    'marble slab, marble tile, marble block, travertine, carrara marble, limestone slab, marble stone, marble slabs, onyx marble, natural stone',
  Granite: 'granite slab, granite tile, granite blocks, granite stone, granite slabs, basalt stone, slate, cobblestone',
  'Mosaic Tiles':
    'mosaic, glass mosaic, pool tiles, mosaic tile, swimming pool tiles, marble mosaic, pool mosaic, cement tiles, terrazzo',
  'Quartz Slabs':
    'quartz slab, engineered stone, quartz stone, artificial stone, solid surface, corian, quartz surface, engineered quartz',
  'Wooden Doors':
    'wood door, interior door, timber door, wooden door, solid wood door, mdf door, internal doors, hdf door, flush door, veneer door, door?, doors?',
  'Steel Doors':
    'metal door, security door, fire door, steel door, fire rated door, armored door, garage door, roller shutter, iron gate, shutter door, rolling shutter, entrance door steel, overhead door, roll-up door, roll up door, security shutter, high speed door',
  'Aluminum Windows':
    'aluminium window, aluminum window, aluminium sliding window, aluminium doors, casement window aluminium, thermal break window, aluminium windows, window?, windows?, aluminum doors',
  'PVC Windows':
    'upvc window, vinyl window, plastic window, upvc doors, double glazed window, pvc window, double glazing, upvc windows',
  'Automatic Doors':
    'sliding door automatic, automatic door, sensor door, revolving door, automatic gate, gate opener, gate motor, automatic sliding door, door operator, barrier gate, parking barrier, boom barrier, boom gate, vehicle barrier',
  'Door Locks':
    'lock, door lock, smart lock, door handle, padlock, deadbolt, door locks, mortise lock, fingerprint lock, digital door lock, lock cylinder, cylinder lock, latch, electric strike, panic bar, doorknob',
  'Glass Facades':
    'curtain wall, glass facade, facade cladding, glass wall, acp cladding, glazing, tempered glass panel, aluminium composite panel, glass balustrade, shower glass, toughened glass building, float glass, glass railing, window glass, glass?',
  'Laminate Flooring':
    'laminate floor, laminated flooring, laminate, ac4 laminate, click flooring, hdf flooring, laminate wood floor',
  'Vinyl Flooring':
    'lvt, spc flooring, vinyl floor, linoleum, pvc flooring, vinyl plank, luxury vinyl tile, lino flooring, lvp, vinyl tiles, spc floor, sports flooring',
  Parquet:
    'wood flooring, hardwood floor, engineered wood floor, wooden floor, timber flooring, hardwood flooring, oak flooring, decking, wpc decking, solid wood flooring, bamboo flooring, deck boards',
  'Raised Floors':
    'access floor, raised floor, computer room floor, server room floor, raised access floor, anti-static floor, raised flooring, pedestal floor',
  'Artificial Grass':
    'artificial turf, fake grass, synthetic grass, astroturf, artificial lawn, football turf, synthetic turf, synthetic lawn, plastic grass, sports turf',
  Faucets:
    'tap, faucet, kitchen tap, basin mixer, bath tap, mixer tap, water tap, kitchen faucet, wash basin tap, basin tap, taps, bathroom taps, bathroom faucet, sensor tap, sink mixer, bib tap, spigot',
  Toilets:
    'toilet, wc, commode, toilet bowl, water closet, toilet seat, loo, bidet, urinal, lavatory pan, toilet pan, flush tank, squat toilet, cistern, lavatory, lavatories',
  Bathtubs:
    'bath tub, bathtub, jacuzzi, hot tub, freestanding bath, whirlpool bath, soaking tub, spa tub, bath?, acrylic bathtub',
  Showers:
    'shower, shower head, shower cabin, shower enclosure, shower tray, shower mixer, shower screen, shower door, hand shower, shower set, shower cubicle, rain shower',
  'Wash Basins':
    'wash basin, sink, bathroom sink, washbasin, vanity basin, kitchen sink, basin?, hand basin, countertop basin, sinks, pedestal basin, stainless steel sink, vanity unit, bathroom vanity',
  'Plastic Pipes':
    'pvc pipe, ppr pipe, hdpe pipe, upvc pipe, water pipe, cpvc pipe, plastic tube, drainage pipe, pex pipe, plastic pipe, plumbing pipe, pipes?, sewer pipe, ppr fittings, pvc fittings, cpvc fittings, pe pipe, tubes?',
  'Water Heaters':
    'water heater, geyser, electric water heater, hot water heater, boiler bathroom, instant water heater, tankless water heater, hot water tank, hot water cylinder, immersion heater, gas water heater',
  'LED Bulbs':
    'light bulb, led bulb, lamp bulb, led lamp, led tube, bulbs, bulb, led light bulb, gu10, e27 bulb, filament bulb, led tube light, light bulbs, led spot, t8 tube, candle bulb, led strip, led strip light, led?, leds?',
  Chandeliers:
    'chandelier, crystal chandelier, pendant light, hanging lamp, ceiling lamp, hanging light, pendant lamp, ceiling light, pendant lights, suspended light, ceiling lights',
  'Street Lighting':
    'street light, streetlight, lamp post, street lamp, led street light, road light, light pole, lighting pole, high mast, street lights, lighting column',
  Floodlights:
    'flood light, floodlight, led flood light, stadium light, spotlight outdoor, high bay light, work light, flashlight, torch, led torch, headlamp, floodlights, stadium lights, high bay, security light, flashlights',
  'Panel Lights':
    'led panel, ceiling panel light, downlight, office light, led panel light, 60x60 panel, recessed light, downlights, recessed downlight, troffer, linear light, track light, track lighting, led?',
  'Decorative Lamps':
    'table lamp, floor lamp, bedside lamp, wall light, desk lamp, wall lamp, night light, lampshade, wall sconce, standard lamp, fairy lights, standing lamp, christmas lights, string lights, sconce, lamp?',
  'Switches & Sockets':
    'light switch, wall socket, power outlet, electrical outlet, plug socket, wall switch, dimmer, switch socket, socket outlet, power socket, extension cord, extension lead, power strip, switch?, dimmer switch, receptacle, plug?, plugs?, relay?',
  'Electrical Wires':
    'electrical wire, electric wire, house wire, copper wire, building wire, electrical cable, wire cable, wiring cable, thhn wire, flexible cable, cable?, wires, nym cable, copper cable, copper cables',
  'Cable Trays':
    'cable tray, cable ladder, wire tray, cable trunking, cable basket, trunking, cable duct, cable management, wire duct, cable raceway, perforated cable tray, wire mesh cable tray',
  Conduits:
    'conduit, electrical conduit, conduit pipe, gi conduit, pvc conduit, flexible conduit, emt conduit, wire conduit, cable gland, conduit fittings, cable glands, corrugated conduit',
  'Distribution Boxes':
    'distribution board, consumer unit, fuse box, db box, breaker box, junction box, breaker panel home, electrical box, fuse board, enclosure box, load center, electrical enclosure, fuse',
  'Home Automation':
    'smart home, home automation, smart switch, smart thermostat, knx, zigbee, domotics, smart plug, wifi switch, smart lighting, smart home system, thermostat?, alexa devices',
  'Air Conditioners':
    'a/c, ac unit, a/c unit, a/c units, aircon, hvac, split ac, air conditioner, air conditioning, split unit, window ac, vrf, ac units, ahu, vrf system, package unit, fan coil, fcu, air con, portable air conditioner, air handling unit',
  'Water Chillers':
    'chiller, water chiller, air cooled chiller, industrial chiller, cooling tower, chilled water unit, screw chiller, process chiller, chillers, water cooled chiller, glycol chiller, cold room?, refrigeration unit',
  'Ventilation Fans':
    'exhaust fan, ventilator fan, axial fan, ceiling fan, extractor fan, industrial fan, air blower, blower, fan?, duct fan, fans?, centrifugal fan, wall fan, bathroom fan, evaporative cooler, pedestal fan, desert cooler, air cooler',
  'Air Ducts':
    'duct, ductwork, flexible duct, ventilation duct, spiral duct, hvac duct, air diffuser, air grille, duct insulation, ac duct, ducting, air damper, grilles and diffusers, volume damper, louvers',
  Radiators:
    'radiator, heating radiator, towel warmer, panel radiator, space heater, underfloor heating, towel radiator, electric heater, convector heater, heater room, radiant heater, room heater, oil heater, fan heater, infrared heater, heated towel rail, floor heating',
  'Air Curtains': 'air curtain, air door, door air curtain, heated air curtain, fly fan, strip curtain, air barrier',
  Cookware:
    'pots and pans, frying pan, cooking pot, saucepan, pressure cooker, nonstick pan, non-stick pan, pots?, pans?, cooking pots, casserole, wok, saucepans, skillet, baking tray, bakeware, granite cookware',
  Tableware:
    'dinnerware, plates?, crockery, cutlery, dinner set, bowls?, mugs, drinking glasses, forks and spoons, ceramic plates, glassware, porcelain dinner set, cups?, flatware, silverware, paper cups, disposable plates, tea set, tumblers, disposable cups, vacuum flask, thermos, thermos flask, insulated bottle, insulated cup, travel mug, coffee cup, tea cup, coffee pot, teapot',
  'Kitchen Appliances':
    'fridge, refrigerator, oven, cooker, washing machine, microwave, hob, cooktop, dishwasher, blender, toaster, kettle, home appliances, freezer, kitchen appliance, air fryer, coffee machine, cooker hood, range hood, white goods, food processor, stove, juicer, mixer kitchen, vacuum cleaner, hoover, rice cooker, electric kettle, gas stove, washer dryer, clothes iron, walk in freezer?, walk in cooler?, cold room panels?',
  'Storage Containers':
    'plastic container, food container, storage box, lunch box, plastic box, tupperware, storage bin, storage boxes, food storage containers, storage basket, plastic bins, food storage box, organizer box, laundry basket, jerry can, jerrycan, jerry cans, plastic drum?, drum?, ibc tank?, plastic crate?',
  'Cleaning Supplies':
    'detergent, cleaning products, mop, bleach, disinfectant, cleaner?, dishwashing liquid, laundry detergent, broom, cleaning chemicals, washing powder, toilet paper, tissue paper, washing up liquid, trash bags, garbage bags, bin bags, floor cleaner, dish soap, kitchen roll, paper towels, brush cleaning, bin?, trash can, fabric softener, sponge cleaning, tissue?, tissues?, napkins?, napkin?, shop vac, wet and dry vacuum, industrial vacuum cleaner, floor scrubber, squeegee, loo paper, loo roll, toilet roll, bog roll',
  'Home Decoration':
    'home decor, vase, picture frame, wall art, candles, mirror, wallpaper, ornaments, home decoration, photo frame, wall mirror, artificial flowers, candle, vases, wall decor, figurines, sculpture, painting wall art, christmas decorations, artificial plants, statues',
  'Garden Tools':
    'lawn mower, lawnmower, shovel, hedge trimmer, rake, garden hose, wheelbarrow, pruning shears, brush cutter, chainsaw, leaf blower, garden tool, spade, secateurs, hoe, strimmer, grass cutter, plant pots, grass trimmer, string trimmer, watering can, flower pots, weed whacker, weed eater, strimmer line, trimmer line, brushcutter',
  'Modular Houses':
    'modular house, modular home, prefab house, prefab home, prefabricated house, modular building, prefab villa, tiny house, light steel villa, modular homes, kit home, manufactured home, house?, houses?',
  'Container Houses':
    'shipping container house, container home, container office?, flat pack container, container cafe, expandable container house, container homes, storage container 20ft, folding container house, shipping container, container house',
  'Site Cabins':
    'portacabin, porta cabin, portable cabin, site office, guard booth, portable toilet, portable office, security cabin, guard house, portakabin, portaloo, sentry box, worker accommodation cabins, office container, container office?',
  'Wooden Houses':
    'log cabin, timber house, wood cabin, wooden cabin, log house, garden shed, log home, pergola, chalet, timber frame house, wooden house, summer house, garden room',
  'Commercial Real Estate':
    'office space, office for rent, shop for rent, retail space, office building, commercial property, office rental, shop lease, commercial space, business center, coworking, mall space',
  'Industrial Land':
    'factory land, industrial plot, warehouse land, industrial estate, land for factory, industrial park, free zone land, land plot, industrial zone, industrial property, factory for sale, land?, plot of land?',
  'Residential Projects':
    'apartments, housing development, flats for sale, villas, real estate developer, apartment project, housing project, apartments for sale, flats?, villa for sale, property development, houses for sale, condos, condominiums, residential real estate, house?, houses?',
  'General Contracting':
    'contractor, construction company, building contractor, builder, civil works, general contractor, civil contractor, main contractor, construction contractor, builders, turnkey construction, construction services, mep contractor, roofing contractor',
  'Architecture & Design':
    'architect, building design, architectural design, house plans, 3d rendering, architects, architecture firm, landscape architect, architectural drawings, landscape design, bim services, structural design',
  'Interior Fit-Out':
    'interior design, fit out contractor, interior decoration, office fit out, renovation, shopfitting, interior designer, fitout, refurbishment, office fitout, fit-out, interior decorator, remodeling, joinery works, shop fitting, interior contracting',
};
