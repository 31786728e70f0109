import type { Grammar } from './grammar.ts';

export const energy: Grammar = {
  industryID: '0003',
  roots:
    'Heliora | Gridmark | Enerqa | Voltaris | Thermora | Amperia | Powerlane | Kinetra | Energon Hill | Watthaus | Brightfield | Torrena',
  strengths:
    'spare parts kept in regional stores | design support for heat and dust | performance guarantees in writing | service engineers in three time zones | commissioning reports in the language of the client',
  certificates: 'ISO 9001:2015 | ISO 14001:2015 | ISO 45001:2018',
  capacity: 'units 20..4000',
  packaging: 'Wooden crate | Pallet with edge protection | Container | Steel skid',
  coded: true,
  categories: {
    'Solar Energy': {
      since: 1994,
      near: 'Energy Storage | Energy Efficiency',
      trade: 'Solar | Solar Power | Renewables | Photovoltaics',
      buyers:
        'rooftop installers | utility-scale developers | irrigation farms | telecom tower operators | housing companies | mosques and schools',
      processes:
        'flash-test every module | galvanize our own structures | assemble and test inverters under load | draw the string plan for each site',
      sentences: [
        'A yield estimate for your site is part of the offer.',
        'Rated output is kept at 50 °C ambient temperature.',
        'Connectors, labels and small parts are in the same crate.',
        'Salt mist, ammonia and sand were tested by an independent laboratory.',
      ],
      certificates: 'IEC 61215 | IEC 61730 | IEC 62109-1 | SASO certificate',
      capacity: 'kW 500..60000',
      all: '^ bifacial | desert-proof | hybrid | off-grid; *Rated power: 5 kW | 10 kW | 30 kW; Protection class: IP65 | IP66 | IP68; Operating temperature: -25 to +60 °C | -40 to +85 °C; Warranty: 5 years | 10 years | 12 years; Design life: 15 years | 25 years; Minimum order: 1 pallet | 1 container | 10 pcs',
      subs: {
        'Solar Panels':
          '^ monocrystalline | bifacial | all-black | half-cell | glass-glass; *Rated power: 410 W | 450 W | 550 W | 590 W | 620 W; Efficiency: 20.9 % | 21.6 % | 22.4 %; Maximum system voltage: 1,000 V DC | 1,500 V DC; Weight: 21..34/0.5 kg; Warranty: 12 years product, 25 years output | 15 years product, 30 years output',
        'Solar Inverters':
          '^ hybrid | grid-tied | three-phase | off-grid | micro; *Rated power: 3.6 kW | 8 kW | 15 kW | 50 kW | 110 kW; Efficiency: 97.6 % | 98.4 % | 98.8 %; MPP trackers: 2 | 4 | 9; Weight: 12..86/1 kg',
        'Solar Mounting Structures':
          '= roof mounting set | ground-mount structure | carport structure | single-axis tracker; ^ aluminium | hot-dip galvanized | ballasted; *Size: 2 x 10 modules | 1 x 28 modules | 2 x 26 modules; Wind load: 130 km/h | 160 km/h | 200 km/h; Tilt: 5° | 15° | 25°; Coating: AlMg | hot-dip, 80 µm; -Operating temperature; -Protection class; -Rated power',
        'Solar Water Heaters':
          '^ thermosiphon | flat-plate | evacuated-tube | pressurized; *Tank: 150 l | 200 l | 300 l; Collector area: 2..6/0.5 m²; Pressure: 6 bar | 10 bar; Backup: 1.5 kW electric | 2 kW electric; -Protection class; -Rated power; -Operating temperature',
        'Solar Charge Controllers':
          '^ MPPT | PWM | parallel | outdoor; *Current: 20 A | 40 A | 60 A | 100 A; Battery voltage: 12/24 V | 12/24/48 V; Display: LCD | Bluetooth app; -Rated power',
        'Solar Street Lights':
          '^ all-in-one | split-type | motion-dimming; *Power: 30 W | 60 W | 100 W; Luminous flux: 4500..16000/500 lm; Pole height: 5 m | 7 m | 9 m; Autonomy: 2 nights | 3 nights; Battery: LiFePO4, 30 Ah | LiFePO4, 60 Ah; -Rated power',
        'Solar Water Pumps':
          '= solar borehole pump | solar surface pump | solar pool pump; ^ submersible | brushless | stainless steel; *Power: 0.75 kW | 2.2 kW | 7.5 kW | 22 kW; Head: 20..220/10 m; Flow: 2..90/1 m³/h; -Rated power; Outlet: 1¼" | 2" | 3"',
      },
    },
    'Wind Energy': {
      since: 1988,
      near: 'Power Distribution Equipment | Energy Storage',
      trade: 'Wind | Wind Power | Renewables | Wind Systems',
      buyers: 'wind farm operators | utilities | island communities | service companies | developers',
      processes:
        'balance and measure every rotor | laminate blades in vacuum | roll and weld towers on one line | test gearboxes at full load',
      sentences: [
        'Lifting drawings and a transport plan come with the offer.',
        'Inspected by rope access every second year, if a service contract is signed.',
        'Welds are tested by ultrasound to the last metre.',
        'Spare parts are named with price for ten years.',
      ],
      certificates: 'IEC 61400-22 | EN 1090-2',
      capacity: 'units 2..120',
      packaging: 'Transport frame | Flat rack | Wooden case',
      all: '^ low-wind | coastal | cold-climate | high-tower; *Rated power: 850 kW | 2 MW | 3.4 MW | 5 MW; Wind class: IEC II | IEC III | IEC S; Design life: 20 years | 25 years | 30 years; Corrosion class: C4 | C5; Warranty: 2 years | 5 years; Lead time: 14 weeks | 20 weeks | 30 weeks',
      subs: {
        'Wind Turbines':
          'Rotor diameter: 52 m | 90 m | 126 m | 150 m; Hub height: 60 m | 94 m | 140 m; Cut-in speed: 2.5 m/s | 3 m/s',
        'Turbine Blades':
          '^ glass-fibre | carbon-spar | refurbished; *Length: 24 m | 44 m | 62 m | 74 m; Weight: 1.6 t | 7 t | 14 t; Lightning protection: receptor and down conductor; -Rated power',
        'Wind Towers':
          '= tubular tower | lattice tower | tower section; ^ tubular | bolted | galvanized; *Height: 30 m | 65 m | 80 m | 120 m; Steel: S355 | S355 NL; Coating: 280 µm | 320 µm; -Rated power',
        'Small Wind Generators':
          '^ horizontal-axis | vertical-axis | marine | off-grid; *Rated power: 400 W | 1 kW | 3 kW | 10 kW; Voltage: 12/24 V | 48 V | 230 V; Rotor diameter: 1.2 m | 2.4 m | 5 m; Noise at 60 m: 38 dB(A) | 45 dB(A); Corrosion class: C4 | C5; Lead time: 3 weeks | 6 weeks; Wind class: up to 45 m/s | up to 60 m/s',
        'Wind Turbine Gearboxes':
          '^ three-stage | overhauled | planetary; Ratio: 1:63 | 1:98 | 1:119; Oil volume: 280 l | 450 l; Weight: 9 t | 16 t | 28 t; Test: full load, 8 h | no load and part load',
      },
    },
    'Energy Storage': {
      since: 1998,
      near: 'Solar Energy | Energy Efficiency',
      trade: 'Batteries | Energy Storage | Power Storage | Battery Systems',
      buyers: 'telecom operators | hospitals | solar installers | forklift fleets | data centres | industrial estates',
      processes:
        'cycle each battery pack before shipping | match cells by capacity and resistance | assemble containers ready to connect | write our own battery management software',
      strengths: 'capacity guaranteed by cycle, not by year',
      sentences: [
        'A discharge curve of the very unit is in the box.',
        'Works with the common inverters; the list is kept up to date.',
        'Transport papers for dangerous goods are included.',
        'Old batteries are taken back at the end.',
      ],
      certificates: 'UN 38.3 transport test | IEC 62619 | UL 1973',
      capacity: 'kWh 200..40000',
      all: '^ rack-mounted | wall-mounted | high-cycle | outdoor; *Capacity: 5 kWh | 10 kWh | 50 kWh | 250 kWh; Nominal voltage: 48 V | 51.2 V | 400 V | 800 V DC; Cycle life: 4,000 | 6,000 | 8,000; Operating temperature: -10 to +50 °C | 0 to +45 °C; Protection class: IP20 | IP54 | IP65; Warranty: 5 years | 10 years; Communication: CAN, RS-485 | Modbus TCP',
      subs: {
        'Lithium Battery Packs':
          '^ LiFePO4 | rack-mounted | stackable | wall-mounted; *Capacity: 2.4 kWh | 5 kWh | 10 kWh | 15 kWh; Weight: 24..140/1 kg',
        'Lead Acid Batteries':
          '= AGM battery | gel battery | traction battery | OPzS cell; ^ deep-cycle | maintenance-free | front-terminal; *Capacity: 12 V, 100 Ah | 12 V, 200 Ah | 2 V, 600 Ah; Cycle life: 600 | 1,200 | 1,500; Design life: 8 years | 12 years | 20 years; -Nominal voltage; -Communication; -Protection class; Weight: 28..72/1 kg',
        'Battery Management Systems':
          '^ active-balancing | modular | smart; +Cells: 8 | 16 | 24 | 256; Current: 60 A | 100 A | 200 A; Balancing: passive | active, 1 A; -Cycle life; -Capacity; -Protection class',
        'Uninterruptible Power Supplies':
          '= uninterruptible power supply; ^ online | rack-mounted | three-phase | modular; *Power: 1 kVA | 3 kVA | 10 kVA | 60 kVA; Bridging time: 5 min | 10 min | 30 min; Efficiency: 93 % | 95 % | 97 %; -Capacity; -Cycle life; Nominal voltage: 230 V | 400 V; Warranty: 2 years | 3 years',
        'Containerized Storage Systems':
          '= storage container; ^ liquid-cooled | 20-foot | 40-foot | turnkey; *Capacity: 500 kWh | 1.2 MWh | 2.5 MWh | 3.7 MWh; Power: 250 kW | 600 kW | 1.25 MW; Fire protection: aerosol | water mist; Nominal voltage: 800 V DC | 1,331 V DC; Protection class: IP54 | IP55',
      },
    },
    'Generators & Engines': {
      near: 'Power Distribution Equipment | Fuels & Lubricants',
      trade: 'Generators | Power Systems | Engines | Gensets',
      buyers: 'building contractors | hospitals | mining camps | hotels | rental companies | shipowners',
      processes:
        'run full-load tests for four hours on each set | weld and paint our own canopies | wire control panels in house | overhaul engines of most makes',
      sentences: [
        'Delivered with the first oil filling, battery and test report.',
        'Service after 500 hours needs no special tools.',
        'Parallel operation with the mains is prepared.',
        'Rental sets bridge the time until delivery.',
      ],
      certificates: 'ISO 8528 | CE declaration of conformity | IMO Tier III',
      all: '^ silenced | containerized | open-frame | stand-by; *&Prime power: 20 kVA | 60 kVA | 150 kVA | 500 kVA | 1,000 kVA; Voltage: 400/230 V, 50 Hz | 380/220 V, 60 Hz | 480/277 V, 60 Hz; Noise at 7 m: 65 dB(A) | 72 dB(A) | 78 dB(A); &Fuel tank: 80 l | 140 l | 320 l | 900 l | 1,500 l; Control: automatic mains failure | manual, electric start; &Weight: 780 kg | 1,240 kg | 1,960 kg | 4,300 kg | 8,400 kg; Warranty: 12 months or 1,000 h | 24 months or 2,000 h',
      subs: {
        'Diesel Generators': '&Fuel consumption at 75 %: 3.9 l/h | 11 l/h | 25 l/h | 78 l/h | 156 l/h',
        'Gas Generators':
          '^ natural-gas | biogas | silenced | combined-heat; *&Prime power: 30 kVA | 100 kVA | 400 kVA | 1,000 kVA; &Weight: 940 kg | 2,100 kg | 5,200 kg | 11,400 kg; Electrical efficiency: 34 % | 38 % | 42 %; Gas pressure: 20-50 mbar | 80-200 mbar; -Fuel tank',
        'Portable Generators':
          '^ inverter | open-frame | dual-fuel | silent; *Power: 1.8 kW | 3 kW | 5.5 kW | 8 kW; Running time: 6 h | 9 h | 12 h; Start: recoil | recoil and electric; Weight: 21..98/1 kg; Fuel tank: 4..25/1 l; Voltage: 230 V, 50 Hz | 120 V, 60 Hz; -Control',
        'Marine Engines':
          '=& marine diesel engine | outboard engine | marine auxiliary engine; ^& keel-cooled / turbocharged | four-stroke / long-shaft | keel-cooled / low-noise; *&Power: 300 hp / 650 hp | 30 hp / 115 hp | 60 hp / 90 hp; &Cylinders: 6 | 3 / 4 | 4; &Speed: 1,800 rpm / 2,300 rpm | 5,500 rpm | 1,500 rpm / 1,800 rpm; &Weight: 920 kg / 1,600 kg | 78 kg / 182 kg | 340 kg / 460 kg; -Voltage; -Noise at 7 m; -Fuel tank; -Control',
        'Generator Spare Parts':
          '!; = filter set | injector | alternator regulator | control module | water pump; ^ overhauled | original-quality | matched; *Pack: single piece | set of 4 | set of 6; Suitable for: sets of 20-200 kVA | sets of 200-1,000 kVA; Weight: 0.2..14/0.2 kg; Warranty: 6 months | 12 months; Condition: new | overhauled; Part numbers: cross-reference list',
      },
    },
    'Oil & Gas Equipment': {
      near: 'Fuels & Lubricants | Heat & Steam',
      trade: 'Oilfield Equipment | Petroleum Services | Wellhead Systems | Energy Equipment',
      buyers:
        'drilling contractors | pipeline operators | refineries | offshore yards | tank farms | service companies',
      processes:
        'machine and thread on our own CNC lathes | pressure-test every body | overlay with Inconel in house | trace each heat to the finished part',
      sentences: [
        'Material, hardness and test records travel in one binder.',
        'Witnessed tests by your inspector are welcome.',
        'Rental and repair are possible instead of purchase.',
        'Dimensions and threads follow API, so that makes can be mixed.',
      ],
      certificates: 'API Q1 | API 6A | API 5L | NACE MR0175',
      capacity: 'tons 40..4000',
      packaging: 'Wooden case | Steel skid | Bundles with caps',
      all: '^ sour-service | high-pressure | heavy-duty | forged; *Pressure rating: 2,000 psi | 5,000 psi | 10,000 psi; Material: AISI 4130 | F22 | duplex 2205; Temperature class: L-U | P-X; Test certificate: EN 10204 3.1 | EN 10204 3.2; Coating: epoxy | zinc phosphate | FBE; Lead time: 6 weeks | 10 weeks | 16 weeks',
      subs: {
        'Drilling Tools':
          '= PDC drill bit | drill collar | stabilizer | drilling jar; ^ steel-body | non-magnetic | hard-faced | spiral; *Size: 6" | 8½" | 12¼" | 17½"; Connection: 3½ REG | 4½ REG | 6⅝ REG; Weight: 30..2600/10 kg; -Pressure rating; -Coating',
        'Wellhead Equipment':
          '= casing head | tubing head | Christmas tree | gate valve for wellheads; Nominal size: 2 1/16" | 4 1/16" | 11" | 13 5/8"; Product level: PSL 2 | PSL 3',
        'Pipeline Valves':
          '= trunnion ball valve | through-conduit gate valve | swing check valve; ^ full-bore | fire-safe | double-block | buried-service; *Size: 6" | 12" | 24" | 36"; Pressure rating: class 300 | class 600 | class 900; Actuator: gear | gas-over-oil | electric',
        'Oilfield Pumps':
          '= progressive cavity pump | triplex mud pump | beam pump | submersible oil pump; Flow: 10..400/10 m³/h; Drive: electric | diesel | hydraulic; -Coating',
        Separators:
          '= three-phase separator | two-phase separator | gas scrubber; ^ horizontal | vertical | skid-mounted; *Diameter: 24" | 36" | 60" | 96"; Design code: ASME VIII Div. 1; Pressure rating: 150 psi | 720 psi | 1,440 psi; Throughput: 500 bbl/d | 5,000 bbl/d | 20,000 bbl/d',
        'Storage Tanks':
          '^ bolted | double-walled | floating-roof | underground; *Volume: 20 m³ | 60 m³ | 500 m³ | 5,000 m³; Design code: API 650 | UL 142 | EN 12285; Material: carbon steel S275 | carbon steel S355 | GRP; -Pressure rating; -Temperature class',
        'Offshore Equipment':
          '= offshore crane | mooring winch | boat landing | riser clamp; ^ marine-grade | hot-dip galvanized | NORSOK-coated; *Safe load: 5 t | 15 t | 40 t; Approval: ABS | DNV | class of your choice; Weight: 400..26000/100 kg; -Pressure rating; -Temperature class',
        'Line Pipes':
          '^ seamless | longitudinally welded | 3LPE-coated | spiral-welded; *Size: 4" | 8" | 16" | 30"; Grade: X42 | X52 | X65 | X70; Wall thickness: 6.4 mm | 9.5 mm | 14.3 mm; Length: 6 m | 12 m; Coating: 3LPE | FBE | bare; -Material; -Pressure rating; -Temperature class',
      },
    },
    'Fuels & Lubricants': {
      near: 'Oil & Gas Equipment | Generators & Engines',
      trade: 'Fuels | Lubricants | Petroleum | Oils',
      buyers: 'haulage companies | fleet workshops | mining companies | fishing cooperatives | quarries | wholesalers',
      processes:
        'blend to recipe and test every batch | fill from 1 l to 1,000 l on one line | sample each tank before loading | deliver by our own tankers',
      strengths: 'used-oil analyses for customers',
      sentences: [
        'A certificate of analysis is issued for each batch.',
        'Retained samples are kept for two years.',
        'Safety data sheets come in the language of the country.',
        'Drum, container or bulk: the quality is the same.',
      ],
      certificates: 'ISO 8217 analysis | API licence | SASO certificate',
      capacity: 'tons 100..20000',
      packaging: '208 l drum | 1,000 l container | 20 l pail | Tanker',
      coded: false,
      all: '^ premium | low-sulphur | long-life | synthetic; *Packing: 20 l pail | 208 l drum | 1,000 l container | bulk tanker; Density at 15 °C: 820..900/5 kg/m³; Flash point: 56..240/4 °C; Storage: dry, below 40 °C; Shelf life: 24 months | 36 months | 60 months; Minimum order: 1 drum | 1 pallet | 1 tanker; Origin: own blending plant | refinery, named in the offer',
      subs: {
        'Diesel Fuel':
          '= ~diesel fuel; ^ low-sulphur | winter-grade | marine; *Packing: bulk tanker | 1,000 l container | flexitank; Sulphur: max. 10 ppm | max. 50 ppm | max. 500 ppm; Cetane number: 49 | 51 | 53; Flash point: 56..70/2 °C; Density at 15 °C: 820..845/5 kg/m³; Shelf life: 6 months | 12 months',
        'Liquefied Petroleum Gas':
          '= ~liquefied petroleum gas | ~propane | ~butane; ^ odorized | aerosol-grade | automotive; *Packing: 11 kg cylinder | 35 kg cylinder | bulk tanker; Propane share: 30 % | 60 % | 95 %; Vapour pressure: 4.8 bar | 8.6 bar | 12 bar; -Flash point; -Shelf life; Density at 15 °C: 508 kg/m³ | 540 kg/m³ | 580 kg/m³; Storage: pressure vessel, ventilated',
        'Engine Oils':
          '= ~engine oil | ~motorcycle oil | ~truck engine oil; ^ fully synthetic | semi-synthetic | mineral | low-ash; *Viscosity: 5W-30 | 5W-40 | 10W-40 | 15W-40; *Packing: 1 l bottle | 4 l can | 20 l pail | 208 l drum; Specification: API SN | API CK-4 | ACEA C3',
        'Hydraulic Oils':
          '= ~hydraulic oil; ^ zinc-free | biodegradable | anti-wear; *Viscosity: ISO VG 32 | ISO VG 46 | ISO VG 68; Viscosity index: 98 | 105 | 150; Specification: DIN 51524-2 | DIN 51524-3',
        'Industrial Greases':
          '= ~lithium grease | ~calcium sulphonate grease | ~food-grade grease; ^ high-temperature | extreme-pressure | water-resistant; *Packing: 400 g cartridge | 18 kg pail | 180 kg drum; Consistency: NLGI 0 | NLGI 1 | NLGI 2; Dropping point: 180 °C | 260 °C | 300 °C; -Flash point; -Density at 15 °C',
        Biodiesel:
          '= ~biodiesel; ^ waste-oil | rapeseed | winter-grade; *Blend: B100 | B20 | B7; Specification: EN 14214 | ASTM D6751; Density at 15 °C: 860..900/5 kg/m³; Flash point: 101..140/2 °C; Shelf life: 6 months | 9 months; Origin: used cooking oil | rapeseed oil | palm fatty acid',
      },
    },
    'Power Distribution Equipment': {
      near: 'Generators & Engines | Energy Efficiency',
      trade: 'Switchgear | Transformers | Power Distribution | Electric',
      buyers:
        'utilities | panel builders | industrial estates | solar park builders | rail operators | electrical wholesalers',
      processes:
        'wind and vacuum-dry our own coils | bend and silver busbars in house | type-test in an independent laboratory | route-test every panel before it ships',
      sentences: [
        'Routine test report of each unit is included.',
        'Single-line diagram and foundation drawing follow within a week of the order.',
        'Designed for 50 °C ambient temperature.',
        'Extension panels of older series are still made.',
      ],
      certificates: 'IEC 62271-200 type test | IEC 60076 | IEC 61439-2',
      all: '^ indoor | outdoor | arc-tested | tropicalized; *Rated current: 400 A | 630 A | 1,250 A | 2,500 A; Rated voltage: 400 V | 12 kV | 24 kV | 36 kV; Frequency: 50 Hz | 60 Hz; Protection class: IP3X | IP54 | IP65; Short-circuit rating: 16 kA | 25 kA | 50 kA; Ambient temperature: -5 to +40 °C | -10 to +55 °C; Warranty: 24 months | 36 months',
      subs: {
        'Power Transformers':
          '^ oil-immersed | cast-resin | hermetically sealed | low-loss; *Power: 250 kVA | 630 kVA | 1,600 kVA | 10 MVA; Primary voltage: 11 kV | 13.8 kV | 33 kV; Vector group: Dyn11 | Dyn5; Cooling: ONAN | ONAN/ONAF | AN; Weight: 1100..26000/100 kg; -Short-circuit rating; -Protection class; -Rated current; -Rated voltage',
        Switchgear:
          '= ~medium-voltage switchgear | ring main unit | ~low-voltage switchgear; ^ metal-clad | gas-insulated | arc-tested; *Rated voltage: 0.4 kV | 12 kV | 24 kV | 36 kV; Busbar: 630 A | 1,250 A | 3,150 A; -Rated current',
        'Distribution Panels':
          '^ wall-mounted | floor-standing | outdoor | flush; *Rated current: 63 A | 125 A | 400 A | 1,600 A; Ways: 12 | 24 | 42; Rated voltage: 400 V; Form: 2b | 3b | 4a',
        'Circuit Breakers':
          '= miniature circuit breaker | moulded-case circuit breaker | air circuit breaker | vacuum circuit breaker; ^ thermal-magnetic | electronic | withdrawable; *Rated current: 16 A | 63 A | 250 A | 1,600 A; Poles: 1 | 3 | 4; Breaking capacity: 6 kA | 36 kA | 65 kA; Rated voltage: 230/400 V | 690 V; -Short-circuit rating',
        'Power Cables':
          '^ XLPE-insulated | armoured | halogen-free | medium-voltage; *Cross-section: 4 x 16 mm² | 3 x 95 mm² | 1 x 240 mm² | 3 x 185 mm²; Conductor: copper | aluminium; Rated voltage: 0.6/1 kV | 12/20 kV | 19/33 kV; Drum: 500 m | 1,000 m; -Rated current; -Short-circuit rating; -Protection class; -Frequency',
        'Busbar Systems':
          '= busbar trunking system | tap-off unit | busbar set; ^ sandwich | plug-in | copper | aluminium; Rated voltage: 690 V | 1,000 V; Length: 1 m | 2 m | 3 m',
        'Energy Meters':
          '^ single-phase | three-phase | prepaid | smart; *Current: 5(60) A | 10(100) A | 1(6) A; Accuracy: class 1 | class 0.5S; Communication: M-Bus | PLC, G3 | NB-IoT; Rated voltage: 230 V | 3 x 230/400 V; -Short-circuit rating; -Rated current; Protection class: IP51 | IP54',
      },
    },
    'Heat & Steam': {
      near: 'Environment & Water Treatment | Energy Efficiency',
      trade: 'Boilers | Thermal | Heat & Steam | Heat Technology',
      buyers:
        'dairies and breweries | laundries | hospitals | district heating companies | textile mills | greenhouse growers',
      processes:
        'weld pressure parts with our own certified welders | test every vessel at 1.5 times its pressure | brush and roll tubes in house | commission with the flue gas analyser',
      sentences: [
        'Pressure test and weld records are in the binder.',
        'Efficiency is measured at acceptance and written into the contract.',
        'Wear parts are on the shelf; tubes are cut the same day.',
        'Foundation and piping drawings follow within ten days.',
      ],
      certificates: 'PED 2014/68/EU | ASME S stamp | EN 12953',
      all: '^ compact | high-efficiency | skid-mounted | low-NOx; *Output: 100 kW | 500 kW | 2 MW | 6 MW; Operating pressure: 6 bar | 10 bar | 16 bar; Material: carbon steel P265GH | stainless steel 316L; Inspection: TÜV | third party of your choice; Weight: 60..18000/20 kg; Warranty: 12 months | 24 months',
      subs: {
        'Steam Boilers':
          '^ fire-tube | three-pass | electric | biomass; *Steam output: 500 kg/h | 2 t/h | 6 t/h | 15 t/h; Fuel: natural gas | light oil | dual fuel | wood chips; Efficiency: 91 % | 94 % | 96 %; -Output',
        'Hot Water Boilers':
          '^& condensing / cascade | three-pass / floor-standing; &Flow temperature: 80 °C / 90 °C | 110 °C; &Fuel: natural gas | natural gas / light oil; &Efficiency: 107 % (net calorific value) | 92 % / 95 %; *&Output: 100 kW / 500 kW | 2 MW / 6 MW; &Weight: 240 kg / 860 kg | 4,800 kg / 12,600 kg',
        'Heat Exchangers':
          '= plate heat exchanger | shell-and-tube heat exchanger | air cooler; ^ brazed | gasketed | hygienic | titanium; *Surface: 1.2 m² | 10 m² | 60 m² | 200 m²; Operating temperature: up to 130 °C | up to 180 °C; Connections: DN 25 | DN 50 | DN 150; -Output',
        'Industrial Burners':
          '^ low-NOx | dual-fuel | modulating | monobloc; Fuel: natural gas | light oil | heavy oil | LPG; Control range: 1:3 | 1:5 | 1:8; NOx: below 80 mg/kWh | below 120 mg/kWh; -Operating pressure; -Material; Weight: 28..620/4 kg',
        'Heat Pumps':
          '^ air-source | ground-source | high-temperature | inverter-driven; *Heating capacity: 8 kW | 16 kW | 60 kW | 300 kW; COP: 3.4 | 4.2 | 5.0; Refrigerant: R290 | R32 | R744; Flow temperature: 55 °C | 70 °C | 90 °C; Noise level: 45 dB(A) | 58 dB(A); -Output; -Operating pressure; -Material; -Inspection; Weight: 110..2400/10 kg',
        'Steam Traps':
          '= float steam trap | thermodynamic steam trap | bimetallic steam trap; ^ stainless steel | forged | maintainable; *Size: DN 15 | DN 20 | DN 25 | DN 50; Discharge: 80..2400/20 kg/h; Connection: threaded | flanged | socket-welded; Operating pressure: 10 bar | 17 bar | 32 bar; Weight: 0.8..14/0.2 kg; -Output',
      },
    },
    'Environment & Water Treatment': {
      near: 'Heat & Steam | Energy Efficiency',
      trade: 'Water Technology | Environmental | Water Treatment | Clean Systems',
      buyers: 'municipalities | hotel resorts | food plants | bottlers | compound operators | recyclers',
      processes:
        'pilot with your own water before we offer | assemble and wet-test plants in our hall | wind our own filter cartridges | train the operators for two weeks',
      sentences: [
        'The offer rests on an analysis of your water, air or waste.',
        'Delivered on a skid, piped and wired.',
        'Running costs per unit are guaranteed in the contract.',
        'Remote monitoring is prepared; data belong to the operator.',
      ],
      certificates: 'NSF/ANSI 61 | PED 2014/68/EU',
      capacity: 'plants 1..40',
      all: '^ containerized | skid-mounted | energy-saving | modular; *Capacity: 5 m³/h | 20 m³/h | 100 m³/h; Control: PLC, remote access | manual and timer; Material: stainless steel 316L | GRP | PE; Supply: 400 V / 3 ph | 230 V / 1 ph; Footprint: 20-foot container | 40-foot container | skid 2 x 4 m; Warranty: 12 months | 24 months',
      subs: {
        'Reverse Osmosis Plants':
          '^ seawater | brackish-water | containerized | solar-powered; *Capacity: 10 m³/day | 50 m³/day | 250 m³/day | 1,000 m³/day; Recovery: 38 % | 45 % | 75 %; Energy: 1.1..4.2/0.1 kWh/m³; Membranes: 4" | 8"',
        'Wastewater Treatment Plants':
          '^ MBR | underground | packaged | SBR; *Capacity: 20 m³/day | 100 m³/day | 500 m³/day; Effluent BOD: below 10 mg/l | below 20 mg/l; Persons: 50..4000/50 PE',
        'Water Filters':
          '= sand filter | cartridge filter | activated carbon filter | water softener; ^ automatic | backwashing | stainless steel | domestic; *Flow: 1 m³/h | 5 m³/h | 30 m³/h; Fineness: 1 µm | 5 µm | 50 µm; Connection: 1" | 2" | DN 80; -Footprint; Pressure: 6 bar | 8 bar; -Capacity',
        'Air Pollution Control':
          '= bag filter | wet scrubber | cyclone | activated carbon tower; ^ pulse-jet | acid-proof | explosion-vented; *Air volume: 2,000 m³/h | 12,000 m³/h | 60,000 m³/h; Clean gas: below 5 mg/m³ | below 10 mg/m³; Fan: 5.5 kW | 22 kW | 90 kW; -Capacity; -Footprint',
        'Waste Recycling Equipment':
          '= baling press | shredder | trommel screen | sorting cabin; ^ two-shaft | vertical | horizontal | mobile; *Throughput: 1 t/h | 5 t/h | 15 t/h; Power: 7.5 kW | 45 kW | 132 kW; Weight: 900..22000/100 kg; -Capacity; -Footprint; Material: S355, wear plates | wear steel 400 HB',
        'Biogas Plants':
          '^ farm-sized | containerized | two-stage | dry-fermentation; *Output: 10 kW | 75 kW | 250 kW | 500 kW; Feed: manure | food waste | date waste and manure; Digester: 100..3000/100 m³; Gas yield: 20..220/10 m³/h; -Capacity; -Material',
      },
    },
    'Energy Efficiency': {
      since: 1992,
      near: 'Power Distribution Equipment | Heat & Steam',
      trade: 'Energy Efficiency | Energy Solutions | Energy Saving | Green Systems',
      buyers: 'hotel owners | cold stores | municipalities | shopping centres | factories | hospitals',
      processes:
        'measure for four weeks before and after | calculate the payback and sign it | install at night and at weekends | report savings every month',
      sentences: [
        'Savings are measured, not estimated.',
        'Payback is as a rule below three years.',
        'Installed while the building is in use.',
        'Payment out of the savings is possible.',
      ],
      certificates: 'ISO 50001:2018 | CE declaration of conformity',
      all: '^ retrofit | dimmable | modular | wireless; *Power: 25 W | 100 W | 150 W; Saving: up to 30 % | up to 55 % | up to 70 %; Warranty: 3 years | 5 years | 7 years; Installation: by your electrician | by our teams; Protection class: IP20 | IP54 | IP65; Minimum order: 1 building | 50 pcs | none',
      subs: {
        'LED Retrofits':
          '= LED tube | LED high-bay light | LED retrofit kit; ^ flicker-free | sensor-controlled | dimmable; *Power: 18 W | 36 W | 100 W | 200 W; Luminous efficacy: 130 lm/W | 150 lm/W | 170 lm/W; Colour temperature: 3,000 K | 4,000 K | 6,500 K',
        'Power Factor Correction':
          '= capacitor bank | active harmonic filter | power factor controller; ^ automatic | detuned | wall-mounted; *Power: 25 kvar | 100 kvar | 400 kvar; Steps: 6 | 8 | 12; Detuning: 7 % | 14 % | none; Saving: no reactive power charge; -Minimum order',
        'Energy Monitoring Systems':
          '^ wireless | cloud-based | sub-metering; *Channels: 12 channels | 36 channels | 120 channels; Accuracy: class 0.5 | class 1; Communication: Modbus | LoRaWAN | Ethernet; Saving: 8 to 15 % as a rule',
        'Thermal Insulation':
          '= ~stone wool insulation | insulation jackets | ~elastomer insulation | ~aerogel insulation; ^ removable | fire-resistant | closed-cell; *Thickness: 25 mm | 50 mm | 100 mm; Thermal conductivity: 0.021 W/mK | 0.035 W/mK | 0.040 W/mK; Temperature: up to 105 °C | up to 250 °C | up to 650 °C; Fire class: A1 | B-s3; -Protection class; -Power',
        'Energy Audits':
          '!; = energy audit | compressed air audit | thermal imaging survey; ^ on-site | certified | fixed-price; *Duration: 2 days | 1 week | 3 weeks; Standard: ISO 50002 | EN 16247; Report: 30 pages with measures | presentation and report; Site: building | factory | cold store; Fee: fixed | part of the savings; Team: 2 engineers | 3 engineers',
      },
    },
  },
};
