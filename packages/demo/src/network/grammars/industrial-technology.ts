import type { Grammar } from './grammar.ts';

export const industrialTechnology: Grammar = {
  industryID: '0004',
  roots:
    'Granex | Tungra | Ironhall | Formanta | Verdalis | Corvanta | Stratum Vale | Orbanex | Tolvera | Brenmark | Castelor | Durano',
  strengths:
    'certificates with every delivery | small lots within 48 hours | consignment stock at your site | fixed prices for a quarter | technical advice by people who worked in a plant',
  certificates: 'ISO 9001:2015 | ISO 14001:2015 | ISO 45001:2018',
  capacity: 'tons 60..6000',
  packaging: 'Pallet | Wooden case | Carton | Big bag',
  categories: {
    'Raw Metals': {
      near: 'Metal Products | Fasteners & Hardware',
      trade: 'Metals | Steel & Metals | Metal Service | Non-Ferrous Metals',
      buyers:
        'fabrication shops | tank builders | white-goods makers | cable makers | profile rollers | vehicle builders',
      processes:
        'slit, cut and deburr to drawing | test chemistry and hardness of each heat | pack against moisture for sea transport | saw bars to length within a day',
      sentences: [
        'Mill certificate 3.1 with every heat.',
        'Slit, sheared or sawn to size on request.',
        'Packed against moisture for sea transport.',
        'Standard sizes leave the warehouse within two days.',
      ],
      certificates: 'EN 10204 3.1 | CE marking to EN 10025',
      packaging: 'Coils on pallets | Bundles with strapping | Wooden skid',
      all: '^ prime | mill-edge | cut-to-size; *Thickness: 1 mm | 2 mm | 3 mm | 6 mm; Certificate: EN 10204 3.1 | EN 10204 2.2; Minimum order: 1..25/1 t; Origin: Europe | Gulf | Far East; Packing: seaworthy | strapped, on skids; Tolerance: to standard | half of standard',
      subs: {
        'Steel Coils':
          '^Grade: S235 | S355 | DX51D; ^Finish: hot-rolled | cold-rolled | hot-dip galvanized | pickled and oiled; *Thickness: 0.5 mm | 1 mm | 2 mm | 4 mm; Width: 1,000 mm | 1,250 mm | 1,500 mm; Coil weight: 5..22/1 t; Inner diameter: 508 mm | 610 mm',
        'Aluminum Profiles':
          '= aluminium profile | T-slot profile | aluminium angle; ^Finish: anodized | mill-finish | powder-coated | thermally broken; *Section: 20 x 20 mm | 40 x 40 mm | 40 x 80 mm | 60 x 60 mm; Alloy: EN AW-6060 T66 | EN AW-6063 T6 | EN AW-6082 T6; Length: 3 m | 6 m; -Thickness',
        'Copper Rods':
          '= copper rod | copper bar | brass rod; ^Temper: hard-drawn | soft-annealed | half-hard; *Diameter: Ø 8 mm | Ø 12 mm | Ø 20 mm | Ø 50 mm; Alloy: Cu-ETP | Cu-OF | CuZn39Pb3; Conductivity: 57 MS/m | 58 MS/m; Length: 3 m | 4 m | coil of 2.5 t',
        'Stainless Steel Sheets':
          '^Grade: 304 | 316L | 430 | 904L; *Thickness: 0.8 mm | 1.5 mm | 3 mm | 6 mm; Finish: 2B | BA | brushed, grit 240 | No. 1; Size: 1,000 x 2,000 mm | 1,250 x 2,500 mm | 1,500 x 3,000 mm; Protective film: laser film, one side | none',
        'Titanium Alloys':
          '= titanium bar | titanium sheet | titanium tube; ^Grade: grade 2 | grade 5 | grade 23; *Size: Ø 20 mm | Ø 60 mm | 2 mm sheet | 6 mm sheet; Standard: ASTM B348 | ASTM B265 | AMS 4928; Condition: annealed | ground h9; Minimum order: 10..500/10 kg',
        'Zinc Ingots':
          '^Grade: SHG | HG | Zamak 5; *Purity: 99.995 % | 99.99 % | 99.5 %; Ingot weight: 8 kg | 25 kg | 1 t jumbo; Standard: EN 1179 | ASTM B6; -Thickness; -Tolerance',
        'Steel Billets':
          '^ continuous-cast | prime | low-carbon; *Section: 100 x 100 mm | 130 x 130 mm | 150 x 150 mm; Grade: 3SP/5SP | Q235 | 42CrMo4; Length: 6 m | 12 m; -Thickness; Minimum order: 100..3000/100 t',
      },
    },
    'Metal Products': {
      near: 'Raw Metals | Fasteners & Hardware',
      trade: 'Metal Works | Castings & Forgings | Metalform | Precision Metal',
      buyers:
        'machine builders | pump makers | vehicle builders | agricultural machine makers | fence builders | shipyards',
      processes:
        'melt and cast in our own foundry | build dies and patterns in house | measure first articles on the 3D machine | deburr, wash and coat on one site',
      sentences: [
        'First articles come with a measuring report.',
        'Dies and patterns stay your property.',
        'Drawings are checked for cost before we quote.',
        'Series from fifty pieces, single parts for tests.',
      ],
      certificates: 'IATF 16949:2016 | EN 1090-2 | PED 2014/68/EU',
      packaging: 'Wooden case | Wire basket | Bundles with strapping',
      all: '^ machined | custom-made | galvanized | shot-blasted; *Weight: 0.5 kg | 4 kg | 25 kg | 120 kg; Tolerance: ISO 2768-m | ISO 8062 CT8 | to drawing; Surface: raw | primed | galvanized | powder-coated; Certificate: EN 10204 3.1 | EN 10204 2.2; Minimum order: 20..2000/20 pcs; Lead time of tools: 3 weeks | 5 weeks | 8 weeks',
      subs: {
        Castings:
          '= sand casting | investment casting | die casting; ^Material: grey-iron | ductile-iron | aluminium | stainless steel; Hardness: 150..260/10 HB',
        Forgings:
          '= closed-die forging | ring-rolled forging | forged shaft; ^Material: carbon steel | alloy steel | stainless steel; Heat treatment: quenched and tempered | normalized',
        'Sheet Metal Parts':
          '= laser-cut part | bent enclosure | welded housing; ^Material: stainless steel | galvanized | aluminium; *Thickness: 1 mm | 1.5 mm | 3 mm | 6 mm; -Weight',
        'Wire Mesh':
          '= ~welded wire mesh | ~woven wire mesh | ~chain-link mesh; ^ galvanized | stainless steel | PVC-coated; *Mesh: 10 x 10 mm | 50 x 50 mm | 100 x 100 mm; Wire: 0.5 mm | 2 mm | 4 mm; Roll: 1 x 25 m | 1.5 x 30 m; -Lead time of tools; -Weight; Surface: hot-dip galvanized | bare; Minimum order: 5..500/5 rolls',
        'Steel Pipes':
          '^ seamless | welded | galvanized | precision; *Size: DN 25 | DN 50 | DN 100 | DN 200; Grade: P235GH | S355J2H | A106 B; Wall: 2.6 mm | 4 mm | 8 mm; Length: 6 m | 12 m; -Lead time of tools; -Weight; Minimum order: 1..50/1 t',
        'Machined Parts':
          '= turned part | milled part | ground shaft; ^Material: stainless steel | brass | aluminium | hardened; *Size: up to Ø 40 mm | up to Ø 200 mm | up to 800 mm; Tolerance: IT6 | IT7 | ±0.02 mm; -Weight',
        'Metal Stampings':
          '= stamped bracket | deep-drawn cup | contact spring; ^Material: spring-steel | copper | stainless steel | pre-plated; *Thickness: 0.2 mm | 0.8 mm | 2 mm; Press force: 60 t | 200 t | 630 t; -Weight; Minimum order: 5000..200000/5000 pcs',
      },
    },
    'Plastics & Polymers': {
      near: 'Rubber Products | Packaging Materials',
      trade: 'Polymers | Plastics | Compounds | Plastic Industries',
      buyers: 'injection moulders | film blowers | pipe makers | cable makers | machine builders | sign makers',
      processes:
        "compound to the customer's colour | test melt flow of each batch | regrind and reuse every runner | mould on thirty presses from 40 to 900 t",
      sentences: [
        'Melt flow and density of the batch are on the label.',
        'Colour matched to your sample within five days.',
        'Food-contact declarations are available.',
        'Recycled grades have the same data sheet as new ones.',
      ],
      certificates: 'REACH declaration | EU 10/2011 food contact | UL 94 yellow card',
      packaging: '25 kg bags | Big bags | Octabin | Pallet',
      all: '^ UV-stabilized | food-contact | recycled | natural; *Packing: 25 kg bag | 1 t big bag | bulk silo; Density: 0.91..1.42/0.01 g/cm³; Melt flow: 0.3..28/0.1 g/10 min; Colour: natural | black | white | RAL to order; Minimum order: 1..24/1 t; Compliance: REACH, RoHS | EU 10/2011',
      subs: {
        'Polyethylene Resins':
          '= ~LDPE resin | ~HDPE resin | ~LLDPE resin; ^ film-grade | blow-moulding | pipe-grade | rotomoulding; Density: 0.915..0.962/0.001 g/cm³',
        'Polypropylene Resins':
          '= ~polypropylene homopolymer | ~polypropylene copolymer; ^ raffia-grade | injection-grade | impact-modified | talc-filled; Density: 0.9..1.05/0.01 g/cm³',
        'PVC Compounds':
          '= ~rigid PVC compound | ~soft PVC compound; ^ cable-grade | lead-free | medical-grade | profile-grade; *Hardness: Shore A 65 | Shore A 80 | Shore D 78; Density: 1.22..1.5/0.01 g/cm³; -Melt flow',
        'Engineering Plastics':
          '= ~polyamide 66 | ~polycarbonate | ~POM copolymer | ~PBT; ^ glass-filled | flame-retardant | impact-modified | heat-stabilized; Density: 1.04..1.6/0.01 g/cm³; Tensile strength: 50..190/5 MPa',
        Masterbatch:
          '= ~colour masterbatch | ~white masterbatch | ~additive masterbatch; ^ UV-stabilized | antistatic | food-contact | high-loading; *Loading: 30 % | 50 % | 70 %; Carrier: LDPE | PP | universal; Dosage: 1 to 3 % | 2 to 4 %; Density: 1.1..2.1/0.1 g/cm³',
        'Plastic Sheets':
          '= polycarbonate sheet | acrylic sheet | HDPE sheet | PVC foam board; ^ transparent | UV-protected | impact-resistant | textured; *Thickness: 2 mm | 4 mm | 10 mm | 20 mm; Size: 1,000 x 2,000 mm | 1,220 x 2,440 mm | 2,050 x 3,050 mm; -Melt flow; Minimum order: 10..300/10 sheets; -Packing',
        'Injection Molded Parts':
          '= injection-moulded housing | plastic cap | technical moulding; ^ two-component | glass-filled | insert-moulded | flame-retardant; *Weight: 4 g | 60 g | 400 g | 1.8 kg; Material: ABS | PA66-GF30 | PP | POM; Cavities: 1 | 4 | 16; -Melt flow; -Density; -Packing; Minimum order: 1000..50000/1000 pcs',
      },
    },
    'Rubber Products': {
      near: 'Plastics & Polymers | Valves & Fittings',
      trade: 'Rubber | Elastomers | Seals & Hoses | Rubber Technology',
      buyers: 'pump makers | mining companies | machine builders | rail operators | food plants | hydraulic workshops',
      processes:
        'mix and test our own compounds | mould, extrude and cut under one roof | keep moulds for thirty years | water-jet gaskets from a drawing within a day',
      sentences: [
        'Hardness and batch are marked on the part or the bag.',
        'Compounds for oil, steam, ozone and food are in the list.',
        'Moulds for special sizes cost less than many think; ask.',
      ],
      certificates: 'FDA 21 CFR 177.2600 | WRAS approval',
      packaging: 'Bag | Carton | Roll on pallet',
      capacity: 'tons 5..600',
      all: '^Material: NBR | EPDM | FKM | silicone; *Hardness: 50 Shore A | 60 Shore A | 70 Shore A | 90 Shore A; Operating temperature: -30 to +100 °C | -40 to +130 °C | -20 to +200 °C; Colour: black | white | blue, food grade; Tensile strength: 6..22/1 MPa; Shelf life: 5 years | 7 years; Minimum order: 1 roll | 50 pcs | 500 pcs',
      subs: {
        'Rubber Seals':
          '= rotary shaft seal | gasket | sealing profile; *Size: 20 x 35 x 7 mm | 45 x 62 x 8 mm | 100 x 120 x 12 mm',
        'Rubber Hoses':
          '= water hose | sandblast hose | chemical hose | food hose; ^ reinforced | antistatic | spiral; *Inner diameter: 13 mm | 25 mm | 50 mm | 100 mm; Working pressure: 6 bar | 10 bar | 20 bar; Length: 20 m | 40 m; -Hardness; -Tensile strength',
        'Rubber Sheets':
          '^Material: NBR | EPDM | natural rubber | neoprene; *Thickness: 1 mm | 3 mm | 6 mm | 10 mm; Roll: 1.2 x 10 m | 1.4 x 10 m; Insert: none | one ply',
        'O-Rings':
          '^Material: NBR | FKM | EPDM | FFKM; *Size: 10 x 2 mm | 25 x 3 mm | 60 x 3.5 mm | 120 x 5.3 mm; Hardness: 70 Shore A | 90 Shore A; Pack: 50 pcs | 100 pcs | kit of 386; -Tensile strength',
        'Vibration Mounts':
          '= rubber buffer | machine foot | engine mount; ^ low-frequency | stainless steel | marine; *Load: 25 kg | 120 kg | 600 kg | 2 t; Thread: M8 | M10 | M16; Deflection: 2..12/1 mm; -Tensile strength; Hardness: 45 Shore A | 57 Shore A | 68 Shore A',
        'Conveyor Rubber':
          '= rubber conveyor belt | skirting strip | pulley lagging; ^ heat-resistant | abrasion-resistant | chevron | oil-resistant; *Width: 400 mm | 650 mm | 1,000 mm | 1,400 mm; Strength: EP 400/3 | EP 630/4 | EP 1000/5; Covers: 4+2 mm | 6+3 mm; Abrasion: below 90 mm³ | below 150 mm³; -Hardness; -Tensile strength',
      },
    },
    'Industrial Chemicals': {
      near: 'Paints & Coatings | Plastics & Polymers',
      trade: 'Chemicals | Chemical Industries | Specialty Chemicals | Chemical Trading',
      buyers:
        'water treatment plants | paint makers | textile dyers | detergent makers | metal finishers | wood panel plants',
      processes:
        'analyse every batch in our own laboratory | fill from 1 kg to tank truck | take empty containers back | keep retained samples for three years',
      strengths: 'safety data sheets in twenty languages',
      sentences: [
        'A certificate of analysis comes with each batch.',
        'Labelled and documented to GHS in the language of the country.',
        'Empty containers are taken back.',
        'Technical service helps with dosage and storage.',
      ],
      certificates: 'REACH registration | SQAS audit | Responsible Care',
      packaging: '25 kg bags | 200 l drum | 1,000 l container | Tank truck',
      all: '^ technical-grade | high-purity | concentrated; *Packing: 25 kg bag | 200 l drum | 1,000 l container; Purity: min. 98 % | min. 99 % | min. 99.5 %; Appearance: clear liquid | white powder; Shelf life: 12 months | 24 months; Storage: cool and dry | below 30 °C; Minimum order: 1..20/1 t; Transport class: UN class 8 | UN class 3 | not restricted',
      subs: {
        'Acids & Alkalis':
          '= ~sulphuric acid | ~hydrochloric acid | ~caustic soda | ~phosphoric acid; ^ technical-grade | food-grade | battery-grade; *Concentration: 33 % | 50 % | 85 % | 98 %; *Packing: 30 l canister | 1,000 l container | tank truck; -Purity; Appearance: clear liquid; Transport class: UN class 8',
        Solvents:
          '= ~isopropanol | ~acetone | ~ethyl acetate | ~white spirit; ^ high-purity | low-aromatic | recycled; *Packing: 20 l canister | 200 l drum | tank truck; Appearance: clear liquid; Transport class: UN class 3; Flash point: -17 °C | 12 °C | 40 °C',
        Adhesives:
          '= ~hot-melt adhesive | ~epoxy adhesive | ~PVA wood glue | ~contact adhesive; ^ fast-setting | solvent-free | water-resistant; *Packing: 310 ml cartridge | 10 kg pail | 25 kg bag | 1,000 l container; Open time: 30 s | 5 min | 20 min; Viscosity: 900 mPas | 8,000 mPas | 25,000 mPas; -Purity; Appearance: white dispersion | amber granules | paste; Transport class: not restricted',
        'Industrial Resins':
          '= ~epoxy resin | ~polyester resin | ~alkyd resin | ~phenolic resin; ^ unsaturated | low-viscosity | fast-curing | flame-retardant; *Packing: 220 kg drum | 1,000 l container | tank truck; Viscosity: 300 mPas | 650 mPas | 12,000 mPas; Solids: 60 % | 75 % | 100 %; -Purity; Appearance: clear to amber liquid',
        'Pigments & Dyes':
          '= ~titanium dioxide | ~iron oxide pigment | ~reactive dye | ~carbon black; ^ micronized | weatherproof | high-strength; *Packing: 1 kg tin | 25 kg bag | 500 kg big bag; Fineness: 0.3 µm | 5 µm | 325 mesh; Light fastness: 6 | 7 | 8; Appearance: powder; Transport class: not restricted',
        Surfactants:
          '= ~LABSA | ~SLES 70 % | ~betaine | ~fatty alcohol ethoxylate; ^ biodegradable | low-foam | RSPO-certified; *Packing: 170 kg drum | 220 kg drum | flexitank; Active matter: 30 % | 70 % | 96 %; Appearance: clear liquid | paste; pH value: 6.5 to 7.5 | 7 to 9; -Purity; Transport class: UN class 8 | not restricted',
        'Industrial Gases':
          '= ~argon | ~nitrogen | ~oxygen | ~carbon dioxide; ^ food-grade | welding-grade | high-purity; *Packing: 10 l cylinder | 50 l cylinder | bundle of 12 | bulk liquid; Purity: 4.6 | 5.0 | 99.9 %; Pressure: 150 bar | 200 bar | 300 bar; Appearance: colourless gas; Storage: ventilated, secured; Transport class: UN class 2.2; Shelf life: unlimited; Minimum order: 1..12/1 cylinders',
      },
    },
    'Paints & Coatings': {
      near: 'Industrial Chemicals | Tools',
      trade: 'Paints | Coatings | Paint Industries | Surface Coatings',
      buyers:
        'shipyards | steel fabricators | flooring contractors | furniture plants | pipeline contractors | painting contractors',
      processes:
        'tint to RAL or to a sample the same day | spray and age test panels for months | grind on our own bead mills | send an inspector to the first job',
      sentences: [
        'Tinted to RAL, NCS or your sample.',
        'A system with primer and topcoat is proposed for your surface.',
        'Coverage is stated for real surfaces, not for glass.',
        'An inspector comes to the first job.',
      ],
      certificates: 'ISO 12944 test report | EN 71-3 | IMO PSPC approval',
      packaging: '5 l pail | 20 l pail | 20 kg carton | Pallet',
      all: '^ two-component | water-based | low-VOC | fast-drying; *Packing: 5 l pail | 20 l pail | 20 kg set; Coverage: 4..14/0.5 m²/l; Gloss: matt | satin | gloss; Dry to touch: 20 min | 45 min | 2 h; VOC: below 30 g/l | below 250 g/l; Shelf life: 12 months | 24 months; Colour: RAL to order | RAL 7035 | RAL 9010 | RAL 5010',
      subs: {
        'Powder Coatings':
          '^ polyester | epoxy-polyester | superdurable | textured; *Colour: RAL 9016 | RAL 7016 | RAL 9005 | RAL 1013; Packing: 20 kg carton | 500 kg octabin; Curing: 180 °C, 10 min | 200 °C, 10 min | 160 °C, 15 min; Coverage: 7..12/0.5 m²/kg; VOC: none; -Dry to touch',
        'Marine Coatings':
          '= ~antifouling coating | ~hull primer | ~deck paint | ~ballast tank coating; ^ epoxy | self-polishing | surface-tolerant; Film thickness: 100..320/20 µm; Recoat: 6 h | 16 h',
        'Epoxy Floor Coatings':
          '= ~epoxy floor coating | ~self-levelling epoxy | ~antistatic floor coating; ^ self-levelling | anti-slip | solvent-free | food-safe; *Packing: 10 kg set | 20 kg set | 30 kg set; Thickness: 0.3 mm | 1 mm | 3 mm; Walkable after: 12 h | 24 h; Compressive strength: 50..90/5 MPa',
        'Anticorrosive Paints':
          '= ~zinc-rich primer | ~chlorinated rubber paint | ~polyurethane topcoat | ~rust converter; ^ high-build | two-component | fast-drying; Corrosivity class: C3 | C4 | C5; Film thickness: 60..240/20 µm',
        'Wood Coatings':
          '= ~wood varnish | ~wood stain | ~PU lacquer | ~parquet lacquer; ^ water-based | UV-cured | non-yellowing | exterior; *Packing: 1 l tin | 5 l pail | 20 l pail; Application: spray | brush and roller | vacuum',
      },
    },
    Pumps: {
      near: 'Valves & Fittings | Rubber Products',
      trade: 'Pumps | Pump Systems | Fluid Technology | Flow Systems',
      buyers:
        'water utilities | chemical plants | dairies | irrigation contractors | mine operators | swimming pool builders',
      processes:
        'test every pump on the bench and sign the curve | cast and balance our own impellers | assemble sets with motor and control | keep spares for pumps of 1980',
      sentences: [
        'The measured curve of the very pump is in the box.',
        'Mechanical seal and bearings are exchanged without moving the motor.',
        'Wetted parts are chosen to your liquid.',
        'Flanges and height fit most older installations.',
      ],
      certificates: 'ATEX Directive 2014/34/EU | EN 733 | NSF/ANSI 61',
      capacity: 'pumps 40..6000',
      packaging: 'Wooden case | Carton | Pallet',
      coded: true,
      all: '^ self-priming | stainless steel | close-coupled | energy-saving; *Power: 0.75 kW | 2.2 kW | 7.5 kW | 22 kW; Flow: 2..180/2 m³/h; Head: 8..120/2 m; Wetted material: cast iron | 316L | duplex | PP; Seal: mechanical, SiC | gland packing; Supply: 230 V / 1 ph | 400 V / 3 ph; Liquid temperature: up to 70 °C | up to 120 °C; Weight: 9..640/1 kg',
      subs: {
        'Centrifugal Pumps':
          '^ end-suction | multistage | self-priming | inline; Connection: DN 40/32 | DN 65/50 | DN 100/80',
        'Submersible Pumps':
          '= borehole pump | sewage pump | drainage pump; ^ stainless steel | vortex | cutter | oil-free; Free passage: 5 mm | 35 mm | 80 mm; Cable: 10 m | 20 m | 40 m; Protection class: IP68; -Seal',
        'Diaphragm Pumps':
          '^ air-operated | electric | ATEX | metallic; *Connection: ¼" | ½" | 1" | 2"; Flow: 10..600/10 l/min; Air pressure: 2-8 bar; Diaphragm: PTFE | TPE | NBR; Head: 40..84/2 m; -Seal; -Supply; Weight: 2..48/1 kg',
        'Gear Pumps':
          '^ heated | magnetic-drive | helical | high-viscosity; *&Size: ½" | 1" | 2" | 4"; &Flow: 0.9 m³/h | 3.5 m³/h | 14 m³/h | 58 m³/h; Pressure: 6 bar | 12 bar | 20 bar; Viscosity: up to 5,000 mPas | up to 50,000 mPas; -Head; &Weight: 9 kg | 24 kg | 68 kg | 240 kg; Wetted material: cast iron | bronze | 316L',
        'Vacuum Pumps':
          '= rotary vane vacuum pump | liquid ring vacuum pump | claw vacuum pump; ^ oil-free | oil-lubricated | dry-running; *Suction rate: 25 m³/h | 100 m³/h | 300 m³/h; Final pressure: 0.5 mbar | 33 mbar | 150 mbar; Noise: 62 dB(A) | 72 dB(A); -Flow; -Head; -Wetted material; -Seal; -Liquid temperature',
        'Dosing Pumps':
          '= solenoid dosing pump | motor dosing pump | peristaltic dosing pump; ^ digital | proportional | self-venting; *Flow: 1 l/h | 7 l/h | 30 l/h | 200 l/h; Pressure: 3 bar | 10 bar | 16 bar; Control: pulse, 4-20 mA | manual; Head material: PVDF | PP | PVC; -Head; -Seal; -Wetted material; Power: 20 W | 60 W | 0.18 kW; Weight: 2..16/1 kg',
      },
    },
    'Valves & Fittings': {
      near: 'Pumps | Rubber Products',
      trade: 'Valves | Valves & Fittings | Flow Control | Pipe Systems',
      buyers: 'pipeline contractors | water utilities | refineries | HVAC contractors | shipyards | piping wholesalers',
      processes:
        'pressure-test each valve, body and seat | forge and machine our own bodies | mount and set actuators in house | mark each part with its heat number',
      sentences: [
        'Pressure test report to EN 12266 with each lot.',
        'Face-to-face length follows the standard, so it fits between existing flanges.',
        'Actuator, positioner and limit switch are mounted and set here.',
      ],
      certificates: 'PED 2014/68/EU | API 6D | EN 10204 3.1 | WRAS approval',
      capacity: 'pieces 300..40000',
      packaging: 'Wooden case | Carton | Pallet',
      all: '^ forged | lined | full-bore | low-emission; *Size: DN 15 | DN 25 | DN 50 | DN 100 | DN 200; Pressure rating: PN 16 | PN 40 | class 150 | class 300; Body: carbon steel A105 | 316 stainless steel | ductile iron | brass; Connection: flanged | threaded | welded; Medium: water, oil, gas | steam | sea water; Certificate: EN 10204 3.1 | EN 10204 2.2; Operating temperature: -20 to +120 °C | -29 to +200 °C | up to 400 °C',
      subs: {
        'Ball Valves':
          '^ three-piece | full-bore | fire-safe | trunnion-mounted; Operation: lever | gear | pneumatic; Seat: PTFE | PEEK | metal',
        'Gate Valves':
          '^ resilient-seated | rising-stem | forged | knife; Operation: handwheel | gear | electric; Wedge: EPDM-coated | stellited',
        'Butterfly Valves':
          '^ wafer | lug-type | triple-offset | rubber-lined; *Size: DN 50 | DN 100 | DN 250 | DN 600; Operation: lever | gear | pneumatic; Disc: 316 stainless steel | aluminium bronze | nylon-coated iron',
        'Check Valves': '^ dual-plate | swing | spring-loaded | silent; Cracking pressure: 20 mbar | 50 mbar | 0.1 bar',
        'Pipe Flanges':
          '= weld-neck flange | blind flange | slip-on flange; ^Material: carbon steel | stainless steel | duplex; Facing: RF | FF | RTJ; Standard: EN 1092-1 | ASME B16.5; -Medium; -Body; -Connection; -Operating temperature; Weight: 0.8..60/0.2 kg',
        'Pipe Fittings':
          '= butt-weld elbow | tee | reducer | press fitting; ^Material: stainless steel | copper | galvanized | carbon steel; Standard: EN 10253 | ASME B16.9 | EN 10242; Wall: Sch 10 | Sch 40 | Sch 80; -Medium; -Body; Pack: 10 pcs | 50 pcs',
        'Safety Relief Valves':
          '^ full-lift | spring-loaded | pilot-operated | hygienic; *Set pressure: 3 bar | 6 bar | 10 bar | 25 bar; Discharge: 400..12000/200 kg/h; Seat: metal | FKM; Size: DN 20/32 | DN 50/80',
      },
    },
    'Fasteners & Hardware': {
      near: 'Tools | Metal Products',
      trade: 'Fasteners | Fixings | Bolts & Fixings | Hardware',
      buyers:
        'steel builders | machine builders | façade contractors | hardware stores | wind tower builders | furniture plants',
      processes:
        'cold-form from our own wire | heat-treat and test each lot | pack in small boxes with your label | refill bins at your lines every week',
      strengths: 'Kanban bins refilled every week',
      sentences: [
        'Head marking and lot number allow each piece to be traced.',
        'Also in small boxes with your label.',
        'Tensile test of each lot on request.',
        'Special lengths are cut and threaded within a week.',
      ],
      certificates: 'EN 14399 CE marking | EN 15048 | IATF 16949:2016',
      packaging: 'Carton on pallet | Small boxes | Bucket',
      all: '^Finish: zinc-plated | hot-dip galvanized | stainless steel | zinc-flake coated; *Size: M6 x 20 mm | M8 x 30 mm | M12 x 60 mm | M20 x 100 mm; Grade: 8.8 | 10.9 | A2-70 | A4-80; Packing: box of 100 | box of 500 | bucket of 1,000; Standard: ISO 4014 | DIN 933 | ISO 4762; Minimum order: 1..50/1 cartons; Certificate: EN 10204 3.1 | none',
      subs: {
        'Bolts & Nuts': '= hexagon bolts | hexagon nuts | stud bolts | flange bolts',
        Screws:
          '= self-drilling screws | chipboard screws | socket head screws | drywall screws; *Size: 3.5 x 35 mm | 4.8 x 19 mm | 5 x 60 mm | M6 x 16 mm; Drive: TX 20 | PZ 2 | hexagon 8 mm; Standard: DIN 7504 | DIN 7505 | ISO 4762; Grade: case-hardened steel | A2 stainless steel',
        Anchors:
          '= wedge anchors | sleeve anchors | drop-in anchors | chemical anchor set; *Size: M8 x 75 mm | M10 x 90 mm | M12 x 110 mm | M16 x 145 mm; Base: cracked concrete | concrete and masonry; Approval: ETA option 1 | ETA option 7; Load: 5..32/1 kN; Standard: ETAG 001 | EAD 330232; Grade: steel 5.8 | A4 stainless steel',
        Rivets:
          '= blind rivets | rivet nuts | solid rivets; ^Material: aluminium | stainless steel | copper | coloured; *Size: 3.2 x 8 mm | 4 x 10 mm | 4.8 x 16 mm | M6; Grip: 1-3 mm | 3-6 mm | 8-12 mm; Head: flat | countersunk | large flange; Standard: ISO 15977 | ISO 15983; -Grade',
        Washers:
          '= flat washers | spring washers | sealing washers; *Size: M6 | M8 | M12 | M20; Hardness: 140 HV | 200 HV | 300 HV; Standard: ISO 7089 | DIN 127 | ISO 7093; -Grade',
        'Threaded Rods':
          '= threaded rod | double-end stud; *Size: M8 x 1 m | M12 x 1 m | M16 x 2 m | M24 x 3 m; Grade: 4.8 | 8.8 | B7 | A4-70; Standard: DIN 976 | ASTM A193; Packing: bundle of 10 | bundle of 25',
      },
    },
    Tools: {
      near: 'Fasteners & Hardware | Industrial Safety',
      trade: 'Tools | Tooling | Industrial Tools | Tool Supply',
      buyers: 'tool rooms | building contractors | car workshops | shipyards | hardware stores | maintenance crews',
      processes:
        'forge and harden our own blanks | regrind and recoat customers’ tools | measure each cutting edge | repair within five working days',
      sentences: [
        'Spare parts and repair within five working days.',
        'Try it for two weeks; send it back if it does not convince.',
        'Packed for the shelf, with text in five languages.',
        'Cutting data for your material are worked out by phone.',
      ],
      certificates: 'GS mark | CE declaration of conformity | EN 12413',
      capacity: 'pieces 800..90000',
      packaging: 'Blister | Carton | Plastic case',
      all: '^ professional | heavy-duty | insulated | long-life; *Size: small | medium | large; Warranty: 12 months | 24 months | lifetime; Packing: blister | carton | plastic case; Minimum order: 5..300/5 pcs; Weight: 0.2..6/0.1 kg; Standard: DIN ISO | EN 60745 | EN 60900',
      subs: {
        'Power Tools':
          '= cordless drill | angle grinder | rotary hammer | circular saw; ^ brushless | variable-speed | heavy-duty; *Power: 18 V, 4 Ah | 18 V, 5 Ah | 900 W | 1,500 W; Speed: 450 rpm | 2,800 rpm | 9,000 rpm; Vibration: 2.5 m/s² | 5 m/s²; Standard: EN 60745 | EN 62841; Warranty: 12 months | 24 months',
        'Hand Tools':
          '= combination spanner set | torque wrench | pliers set | screwdriver set; ^ insulated | chrome-vanadium | ratcheting | spark-free; *Content: 8 pieces | 12 pieces | 26 pieces; Steel: Cr-V | S2 | Cr-Mo; Standard: DIN 3113 | EN 60900 | ISO 6789',
        'Cutting Tools':
          '= carbide end mill | twist drill | indexable insert | hole saw; ^ coated | solid-carbide | HSS-Co | through-cooled; *Size: Ø 4 mm | Ø 8 mm | Ø 12 mm | Ø 20 mm; Coating: TiAlN | TiN | none; Flutes: 2 | 3 | 4; Material group: P, M, K | N | H; Packing: tube of 1 | box of 10; Warranty: 24 months; Weight: 0.02..0.4/0.02 kg',
        'Measuring Tools':
          '= digital caliper | micrometer | laser level | dial gauge; ^ waterproof | calibrated | shock-proof; *Range: 0-25 mm | 0-150 mm | 0-300 mm | 30 m; Resolution: 0.001 mm | 0.01 mm | 1 mm; Certificate: factory | ISO/IEC 17025; Standard: DIN 862 | DIN 863; Weight: 0.1..1.4/0.1 kg',
        Abrasives:
          '= cutting discs | flap discs | sanding belts | grinding wheels; ^ ceramic | zirconia | stainless-rated | fast-cutting; *Size: 115 x 1 mm | 125 x 22 mm | 230 x 2 mm | 75 x 533 mm; Grit: 36 | 60 | 80 | 120; Packing: box of 10 | box of 25 | box of 100; Standard: EN 12413 | EN 13743; -Warranty',
        'Welding Consumables':
          '= welding electrodes | ~MIG welding wire | TIG rods | ~flux-cored wire; ^ basic | rutile | low-hydrogen | stainless; *Size: Ø 0.8 mm | Ø 1.2 mm | Ø 2.5 mm | Ø 3.2 mm; Classification: ER70S-6 | E7018 | ER316L; Packing: 5 kg box | 15 kg spool | 250 kg drum; Standard: EN ISO 14341 | AWS A5.1; -Warranty; -Weight',
        'Pneumatic Tools':
          '= air impact wrench | air die grinder | air nailer | chipping hammer; ^ composite | low-vibration | pistol-grip; *Drive: ½" | ¾" | 1" | ¼" collet; Air consumption: 120..700/20 l/min; Torque: 60..1800/20 Nm; Pressure: 6.2 bar; Standard: ISO 11148',
      },
    },
    'Industrial Safety': {
      near: 'Tools | Fasteners & Hardware',
      trade: 'Safety | Safety Equipment | Protection | Safety Products',
      buyers:
        'building contractors | oil and gas operators | food plants | warehouses | mining companies | facility managers',
      processes:
        'test samples of each lot in our own laboratory | print helmets and vests with your logo | train users on site | refill and certify extinguishers',
      sentences: [
        'The user leaflet comes in the language of the wearer.',
        'Printed with your logo from 50 pieces.',
        'Test certificate of the type is sent with the offer.',
        'Sizes can be exchanged within thirty days.',
      ],
      certificates: 'EU type examination 2016/425 | ANSI/ISEA report | SASO certificate',
      capacity: 'pieces 2000..200000',
      packaging: 'Carton | Bag of 12 | Pallet',
      all: '^ lightweight | high-visibility | antistatic | flame-retardant; *Colour: yellow | white | orange | blue; Size: one size | M | L | XL; Standard: EN 397 | EN ISO 20471; Packing: carton of 20 | carton of 40 | carton of 120; Minimum order: 20..1000/20 pcs; Shelf life: 3 years | 5 years',
      subs: {
        'Safety Helmets':
          '^ ventilated | electrician’s | short-brim | four-point; Material: ABS | HDPE | polycarbonate; Suspension: 4-point, ratchet | 6-point, ratchet; Weight: 320..420/10 g; Standard: EN 397 | ANSI Z89.1; Size: 52-63 cm',
        'Safety Footwear':
          '= safety shoes | safety boots | safety sandals | rubber safety boots; ^ metal-free | antistatic | waterproof | heat-resistant; +Class: S1P | S2 | S3 | S5; Size: 36-47 | 39-48; Toe cap: steel | composite | aluminium; Sole: PU/PU | PU/TPU | nitrile rubber; Standard: EN ISO 20345; Packing: pair in carton; -Colour',
        'Protective Gloves':
          '= protective gloves; ^Material: nitrile | leather | latex-coated | PU-coated | aramid; +Cut level: A | B | C | D | F; +Size: 7 | 8 | 9 | 10 | 11; Length: 24 cm | 27 cm | 35 cm; Standard: EN 388 | EN 388, EN 407 | EN ISO 374; Packing: bag of 12 pairs | carton of 120 pairs; -Colour',
        Respirators:
          '=& half mask | full-face mask | disposable respirators | breathing apparatus; ^& reusable / silicone | reusable / panoramic | valved / foldable | positive-pressure / compact; +&Filter class: A2P3 / P3 | ABEK1 / A2P3 | FFP2 / FFP3 | none, compressed air; Size: one size | S/M | M/L; &Standard: EN 140 | EN 136 | EN 149 | EN 137; &Weight: 130 g | 520 g | 12 g | 9.8 kg; -Colour',
        'Fall Protection':
          '=& full-body harness | shock-absorbing lanyard | retractable lifeline | rope grab; ^& two-point / elasticated / arc-flash | single-leg / dual-leg | steel-cable / webbing | removable / stainless; *&Model: M-L / XL-XXL | 1.5 m / 2 m | 6 m / 15 m | for Ø 12 mm rope / for Ø 8 mm cable; User weight: up to 100 kg | up to 140 kg; &Standard: EN 361 | EN 355 | EN 360 | EN 353-2; Service life: 10 years; -Colour; -Shelf life; -Size',
        'Fire Extinguishers':
          '= dry powder extinguisher | CO2 extinguisher | foam extinguisher | water mist extinguisher; ^ wall-mounted | wheeled | vehicle | stored-pressure; *Content: 1 kg | 2 kg | 6 kg | 9 kg | 50 kg; Rating: 13A 89B | 27A 183B | 55B; Standard: EN 3-7 | UL 299; Discharge time: 9..26/1 s; Service: yearly, refill after 5 years; -Colour; -Size; -Shelf life; Packing: carton of 1 | pallet of 60',
        'Safety Signs':
          '= exit sign | warning sign | floor marking | lockout tag; ^ photoluminescent | self-adhesive | aluminium | bilingual; *Size: 15 x 15 cm | 20 x 30 cm | 30 x 60 cm; Material: PVC film | rigid PVC 1 mm | aluminium 0.5 mm; Standard: EN ISO 7010 | ASTM Z535; Packing: 1 pc | 10 pcs | 100 pcs; -Colour',
      },
    },
    'Packaging Materials': {
      near: 'Plastics & Polymers | Industrial Chemicals',
      trade: 'Packaging | Pack Materials | Packaging Industries | Print & Pack',
      buyers:
        'food packers | logistics centres | beverage fillers | cosmetics brands | online sellers | exporters of machines',
      processes:
        'print in up to eight colours | die-cut and glue on one line | make samples on the plotter within two days | test crush strength and drop height',
      sentences: [
        'A blank sample is made free of charge within two days.',
        'Printed in up to eight colours, from 5,000 pieces.',
        'Called off from our warehouse as you need it.',
        'Recycled content is certified.',
      ],
      certificates: 'FSC chain of custody | BRCGS Packaging | ISPM 15 licence',
      capacity: 'tons 30..4000',
      packaging: 'Pallet with stretch film | Carton | Bundle',
      all: '^ printed | recyclable | food-safe | heavy-duty; *Size: 20 x 15 x 10 cm | 40 x 30 x 30 cm | 60 x 40 x 40 cm; Minimum order: 500..50000/500 pcs; Print: none | 1 colour | 4 colours | 8 colours; Food contact: yes | no; Recycled content: 0 % | 30 % | 70 %; Packing: pallet of 400 | pallet of 1,200',
      subs: {
        'Corrugated Boxes':
          '^ double-wall | die-cut | printed | e-commerce; Board: B flute | BC flute | E flute; Edge crush: 4..11/0.5 kN/m; Load: 10 kg | 25 kg | 40 kg',
        'Stretch Film':
          '= ~stretch film | ~machine stretch film | ~silage film; ^ pre-stretched | black | UV-stabilized | high-tack; *Width: 450 mm | 500 mm | 750 mm; Thickness: 12 µm | 17 µm | 23 µm; Stretch: 150 % | 250 % | 300 %; Roll: 1.5 kg | 3 kg | 16 kg; Minimum order: 1..24/1 pallets',
        'Flexible Pouches':
          '= stand-up pouch | coffee bag | vacuum pouch | spout pouch; ^ resealable | kraft | high-barrier | compostable; *Content: 100 g | 250 g | 1 kg | 5 kg; Structure: PET/AL/PE | PET/PE | kraft/PLA; Valve: yes | no',
        'Glass Bottles':
          '^ flint | amber | screw-neck | lightweight; *Content: 100 ml | 250 ml | 500 ml | 750 ml | 1 l; Neck: 28 mm | 38 mm twist-off | cork; Weight: 90..620/10 g; Colour: flint | amber | green; Print: none | screen print; Packing: pallet of 1,600 | pallet of 4,200',
        'Metal Cans':
          '= food can | paint can | aerosol can | olive oil tin; ^ lacquered | easy-open | lithographed | conical; *Content: 400 ml | 800 ml | 1 l | 5 l | 17 l; Tinplate: 0.18 mm | 0.22 mm | 0.30 mm; Lining: epoxy-free | gold lacquer; Closure: easy-open | lever lid | screw cap',
        'Wooden Pallets':
          '= wooden pallet | plywood crate | pallet collar; ^ heat-treated | four-way | reconditioned | export; *Size: 800 x 1,200 mm | 1,000 x 1,200 mm | 1,140 x 1,140 mm; Load: 800 kg | 1,500 kg | 2,500 kg; Wood: pine | spruce | plywood; Treatment: ISPM 15; Moisture: below 22 %; -Print; -Food contact; -Recycled content; Packing: stack of 16; Minimum order: 50..600/50 pcs',
        'Labels & Tapes':
          '= self-adhesive labels | shrink sleeves | packing tape | thermal labels; ^ printed | removable | waterproof | tamper-evident; *Size: 50 mm x 66 m | 100 x 150 mm | 58 x 40 mm; Adhesive: acrylic | hot-melt | solvent; Roll: 500 labels | 1,000 labels | 66 m; Minimum order: 50..5000/50 rolls',
      },
    },
  },
};
