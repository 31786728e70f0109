import type { Grammar } from './grammar.ts';

export const machineries: Grammar = {
  industryID: '0005',
  roots:
    'Maktora | Ironvale | Formatec | Torvanta | Millborne | Bendwell | Rotavia | Stamfeld | Maschina Nova | Garventa | Brackwood | Tecnaro',
  strengths:
    'remote diagnosis for the life of the machine | used machines taken in part exchange | installation by our own fitters | wear parts from stock | operators trained during acceptance',
  certificates: 'ISO 9001:2015 | CE Machinery Directive 2006/42/EC | ISO 45001:2018',
  capacity: 'machines 2..60',
  packaging: 'Seaworthy crate | Flat rack | Container | Skid with vacuum foil',
  coded: true,
  categories: {
    'Metalworking Machinery': {
      near: 'Woodworking Machinery | Lifting & Handling Machinery',
      trade: 'Machine Tools | Metalworking Machines | CNC Systems | Machine Works',
      buyers:
        'job shops | automotive suppliers | steel service centres | mould makers | switchgear makers | technical schools',
      processes:
        'scrape guideways by hand | cut your part before the machine is shipped | weld and stress-relieve our own frames | measure each axis with a laser',
      sentences: [
        'Accepted in our hall with your part and your people.',
        'Laser measuring record of all axes is included.',
        'Foundation plan and first tooling are part of the offer.',
        'The control speaks six languages.',
      ],
      all: '^ five-axis | CNC-controlled | heavy-duty | energy-saving; *Table: 400 x 800 mm | 600 x 1,200 mm | 1,000 x 2,000 mm; Positioning accuracy: ±0.003 mm | ±0.005 mm | ±0.01 mm; Spindle power: 5.5..37/0.5 kW; Control: CNC, 15" touch | CNC, 10" colour; Machine weight: 1800..24000/100 kg; Supply: 400 V / 50 Hz / 3 ph | 380 V / 60 Hz / 3 ph; Warranty: 12 months | 24 months',
      subs: {
        'CNC Lathes':
          '^ slant-bed | twin-spindle | flat-bed | Swiss-type; *Turning length: 300 mm | 600 mm | 1,000 mm | 3,000 mm; Swing: Ø 260 mm | Ø 420 mm | Ø 660 mm; Bar capacity: 42 mm | 65 mm | 80 mm; Tools: 8 | 12',
        'Machining Centers':
          '= vertical machining centre | horizontal machining centre; ^ five-axis | three-axis | double-column | high-speed; Spindle speed: 10,000 rpm | 15,000 rpm | 24,000 rpm; Tool magazine: 24 | 32 | 60; X travel: 500 mm | 850 mm | 1,600 mm',
        'Laser Cutting Machines':
          '^ fibre | tube | exchange-table | enclosed; +Laser power: 1.5 kW | 3 kW | 6 kW | 12 kW; Sheet size: 1,250 x 2,500 mm | 1,500 x 3,000 mm | 2,000 x 4,000 mm; Cut in mild steel: up to 12 mm | up to 20 mm | up to 30 mm; -Spindle power; Positioning accuracy: ±0.03 mm | ±0.05 mm',
        'Press Brakes':
          '^ CNC | electric | hybrid | tandem; *Press force: 40 t | 100 t | 175 t | 320 t; Bending length: 1,250 mm | 3,100 mm | 4,100 mm; Axes: 4 | 6 | 8; Throat: 350 mm | 410 mm; -Spindle power',
        'Grinding Machines':
          '= surface grinding machine | cylindrical grinding machine | tool grinding machine; ^ CNC | hydraulic | centreless; *Grinding length: 400 mm | 600 mm | 1,500 mm; Wheel: Ø 200 mm | Ø 350 mm | Ø 500 mm; Surface: Ra 0.1 | Ra 0.2',
        'Punching Machines':
          '= turret punch press | punching and shearing machine | ironworker; ^ servo-electric | CNC | hydraulic; *Punching force: 20 t | 30 t | 60 t; Stations: 1 | 20 | 48; Strokes: 90 /min | 600 /min | 1,000 /min; Sheet thickness: up to 6 mm | up to 16 mm; -Spindle power; Positioning accuracy: ±0.1 mm',
        'Bending Machines':
          '= tube bending machine | plate rolling machine | profile bending machine; ^ three-roll | four-roll | mandrel | CNC; *Capacity: Ø 38 x 2 mm | Ø 76 x 4 mm | 2,000 x 6 mm | 3,000 x 16 mm; Drive: hydraulic | servo-electric; Axes: 2 | 3 | 5; -Spindle power; Positioning accuracy: ±0.1° | ±0.5°',
      },
    },
    'Woodworking Machinery': {
      near: 'Metalworking Machinery | Plastic Processing Machinery',
      trade: 'Woodworking Machines | Wood Machinery | Wood Technology | Machines',
      buyers: 'furniture plants | kitchen makers | joineries | pallet makers | door makers | sawmills',
      processes:
        'try each machine with your panel | mill frames in one clamping | build the dust hoods ourselves | keep tools and belts in stock',
      sentences: [
        'Your own panels are cut at the acceptance.',
        'Dust extraction follows EN 12779.',
        'Changeover takes minutes and no tools.',
        'Knives, belts and rollers are standard sizes.',
      ],
      all: '^ automatic | heavy-duty | CNC-controlled | compact; *Working length: 2,500 mm | 3,200 mm | 4,300 mm; Main motor: 4..22/0.5 kW; Dust extraction: 2 x Ø 120 mm | 3 x Ø 120 mm | Ø 250 mm; Control: touch panel | CNC, 15" | buttons; Machine weight: 480..6500/20 kg; Supply: 400 V / 50 Hz / 3 ph | 380 V / 60 Hz / 3 ph; Warranty: 12 months | 24 months',
      subs: {
        'Panel Saws':
          '= sliding table saw | beam saw | vertical panel saw; *Cutting length: 2,600 mm | 3,200 mm | 4,300 mm; Cutting height: 60 mm | 80 mm | 125 mm; Saw blade: Ø 300 mm | Ø 400 mm',
        'Edge Banding Machines':
          '^ automatic | premilling | curved-edge | hot-air; *Feed speed: 8 m/min | 14 m/min | 22 m/min; Edge thickness: 0.4-3 mm | 0.4-8 mm; Panel thickness: 8-45 mm | 10-60 mm',
        'CNC Routers':
          '^ nesting | three-axis | five-axis | tool-changing; *Table: 1,300 x 2,500 mm | 1,500 x 3,000 mm | 2,100 x 4,200 mm; Spindle: 6 kW | 9 kW | 12 kW; Tools: 8 | 12 | 16; -Main motor',
        'Wood Planers':
          '= thicknesser | four-side planer | jointer-planer; ^ spiral-cutter | four-head | industrial; *Planing width: 300 mm | 410 mm | 630 mm; Feed: 6 m/min | 12 m/min | 24 m/min; Cutter speed: 5,000 rpm | 6,000 rpm',
        'Wood Drying Kilns':
          '^ steam-heated | vacuum | solar-assisted | heat-treatment; *Load: 10 m³ | 30 m³ | 60 m³ | 120 m³; Drying temperature: 60 °C | 75 °C | 90 °C; Fans: 2 | 4 | 8; Shell: aluminium | stainless steel; -Dust extraction; -Main motor; -Machine weight',
      },
    },
    'Plastic Processing Machinery': {
      near: 'Packaging Machinery | Woodworking Machinery',
      trade: 'Plastics Machinery | Moulding Machines | Extrusion | Polymer Machines',
      buyers: 'injection moulders | pipe makers | packaging makers | bottle makers | recyclers | film blowers',
      processes:
        'run your mould before shipping | harden and grind screws in house | build the control cabinet ourselves | weld and stress-relieve our own frames',
      sentences: [
        'Tried with your mould and your material before shipping.',
        'Energy per kilogram is measured and written into the contract.',
        'Screw and barrel are hardened in our own shop.',
        'Line, moulds and chillers come from one hand if you wish.',
      ],
      all: '^ servo-driven | all-electric | energy-saving | fully automatic; *Output: 50 kg/h | 200 kg/h | 600 kg/h; Installed power: 22..260/2 kW; Control: PLC with 12" panel | PLC with 15" panel; Material: PE, PP | PVC | PET | ABS, PC, PA; Machine weight: 2400..32000/100 kg; Supply: 400 V / 50 Hz / 3 ph | 380 V / 60 Hz / 3 ph; Warranty: 12 months | 24 months',
      subs: {
        'Injection Molding Machines':
          '^ servo-hydraulic | all-electric | two-platen | vertical; *Clamping force: 90 t | 160 t | 280 t | 650 t; Shot weight: 120 g | 480 g | 2,400 g; Tie bar distance: 360 x 360 mm | 570 x 570 mm | 830 x 830 mm',
        'Extrusion Lines':
          '= pipe extrusion line | profile extrusion line | film blowing line | sheet extrusion line; ^ twin-screw | three-layer | high-output; *Output: 120 kg/h | 350 kg/h | 800 kg/h; Screw: Ø 45 mm | Ø 65 mm | Ø 90 mm',
        'Blow Molding Machines':
          '^ PET stretch | extrusion | two-station | all-electric; *Output: 1,200 bottles/h | 4,000 bottles/h | 12,000 bottles/h; Bottle: up to 2 l | up to 5 l | up to 20 l; Cavities: 2 | 4 | 8',
        'Thermoforming Machines':
          '^ in-line | cut-in-place | three-station | thick-sheet; *Forming area: 480 x 620 mm | 700 x 900 mm | 1,500 x 2,500 mm; Cycles: 12 /min | 25 /min | 35 /min; Sheet thickness: 0.2-2 mm | 1-8 mm',
        'Plastic Recycling Machines':
          '= granulator | pelletizing line | washing line | agglomerator; ^ water-ring | two-stage | PET | film; *Output: 150 kg/h | 500 kg/h | 1,000 kg/h; Filter: screen changer | backflush filter; Moisture after: below 1 % | below 3 %',
      },
    },
    'Packaging Machinery': {
      near: 'Food Processing Machinery | Printing Machinery',
      trade: 'Packaging Machines | Pack Systems | Filling Systems | Packing Technology',
      buyers:
        'bottlers and dairies | spice packers | cosmetics fillers | pharmaceutical plants | detergent makers | contract packers',
      processes:
        'run your product and film before shipping | make format parts in house | build in stainless steel 304 and 316L | commission with your own operators',
      sentences: [
        'Tested with your product, bottle and film before shipping.',
        'Format change takes less than fifteen minutes without tools.',
        'All parts in contact with the product are stainless steel 316L.',
        'The control keeps fifty recipes.',
      ],
      all: '^ automatic | semi-automatic | servo-driven | stainless steel; *Output: 20 packs/min | 40 packs/min | 80 packs/min | 120 packs/min; Frame: stainless steel 304 | painted steel; Installed power: 0.8..18/0.2 kW; Air consumption: 200 l/min, 6 bar | 450 l/min, 6 bar | none; Control: PLC with 7" panel | PLC with 12" panel; Machine weight: 160..4800/20 kg; Supply: 230 V / 1 ph | 400 V / 3 ph; Warranty: 12 months | 24 months',
      subs: {
        'Filling Machines':
          '= liquid filling machine | powder filling machine | piston filler | honey filler; *Output: 1,200 bottles/h | 3,000 bottles/h | 8,000 bottles/h; Volume: 10-100 ml | 100-1,000 ml | 1-5 l; Heads: 2 | 4 | 8 | 12; Accuracy: ±0.5 % | ±1 %',
        'Labeling Machines':
          '^ self-adhesive | wrap-around | two-side | sleeve; *Output: 40 labels/min | 120 labels/min | 300 labels/min; Label height: 15-110 mm | 15-180 mm; Accuracy: ±0.5 mm | ±1 mm',
        'Carton Sealing Machines':
          '= carton sealer | case erector | case packer; *Output: 10 cartons/min | 20 cartons/min | 30 cartons/min; Carton width: 100-400 mm | 150-600 mm; Closing: tape | hot-melt',
        'Shrink Wrapping Machines':
          '= shrink wrapper | shrink tunnel | L-sealer; *Output: 8 packs/min | 20 packs/min | 45 packs/min; Film: PE, 60 µm | POF, 19 µm; Tunnel: 1,200 mm | 1,800 mm',
        'Vacuum Packaging Machines':
          '= chamber vacuum machine | tray sealer | thermoforming packer; ^ double-chamber | table-top | gas-flushing | skin; *Output: 2 cycles/min | 6 cycles/min | 12 cycles/min; Sealing bar: 420 mm | 2 x 620 mm | 860 mm; Vacuum pump: 20 m³/h | 63 m³/h | 160 m³/h',
        'Form Fill Seal Machines':
          '= vertical form fill seal machine | flow wrapper | stick pack machine | sachet machine; *Output: 30 bags/min | 60 bags/min | 120 bags/min; Bag width: 50-200 mm | 80-350 mm; Dosing: multihead weigher | auger | volumetric cups; Film: laminate | mono-PE',
        'Capping Machines':
          '= screw capper | crimping machine | press-on capper; ^ rotary | in-line | pick-and-place; *Output: 1,500 bottles/h | 4,000 bottles/h | 10,000 bottles/h; Cap: Ø 20-38 mm | Ø 28-80 mm; Torque: 0.5-4 Nm | 1-8 Nm',
      },
    },
    'Food Processing Machinery': {
      near: 'Packaging Machinery | Agricultural Machinery',
      trade: 'Food Machinery | Food Technology | Process Machines | Food Systems',
      buyers: 'bakeries and snack makers | dairies | date packers | meat plants | juice makers | central kitchens',
      processes:
        'run a trial with your recipe | weld and passivate our own stainless steel | train your people for a week | build to hygienic design rules',
      sentences: [
        'A trial with your recipe is part of the offer.',
        'Opened and washed in twenty minutes.',
        'No dead corners, no painted surface above the product.',
        'Capacity is guaranteed with your raw material.',
      ],
      certificates: 'EHEDG certificate | 3-A Sanitary Standard',
      all: '^ stainless steel | continuous | energy-saving | hygienic; *Capacity: 150 kg/h | 500 kg/h | 1 t/h | 3 t/h; Material: stainless steel 304 | stainless steel 316L; Installed power: 2..90/1 kW; Control: PLC with recipes | touch panel; Cleaning: CIP | foam and rinse; Machine weight: 220..9000/20 kg; Supply: 400 V / 50 Hz / 3 ph | 380 V / 60 Hz / 3 ph',
      subs: {
        'Baking Ovens':
          '= deck oven | rack oven | tunnel oven | pita oven; ^ gas-fired | electric | stone-base | steam; *Baking surface: 4 m² | 10 m² | 24 m²; Temperature: up to 280 °C | up to 400 °C; Capacity: 1,000 loaves/h | 3,000 pitas/h | 120 kg/h',
        'Meat Processing Machines':
          '= meat mincer | bowl cutter | tumbler | sausage filler; *Capacity: 300 kg/h | 800 kg/h | 2 t/h; Bowl: 45 l | 120 l | 200 l; Knife speed: 1,400 rpm | 3,600 rpm',
        'Dairy Processing Lines':
          '= milk pasteurizer | yogurt line | cheese vat | labneh line; ^ plate | tubular | batch; *Capacity: 500 l/h | 2,000 l/h | 5,000 l/h; Heat recovery: 85 % | 92 %; Holding: 15 s at 72 °C | 4 s at 138 °C',
        'Fruit Juice Lines':
          '= citrus juice line | pomegranate juice line | juice pasteurizer | belt press; *Capacity: 500 l/h | 1 t/h | 5 t/h; Yield: 42 % | 55 % | 78 %; Deaerator: yes | no',
        'Grain Milling Machines':
          '= roller mill | hammer mill | stone mill | plansifter; ^ compact | eight-roll | low-dust; *Capacity: 300 kg/h | 1 t/h | 5 t/h; Fineness: below 150 µm | below 250 µm | 0.5-4 mm; Noise: 78 dB(A) | 85 dB(A); Material: cast iron and steel | stainless contact parts; -Cleaning',
        'Date Processing Lines':
          '= date washing line | date pitting machine | date sorting line | date paste line; ^ optical | brush-washing | air-drying; *Capacity: 500 kg/h | 1 t/h | 2 t/h; Sorting: size and colour, camera | size, roller; Pitting rate: 96 % | 98 %',
        'Frying Lines':
          '= continuous fryer | batch fryer | potato chip line | nut fryer; ^ oil-filtering | gas-heated | electric; *Capacity: 80 kg/h | 250 kg/h | 600 kg/h; Oil volume: 60 l | 320 l | 900 l; Temperature: up to 190 °C | up to 210 °C',
      },
    },
    'Construction Machinery': {
      near: 'Mining Machinery | Lifting & Handling Machinery',
      trade: 'Construction Machinery | Heavy Equipment | Building Machines | Earthmoving',
      buyers:
        'road contractors | building contractors | rental companies | quarry operators | municipalities | pipeline contractors',
      processes:
        'run each machine for eight hours before shipping | weld booms and frames by robot | keep a parts store in the Gulf | overhaul used machines to the last bolt',
      sentences: [
        'Delivered with tool kit, filters for 500 hours and manuals.',
        'Cooling is laid out for 52 °C.',
        'Wear parts are in stock and cost what they cost.',
        'Used machines are taken in exchange.',
      ],
      certificates: 'EU Stage V engine | ISO 3471 ROPS',
      all: '^ heavy-duty | overhauled | diesel | low-hours; *Engine power: 37 kW | 74 kW | 129 kW | 180 kW; Emission stage: Stage V | Tier 3 | Stage IIIA; Fuel tank: 80..420/10 l; Cab: air-conditioned | open canopy; Year of build: 2022 | 2024 | 2025; Warranty: 12 months or 2,000 h | 24 months or 3,000 h',
      subs: {
        Excavators:
          '=& mini excavator | crawler excavator | wheeled excavator; ^& zero-tail / cab | heavy-duty / long-reach | two-piece-boom / four-wheel-steering; *&Operating weight: 1.8 t / 2.7 t | 21 t / 36 t | 15 t / 18 t; &Bucket: 0.04 m³ / 0.08 m³ | 1.0 m³ / 1.8 m³ | 0.6 m³; &Digging depth: 2.3 m / 2.6 m | 6.7 m / 7.4 m | 5.4 m; &Engine power: 13 kW / 18 kW | 118 kW / 202 kW | 105 kW; &Fuel tank: 24 l | 380 l / 560 l | 280 l',
        'Wheel Loaders':
          '^ articulated | compact | high-dump | quick-coupling; *&Bucket: 0.8 m³ | 1.8 m³ | 3.0 m³; &Operating weight: 4.5 t | 11 t | 17 t; &Tipping load: 2.9 t | 7.5 t | 12 t; &Engine power: 37 kW | 92 kW | 162 kW; &Fuel tank: 70 l | 180 l | 280 l',
        'Concrete Mixers':
          '= drum concrete mixer | self-loading concrete mixer | pan mixer | twin-shaft mixer; ^ diesel | electric | trailer-mounted; *Drum: 350 l | 1 m³ | 3.5 m³ | 8 m³; Output: 4 m³/h | 15 m³/h | 60 m³/h; -Cab; Engine power: 5 kW | 30 kW | 75 kW',
        'Tower Cranes':
          '^ flat-top | luffing-jib | self-erecting | hammerhead; *Load at tip: 1.0 t | 1.6 t | 2.5 t | 4 t; Jib: 42 m | 60 m | 70 m; Maximum load: 4 t | 8 t | 16 t; Supply: 400 V / 3 ph; -Engine power; -Emission stage; -Fuel tank',
        'Road Rollers':
          '=& tandem roller | single-drum roller | pneumatic tyre roller; ^& vibratory / articulated | vibratory / padfoot | ballastable / articulated; *&Operating weight: 1.6 t / 4 t / 10 t | 12 t / 14 t | 14 t / 24 t; &Drum width: 900 mm / 1,300 mm / 1,680 mm | 2,130 mm | 2,000 mm; &Frequency: 60 Hz / 50 Hz | 30 Hz | none; &Engine power: 16 kW / 33 kW / 74 kW | 98 kW | 98 kW',
        'Asphalt Plants':
          '^ mobile | stationary | batch | containerized; *Output: 60 t/h | 120 t/h | 200 t/h; Burner: light oil | natural gas | heavy oil; Bins: 4 | 5 | 6; Filter: bag filter, below 20 mg/m³; Control: PLC with two screens; -Cab; -Engine power; -Emission stage; -Fuel tank',
        'Piling Rigs':
          '^ hydraulic | rotary | crawler | solar-pile; *Drilling depth: 6 m | 20 m | 44 m | 60 m; Torque: 60 kNm | 150 kNm | 285 kNm; Diameter: up to 600 mm | up to 1,500 mm | up to 2,200 mm; Operating weight: 9 t | 38 t | 75 t',
        'Motor Graders':
          '^ six-wheel | articulated | GPS-ready; *Engine power: 103 kW | 142 kW | 165 kW; Blade: 3.66 m | 3.96 m | 4.27 m; Operating weight: 11 t | 15 t | 17 t; Ripper: rear, 5 teeth | none',
      },
    },
    'Agricultural Machinery': {
      near: 'Food Processing Machinery | Construction Machinery',
      trade: 'Farm Machinery | Agro Machines | Agricultural Equipment | Field Technology',
      buyers: 'grain farmers | machinery rings | date farms | dairy farms | agricultural dealers | irrigation projects',
      processes:
        'test each machine in our own fields | weld frames from fine-grain steel | keep parts ready through the harvest | train dealers every winter',
      sentences: [
        'Parts service works on Sundays during the harvest.',
        'Wear parts fit several makes.',
        'Coupled by one person in five minutes.',
        'Powder-coated, not just painted.',
      ],
      all: '^ mounted | trailed | heavy-duty | foldable; *Working width: 1.8 m | 3 m | 6 m | 9 m; Power required: 25..180/5 kW; Weight: 280..6800/20 kg; Hitch: category II | category III | drawbar; Road width: 2.5 m | 3 m; Warranty: 12 months | 24 months',
      subs: {
        Tractors:
          '^& orchard / compact | four-wheel-drive | cab / four-wheel-drive | cab; *&Engine power: 26 kW | 55 kW | 81 kW | 118 kW; &Gearbox: 8+8 | 8+8 | 16+16 | stepless; &Lift: 1.2 t | 2.4 t | 3.6 t | 6.5 t; PTO: 540 rpm | 540/1,000 rpm; &Weight: 1,350 kg | 2,700 kg | 3,900 kg | 6,400 kg; -Working width; -Power required',
        'Combine Harvesters':
          '^ self-propelled | rice | track | straw-walker; *Cutter bar: 2 m | 4.2 m | 6 m | 7.5 m; Engine power: 66 kW | 129 kW | 220 kW; Grain tank: 1.4 m³ | 5 m³ | 9 m³; -Hitch; -Power required; -Working width; Weight: 2900..14000/100 kg',
        'Irrigation Equipment':
          '= centre pivot | hose reel irrigator | drip irrigation set | linear irrigation system; ^ galvanized | solar-powered | low-pressure; *Area: 1 ha | 10 ha | 30 ha | 60 ha; Flow: 12..240/4 m³/h; Pressure: 1.5 bar | 3 bar | 6 bar; Pipe: PE | galvanized steel; -Working width; -Power required; -Hitch; -Road width; -Weight',
        'Seed Drills':
          '^ pneumatic | mechanical | no-till | precision; Rows: 12 | 24 | 48; Hopper: 400 l | 1,200 l | 3,000 l; Row spacing: 12.5 cm | 15 cm | 75 cm',
        Sprayers:
          '= field sprayer | orchard sprayer | knapsack sprayer; ^ trailed | mounted | air-assisted; *Tank: 16 l | 400 l | 1,000 l | 3,000 l; Boom: 12 m | 18 m | 24 m; Pump: 40 l/min | 140 l/min | 250 l/min; -Working width; -Hitch',
        'Hay Balers':
          '= round baler | square baler | mini baler | bale wrapper; ^ fixed-chamber | variable-chamber | net-wrapping; *Bale: Ø 0.7 m | Ø 1.25 m | 36 x 46 cm | 80 x 90 cm; Pick-up: 1.5 m | 2.0 m | 2.2 m; -Working width',
      },
    },
    'Textile Machinery': {
      near: 'Printing Machinery | Packaging Machinery',
      trade: 'Textile Machinery | Textile Machines | Spinning & Weaving | Textile Technology',
      buyers:
        'textile mills | garment factories | towel weavers | carpet makers | uniform makers | embroidery workshops',
      processes:
        'run each machine with your yarn | balance spindles and shafts in house | train mechanics for two weeks | keep parts of machines from 1985',
      sentences: [
        'Run with your yarn or fabric before shipping.',
        'Lint is kept out of bearings and electronics.',
        'Mechanics are trained at your mill for two weeks.',
        'Parts lists with pictures and prices.',
      ],
      all: '^ high-speed | electronic | energy-saving | refurbished; *Working width: 1.9 m | 2.2 m | 2.8 m | 3.4 m; Installed power: 0.5..60/0.5 kW; Control: touch panel | PLC, network; Noise: 72 dB(A) | 80 dB(A) | 84 dB(A); Machine weight: 40..12000/20 kg; Supply: 400 V / 3 ph | 380 V / 60 Hz / 3 ph; Warranty: 12 months | 24 months',
      subs: {
        'Spinning Machines':
          '= ring spinning frame | open-end spinning machine | carding machine | draw frame; *Spindles: 480 spindles | 1,008 spindles | 240 rotors; Spindle speed: 18,000 rpm | 25,000 rpm | 120,000 rpm; Yarn count: Ne 6-30 | Ne 20-80; -Working width',
        'Weaving Looms':
          '= air-jet loom | rapier loom | carpet loom | water-jet loom; Speed: 350 picks/min | 600 picks/min | 1,000 picks/min; Colours: 2 | 4 | 8; Shedding: dobby | cam | jacquard',
        'Knitting Machines':
          '= circular knitting machine | flat knitting machine | sock knitting machine; ^ single-jersey | double-jersey | computerized; *Diameter: 3.75" | 30" | 34" | 52" bed; Gauge: E12 | E24 | E28; Feeders: 48 | 90 | 102; -Working width',
        'Dyeing Machines':
          '= jet dyeing machine | yarn dyeing machine | jigger | sample dyeing machine; ^ low-liquor | high-temperature | atmospheric; *Capacity: 10 kg | 100 kg | 300 kg | 600 kg; Liquor ratio: 1:4 | 1:6 | 1:8; Temperature: 98 °C | 135 °C | 140 °C; -Working width',
        'Industrial Sewing Machines':
          '= lockstitch sewing machine | overlock sewing machine | bartacking machine | leather sewing machine; ^ direct-drive | computerized | heavy-duty | thread-trimming; *Needles: 1 needle | 2 needles | 4 threads | 5 threads; Speed: 2,000 stitches/min | 5,000 stitches/min | 6,500 stitches/min; Stitch length: up to 5 mm | up to 8 mm; Installed power: 0.4 kW | 0.55 kW; Machine weight: 28..64/2 kg; Supply: 230 V / 1 ph; -Working width; Noise: 70 dB(A) | 74 dB(A)',
        'Embroidery Machines':
          '^ multi-head | single-head | cap | sequin; *Heads: 1 head | 4 heads | 12 heads | 20 heads; Needles: 9 | 12 | 15; Field: 360 x 500 mm | 400 x 680 mm; Speed: 850 stitches/min | 1,200 stitches/min; -Working width',
      },
    },
    'Printing Machinery': {
      near: 'Packaging Machinery | Textile Machinery',
      trade: 'Printing Machines | Print Technology | Press Works | Graphic Machines',
      buyers:
        'printing houses | label printers | carton makers | newspaper publishers | sign makers | textile printers',
      processes:
        'print your job at the acceptance | balance cylinders to the gram | overhaul presses down to the bearings | keep rollers and blankets in stock',
      sentences: [
        'Your own job is printed at the acceptance.',
        'Colour is set by measurement, not by eye.',
        'Make-ready needs fewer than fifty sheets.',
        'Rollers and blankets are in stock.',
      ],
      all: '^ overhauled | automatic | UV | compact; *Format: 36 x 52 cm | 52 x 74 cm | 74 x 104 cm; Colours: 1 | 2 | 4 | 6; Control: touch panel | remote console; Installed power: 3..80/1 kW; Machine weight: 300..28000/100 kg; Supply: 400 V / 3 ph | 230 V / 1 ph; Warranty: 6 months | 12 months',
      subs: {
        'Offset Presses':
          '^ four-colour | two-colour | overhauled | UV; Speed: 10,000 sheets/h | 13,000 sheets/h | 15,000 sheets/h; Sheet thickness: 0.04-0.6 mm | 0.04-0.8 mm',
        'Flexographic Presses':
          '^ stack-type | central-impression | servo | label; *Web width: 330 mm | 800 mm | 1,270 mm; Speed: 100 m/min | 200 m/min | 350 m/min; Colours: 4 | 6 | 8',
        'Digital Printers':
          '= large-format printer | UV flatbed printer | digital label press | direct-to-film printer; ^ UV | eco-solvent | latex; *Print width: 0.6 m | 1.6 m | 2.5 m | 3.2 m; Resolution: 720 dpi | 1,200 dpi | 1,440 dpi; Speed: 12 m²/h | 40 m²/h | 120 m²/h; Machine weight: 120..2200/20 kg; Installed power: 2..12/1 kW',
        'Screen Printing Machines':
          '^ carousel | flat-bed | semi-automatic | cylindrical; *Print area: 40 x 50 cm | 50 x 70 cm | 70 x 100 cm; Speed: 500 pcs/h | 900 pcs/h | 1,500 pcs/h; Stations: 1 | 6 | 12; Machine weight: 120..2400/20 kg',
        'Bookbinding Machines':
          '= perfect binder | saddle stitcher | folding machine | paper cutter; ^ four-clamp | hydraulic | programmable; *Output: 400 books/h | 2,000 books/h | 8,000 books/h; Thickness: 2-50 mm | 3-60 mm; Cutting width: 72 cm | 92 cm | 115 cm; -Colours; Machine weight: 180..3600/20 kg',
      },
    },
    'Mining Machinery': {
      near: 'Construction Machinery | Lifting & Handling Machinery',
      trade: 'Mining Machinery | Crushing & Screening | Mineral Technology | Mining Equipment',
      buyers:
        'quarry operators | gold mines | cement plants | aggregate plants | phosphate mines | recyclers of rubble',
      processes:
        'crush a ton of your rock in our test plant | cast manganese liners ourselves | machine frames up to 40 tons | keep a wear parts store on each continent',
      sentences: [
        'Laid out after a test with your rock.',
        'Liners are changed in one shift.',
        'Bearings and motors are of makes that you know.',
        'Dust suppression is included.',
      ],
      capacity: 'machines 1..24',
      all: '^ mobile | stationary | heavy-duty | wear-resistant; *Capacity: 30 t/h | 100 t/h | 250 t/h | 600 t/h; Drive power: 15..400/5 kW; Feed size: up to 100 mm | up to 350 mm | up to 800 mm; Wear parts: manganese steel | chrome iron | rubber; Machine weight: 3..95/1 t; Supply: 400 V / 3 ph | 690 V / 3 ph | diesel-hydraulic; Warranty: 12 months | 2,000 h',
      subs: {
        'Jaw Crushers':
          '^ single-toggle | mobile | primary; *Feed opening: 400 x 600 mm | 600 x 900 mm | 900 x 1,200 mm; Setting: 40-100 mm | 70-160 mm',
        'Ball Mills':
          '^ overflow | grate-discharge | batch | ceramic-lined; *Size: Ø 0.9 x 1.8 m | Ø 1.5 x 3 m | Ø 2.4 x 4.5 m; Product: below 75 µm | below 150 µm; Ball load: 1.5 t | 8 t | 30 t; Feed size: up to 20 mm | up to 25 mm',
        'Vibrating Screens':
          '^ three-deck | inclined | horizontal | dewatering; *Screen area: 4 m² | 8 m² | 14 m²; Decks: 1 | 2 | 3 | 4; Amplitude: 4 mm | 6 mm | 9 mm; Wear parts: polyurethane panels | wire mesh; Drive power: 5..45/1 kW',
        'Mine Loaders':
          '^ low-profile | battery | articulated; *Payload: 3 t | 7 t | 10 t | 14 t; Bucket: 1.5 m³ | 3 m³ | 5.4 m³; Engine: diesel, Stage V | battery, 180 kWh; Tramming height: 1.9 m | 2.2 m | 2.5 m; -Capacity; -Feed size; -Supply; -Wear parts; -Drive power',
        'Belt Feeders':
          '= belt feeder | apron feeder | vibrating feeder; ^ variable-speed | weigh | heavy-duty; Belt width: 650 mm | 1,000 mm | 1,400 mm; Length: 3..18/1 m; Drive power: 3..55/1 kW; Wear parts: rubber belt | manganese pans',
        'Flotation Machines':
          '^ mechanical | column | laboratory | self-aerating; *Cell volume: 1.5 l | 2.8 m³ | 8 m³ | 30 m³; Air: 1 m³/m²·min | 1.2 m³/m²·min; Cells: 1 | 4 | 8; -Feed size; -Wear parts; Impeller: polyurethane | rubber-lined; Capacity: 5 m³/h | 40 m³/h | 160 m³/h',
      },
    },
    'Lifting & Handling Machinery': {
      near: 'Construction Machinery | Metalworking Machinery',
      trade: 'Lifting | Cranes & Hoists | Material Handling | Lifting Equipment',
      buyers: 'warehouse operators | ports | steel service centres | building merchants | rental companies | shipyards',
      processes:
        'test each lift with 125 per cent load | weld girders under powder | train and certify operators | inspect on site once a year',
      sentences: [
        'Load test certificate with each unit.',
        'Yearly inspection on site is offered at a fixed price.',
        'Spare parts are named with price for fifteen years.',
        'Batteries can be hired.',
      ],
      certificates: 'EN 14492-2 | ISO 3691-1',
      all: '^ electric | heavy-duty | compact | stainless steel; *Load: 1 t | 2 t | 5 t | 10 t; Lift: 3 m | 6 m | 12 m; Lifting speed: 4 m/min | 8 m/min | 0.4 m/s; Weight: 60..9000/20 kg; Control: pendant | radio | lever; Warranty: 12 months | 24 months',
      subs: {
        Forklifts:
          '=& electric forklift | diesel forklift | reach truck; ^& three-wheel / four-wheel | rough-terrain / four-wheel | narrow-aisle / sit-on; *&Load: 1.5 t / 2.5 t | 2.5 t / 3.5 t / 7 t | 1.6 t / 2 t; &Lift: 3 m / 4.5 m | 3 m / 4.5 m | 8 m / 10.5 m; &Mast: duplex / triplex | duplex / triplex | triplex; &Battery or engine: lithium, 80 V / lead acid, 48 V | diesel, 36 kW / diesel, 55 kW | lithium, 48 V; &Turning radius: 1.5 m / 2 m | 2.4 m / 2.8 m | 1.7 m; &Weight: 3,200 kg / 4,100 kg | 4,300 kg / 5,200 kg / 9,600 kg | 3,600 kg; -Control',
        'Overhead Cranes':
          '= single-girder crane | double-girder crane | gantry crane | jib crane; ^ top-running | underslung | workshop; *Load: 2 t | 5 t | 10 t | 32 t; Span: 8 m | 16 m | 25 m; Duty: FEM 1Am | FEM 2m | FEM 3m; Supply: 400 V / 3 ph',
        'Electric Hoists':
          '= electric chain hoist | wire rope hoist; ^ two-speed | low-headroom | inverter | explosion-proof; *Load: 250 kg | 500 kg | 1 t | 5 t; Duty: FEM 1Am | FEM 2m; Supply: 230 V / 1 ph | 400 V / 3 ph; Weight: 24..480/4 kg; Control: pendant | radio',
        'Pallet Trucks':
          '= hand pallet truck | electric pallet truck | stacker; ^ galvanized | weighing | stainless steel | quick-lift; *Load: 1.2 t | 1.5 t | 2 t | 2.5 t; Forks: 540 x 1,150 mm | 520 x 800 mm | 685 x 1,220 mm; Lift: 200 mm | 1.6 m | 3 m; Rollers: PU, tandem | nylon; Weight: 62..720/2 kg; -Lifting speed; -Control',
        'Scissor Lifts':
          '= scissor lift table | mobile scissor lift | dock lift; ^ stationary | tandem | low-profile | battery; *Platform: 900 x 1,300 mm | 1,200 x 2,400 mm | 2,000 x 3,000 mm; Load: 300 kg | 1 t | 2 t | 4 t; Lift: 1 m | 1.6 m | 8 m | 12 m; Supply: 400 V / 3 ph | battery, 24 V',
        'Reach Stackers':
          '^ container | diesel | intermodal; *Load: 31 t | 41 t | 45 t; Stacking: 5 high, first row | 4 high, second row; Engine: 220 kW | 265 kW; Spreader: 20/40 ft, telescopic; Wheelbase: 5.5 m | 6.5 m; Weight: 54000..78000/500 kg; -Lift; -Control; -Lifting speed',
      },
    },
  },
};
