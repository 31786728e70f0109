import type { Terms } from '../types.ts';

export const energy: Terms = {
  'Solar Panels':
    'pv panel, photovoltaic panel, pv module, solar module, solar cell, solar panel, photovoltaics, photovoltaic module, photovoltaic modules',
  'Solar Inverters':
    'pv inverter, hybrid inverter, grid-tie inverter, off-grid inverter, string inverter, microinverter, inverter?, inverters?',
  'Solar Mounting Structures':
    'solar racking, pv mounting system, solar rail, solar tracker, solar roof mount, panel mounting bracket',
  'Solar Water Heaters':
    'solar geyser, solar hot water, solar thermal collector, evacuated tube collector, solar boiler',
  'Solar Charge Controllers': 'mppt, mppt controller, pwm controller, solar regulator, solar charge regulator',
  'Solar Street Lights': 'solar street lamp, solar led street light, solar lamp post, solar light, solar road light',
  'Solar Water Pumps': 'solar pump, solar borehole pump, solar irrigation pump, solar well pump, pv pump',
  'Wind Turbines': 'wind turbine, wtg, wind generator, wind power plant, wind mill, windmill',
  'Turbine Blades': 'wind blade, rotor blade, turbine blade, wind turbine blade',
  'Wind Towers': 'wind turbine tower, turbine tower, tubular tower, steel wind tower',
  'Small Wind Generators':
    'small wind turbine, micro wind turbine, home wind turbine, domestic wind turbine, rooftop wind turbine, vertical axis wind turbine',
  'Wind Turbine Gearboxes': 'wind gearbox, wtg gearbox, turbine gearbox, wind power gearbox',
  'Lithium Battery Packs':
    'lithium battery, li-ion battery, lifepo4, lithium ion battery pack, powerwall, 18650, lfp battery, solar battery, battery?, batteries?',
  'Lead Acid Batteries':
    'agm battery, gel battery, car battery, deep cycle battery, vrla, truck battery, sealed lead acid, starter battery, battery?, batteries?',
  'Battery Management Systems': 'bms, battery bms, battery protection board, cell balancer, bms board',
  'Uninterruptible Power Supplies': 'ups, ups system, battery backup, backup power, ups battery backup, online ups',
  'Containerized Storage Systems':
    'bess, battery container, containerised battery storage, grid storage, energy storage container, utility scale battery',
  'Diesel Generators':
    'genset, generator, diesel genset, gen set, generating set, standby generator, diesel generating set, power generator, backup generator',
  'Gas Generators': 'gas genset, natural gas generator, chp, cogeneration, lpg generator, biogas generator, gas engine',
  'Portable Generators':
    'petrol generator, gasoline generator, inverter generator, camping generator, small generator, portable power station',
  'Marine Engines': 'boat engine, outboard motor, ship engine, outboard engine, inboard engine, marine diesel',
  'Generator Spare Parts':
    'genset parts, avr, alternator, generator parts, generator controller, automatic voltage regulator, injector?',
  'Drilling Tools':
    'drill bit oil, oilfield drill bit, drill pipe, drill collar, mud motor, downhole tools, tricone bit, pdc bit',
  'Wellhead Equipment': 'christmas tree oil, xmas tree, blowout preventer, bop, casing head, tubing head, wellhead',
  'Pipeline Valves': 'oil and gas valve, api 6d valve, trunnion valve, pipeline ball valve, api valve, slab gate valve',
  'Oilfield Pumps':
    'mud pump, pump jack, sucker rod pump, esp pump, triplex pump, oil well pump, frac pump, progressive cavity pump',
  Separators:
    'oil water separator, three phase separator, gas separator, gas scrubber, test separator, knock-out drum, desander',
  'Storage Tanks':
    'oil tank, fuel tank, storage tank, bulk tank, api 650 tank, diesel tank, petroleum tank, water tank?, tank?, tanks?, silo, silos, ibc tank?, drum?',
  'Offshore Equipment':
    'subsea equipment, marine riser, fpso, offshore crane, mooring, drilling rig platform, oil platform',
  'Line Pipes':
    'line pipe, api 5l, oil pipe, gas pipeline pipe, octg, casing pipe, seamless line pipe, casing and tubing, pipes?',
  'Diesel Fuel': 'diesel, gasoil, gas oil, d2, derv, en590, ulsd, fuel oil, petrol?',
  'Liquefied Petroleum Gas': 'lpg, propane, butane, cooking gas, bottled gas, gas cylinder lpg, autogas',
  'Engine Oils': 'motor oil, car oil, lubricating oil, engine lubricant, 5w30, 10w40, 15w40, lube oil, synthetic oil',
  'Hydraulic Oils': 'hydraulic oil, hydraulic fluid, iso vg 46, iso vg 68, hydraulic lubricant, aw46, aw 68',
  'Industrial Greases': 'grease, lithium grease, bearing grease, lubricating grease, chassis grease, ep2 grease',
  Biodiesel: 'biodiesel, b100, fame?, hvo, renewable diesel, biofuel, used cooking oil',
  'Power Transformers':
    'transformer, oil transformer, dry type transformer, distribution transformer, step down transformer, step-up transformer, hv transformer',
  Switchgear:
    'mv switchgear, ring main unit, rmu, hv switchgear, medium voltage switchgear, vacuum circuit breaker, gis switchgear, disconnector',
  'Distribution Panels':
    'panelboard, electrical panel, mdb, switchboard, mcc panel, lv panel, low voltage panel, control panel?, smdb, main distribution board',
  'Circuit Breakers':
    'circuit breaker, breaker, mcb, mccb, rcd, rccb, acb, rcbo, elcb, gfci breaker, contactor, miniature circuit breaker',
  'Power Cables':
    'armoured cable, xlpe cable, electric power cable, underground cable, swa cable, high voltage cable, armored cable, medium voltage cable',
  'Busbar Systems': 'bus bar, busduct, busway, busbar trunking, copper busbar, bus duct',
  'Energy Meters':
    'electricity meter, electric meter, kwh meter, smart meter, power meter, watt hour meter, sub meter, prepaid meter',
  'Steam Boilers': 'steam boiler, steam generator, industrial boiler, fire tube boiler, water tube boiler',
  'Hot Water Boilers':
    'heating boiler, central heating boiler, condensing boiler, gas boiler, combi boiler, pellet boiler, hot water boiler',
  'Heat Exchangers':
    'heat exchanger, plate heat exchanger, phe, shell and tube, oil cooler, heat exchange coil, intercooler',
  'Industrial Burners': 'burner, gas burner, oil burner, dual fuel burner, boiler burner, combustion burner',
  'Heat Pumps':
    'heat pump, air source heat pump, ashp, ground source heat pump, geothermal heat pump, pool heat pump, air to water heat pump',
  'Steam Traps': 'steam trap, condensate trap, thermodynamic trap, float trap, condensate drain',
  'Reverse Osmosis Plants':
    'ro plant, reverse osmosis, desalination plant, ro system, desalination, ro membrane, seawater desalination',
  'Wastewater Treatment Plants':
    'sewage treatment plant, stp, etp, effluent treatment, sewage plant, mbr, wwtp, sewage treatment, septic system, waste water treatment, waste water treatment plant, waste water plant',
  'Water Filters':
    'water purifier, water softener, filter cartridge, water filtration, drinking water filter, sand filter, water filter, sediment filter',
  'Air Pollution Control':
    'dust collector, baghouse, scrubber, bag filter, cyclone separator, fume extractor, electrostatic precipitator, flue gas treatment',
  'Waste Recycling Equipment':
    'recycling machine, waste shredder, baler, scrap baler, tyre recycling, waste sorting line, compactor waste, cardboard baler, composting machine',
  'Biogas Plants': 'biogas plant, anaerobic digester, biodigester, biogas digester, anaerobic digestion, methane plant',
  'LED Retrofits': 'led retrofit, led conversion kit, retrofit lamp, relamping, led replacement kit, corn bulb, led?',
  'Power Factor Correction':
    'capacitor bank, pfc, power factor correction capacitor, apfc panel, reactive power compensation, svg, power capacitor',
  'Energy Monitoring Systems':
    'ems, energy management system, power quality analyzer, power logger, energy logger, energy dashboard, iso 50001 monitoring',
  'Thermal Insulation':
    'insulation, rock wool, mineral wool, glass wool, xps board, eps board, pipe insulation, insulation board, styrofoam, polyurethane foam insulation',
  'Energy Audits': 'energy audit, energy survey, esco, energy assessment, energy consultant, energy certificate',
};
