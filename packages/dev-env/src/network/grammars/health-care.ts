import type { Grammar } from './grammar.ts';

export const healthCare: Grammar = {
  industryID: '0013',
  roots:
    'Medivara | Salvora | Curatech | Shifaa | Pulsora | Hygeon | Steripath | Carewell Gulf | Novacura | Vitamere | Asklera | Tabibi',
  strengths:
    'registration files for the Gulf and the EU | lot recall within four hours | tenders answered with complete papers | stock for six months of demand | instructions in five languages | a pharmacist or engineer on the phone',
  certificates: 'ISO 13485:2016 | ISO 9001:2015 | SFDA registration',
  capacity: 'devices 20..900',
  packaging: 'Carton | Pallet | Foam-lined carton | Wooden crate',
  categories: {
    'Medical Devices': {
      near: 'Medical Consumables | Hospital Furniture | Laboratory Equipment',
      trade: 'Medical | Medical Systems | Healthcare | Biomedical | Medical Technology',
      buyers:
        'hospitals | health ministries | day-surgery centres | ambulance services | radiology centres | veterinary clinics',
      processes:
        'calibrate each device before release | train biomedical engineers on site | run every unit for 48 hours | keep loan devices for repairs',
      sentences: [
        'Training for users and technicians is included.',
        'A loan device comes within two days in case of repair.',
        'HL7 and DICOM connections are part of the delivery where they apply.',
        'The calibration record travels with each device.',
      ],
      certificates: 'CE MDR 2017/745 | IEC 60601-1 report | FDA 510(k)',
      coded: true,
      all: '^ portable | touch-screen | battery-powered | wall-mounted; *Display: 7" | 10" | 12" | 15"; Power: 100-240 V, 50/60 Hz; Battery: 2 h | 4 h | 6 h; Class: IIa | IIb; Interface: LAN and USB | Wi-Fi and LAN | HL7; Weight: 2..14/0.5 kg; Languages: 12 | 18 | 24; Warranty: 24 months | 36 months',
      subs: {
        'Patient Monitors':
          '= patient monitor | vital signs monitor | central monitoring station; ^ multi-parameter | modular | transport | neonatal; *Display: 8" | 12" | 15" | 19"; Parameters: ECG, SpO₂, NIBP | ECG, SpO₂, NIBP, temperature, CO₂ | seven and two invasive pressures; Alarm: three levels; Memory: 72 h | 120 h | 240 h',
        'Ultrasound Scanners':
          '^ portable | colour Doppler | trolley-based | handheld | veterinary; *Display: 12" | 15" | 21.5"; Probes: 1 | 2 | 4; Probe: convex, 3.5 MHz | linear, 7.5 MHz | phased array, 2.5 MHz; Depth: 240 mm | 300 mm | 360 mm; Image store: DICOM, 500 GB | DICOM, 1 TB; Weight: 1.5..68/0.5 kg',
        'X-Ray Systems':
          '= digital X-ray system | mobile X-ray unit | dental panoramic X-ray | C-arm; ^ floor-mounted | ceiling-mounted | battery-powered | flat-panel; *Generator: 5 kW | 32 kW | 50 kW | 80 kW; Tube voltage: 40-125 kV | 40-150 kV; Detector: 14 x 17" | 17 x 17" | 10 x 12"; Pixel: 100 µm | 140 µm; Weight: 120..620/10 kg; Power: 230 V, single-phase | 400 V, three-phase; Class: IIb; -Battery; -Display',
        'ECG Machines':
          '= ECG machine | stress test system | ECG holter; *Channels: 3 | 6 | 12; Leads: 12; Printer: thermal, 80 mm | thermal, 210 mm | none; Sampling: 1,000 /s | 16,000 /s; Filter: 25 Hz | 35 Hz | 150 Hz; Weight: 0.5..6/0.5 kg; Class: IIa',
        'Infusion Pumps':
          '= infusion pump | syringe pump | enteral feeding pump; ^ stackable | smart | MRI-conditional | ambulatory; *Flow: 0.1-1,200 ml/h | 0.1-1,500 ml/h | 1-400 ml/h; Accuracy: ±2 % | ±5 %; Drug library: 200 entries | 2,000 entries; Occlusion alarm: 3 levels | 9 levels; Weight: 1.2..2.8/0.1 kg; Class: IIb; -Display',
        Ventilators:
          '= intensive care ventilator | transport ventilator | CPAP device | anaesthesia machine; ^ turbine-driven | neonatal | non-invasive | touch-screen; *Tidal volume: 2-2,500 ml | 20-2,000 ml | 50-2,500 ml; Modes: 8 | 14 | 18; Oxygen: 21-100 %; PEEP: 0-35 cmH₂O | 0-50 cmH₂O; Noise: 38 dB(A) | 45 dB(A); Weight: 2..42/1 kg; Class: IIb',
        Defibrillators:
          '= AED | defibrillator monitor; ^ semi-automatic | fully automatic | biphasic | rescue-service; *Energy: 150 J | 200 J | 360 J; Charging time: 5 s | 7 s | 10 s; Protection: IP55 | IP44; Standby: 4 years | 5 years; Electrodes: adult | adult and child; Weight: 1.5..7/0.5 kg; Class: IIb | III; -Display; @ airports and malls | ambulance services | hospitals | schools | sports clubs | offshore platforms',
      },
    },
    'Medical Consumables': {
      near: 'Medical Devices | Pharmaceuticals | Dental Supplies',
      trade: 'Medical Supplies | Medical Disposables | Hospital Supplies | Surgical | Hygiene',
      buyers:
        'hospitals | pharmacy wholesalers | clinics | health ministries | home-care providers | relief organizations',
      processes:
        'assemble in a clean room of ISO class 7 | sterilize and validate in our own plant | keep retained samples of every lot | print lot and expiry on the smallest pack',
      sentences: [
        'Lot and expiry date stand on the smallest pack.',
        'Free of latex, DEHP and PVC where the article allows.',
        'The sterilization record comes with each lot.',
        'Samples for clinical trial use are free.',
      ],
      certificates: 'CE MDR 2017/745 | EN ISO 11135 validation',
      capacity: 'thousand pieces 200..90000',
      packaging: 'Carton | Sterile pouch in carton | Pallet | Dispenser box in carton',
      all: '^ sterile | single-use | latex-free | soft; *Pack: box of 50 | box of 100 | carton of 500; Sterilization: ethylene oxide | gamma | non-sterile; Shelf life: 3 years | 5 years; Class: I | Is | IIa; Storage: dry, below 30 °C; Minimum order: 2000..60000/1000 pcs; Labels: Arabic, English, French | English and Spanish',
      subs: {
        Syringes:
          '= syringe | insulin syringe | enteral syringe | prefilled saline syringe; ^ three-part | auto-disable | luer-lock | safety; *Volume: 1 ml | 2 ml | 5 ml | 10 ml | 20 ml; Needle: 21 G x 1½" | 23 G x 1" | 29 G x ½" | without; Cone: luer-lock | luer-slip; Sterilization: ethylene oxide; Material: polypropylene',
        'Surgical Gloves':
          '= surgical gloves | examination gloves; ^ powder-free | nitrile | latex | textured; +Size: S | M | L | 6½ | 7 | 7½; AQL: 0.65 | 1.0 | 1.5; Thickness: 0.10 mm | 0.15 mm | 0.20 mm; Length: 240 mm | 290 mm; Pack: 50 pairs | box of 100; Standard: EN 455; Sterilization: gamma | non-sterile',
        'Surgical Masks':
          '= surgical mask | FFP2 respirator | face shield; ^ three-layer | fluid-resistant | ear-loop | tie-on; *Type: IIR | II | FFP2; Filtration: 98 % | 99 %; Breathing resistance: below 40 Pa/cm² | below 60 Pa/cm²; Splash resistance: 120 mmHg | 160 mmHg; Colour: blue | white | green; Pack: box of 50 | box of 20; Standard: EN 14683 | EN 149; Sterilization: non-sterile',
        'Wound Dressings':
          '= hydrocolloid dressing | foam dressing | gauze swab | alginate dressing | adhesive plaster; ^ sterile | silver-coated | absorbent | non-adherent; *Size: 5 x 5 cm | 10 x 10 cm | 10 x 20 cm; Absorption: light | medium | heavy; Wear time: 1 day | 3 days | 7 days; Pack: box of 10 | box of 25 | box of 100; Class: Is | IIb',
        Catheters:
          '= Foley catheter | IV cannula | suction catheter | nasogastric tube; ^ silicone | hydrophilic | two-way | radiopaque; *Size: CH 10 | CH 14 | CH 16 | 18 G | 22 G; Length: 32 mm | 40 cm | 120 cm; Balloon: 5 ml | 10 ml | none; Material: silicone | PUR | PVC without DEHP; Pack: single pouch, box of 50 | single pouch, box of 10; Sterilization: ethylene oxide; Class: IIa',
        'Medical Tapes':
          '= surgical tape | kinesiology tape | elastic bandage | fixation dressing roll; ^ hypoallergenic | perforated | breathable | waterproof; *Size: 1.25 cm x 9 m | 2.5 cm x 9 m | 5 cm x 9 m | 10 cm x 10 m; Carrier: nonwoven | silk | transparent film | cotton; Adhesive: acrylic | silicone | zinc oxide; Pack: 12 rolls | 24 rolls; Sterilization: non-sterile; Class: I',
        'Blood Collection Tubes':
          '= blood collection tube | lancet | blood bag | capillary tube; ^ vacuum | gel | plastic | safety; *Volume: 2 ml | 4 ml | 6 ml | 9 ml; Additive: K2 EDTA | clot activator and gel | sodium citrate 3.2 % | lithium heparin; Cap: lavender | yellow | light blue | green; Size: 13 x 75 mm | 13 x 100 mm; Pack: rack of 100; Shelf life: 18 months | 24 months; @ hospital laboratories | diagnostic chains | blood banks | health ministries | veterinary laboratories',
      },
    },
    Pharmaceuticals: {
      near: 'Nutrition & Supplements | Medical Consumables',
      trade: 'Pharma | Pharmaceuticals | Generics | Laboratories | Life Sciences',
      buyers:
        'pharmacy wholesalers | hospital groups | health ministries | pharmacy chains | relief organizations | contract packers',
      processes:
        'hold GMP licences for each line | keep stability data for three climates | qualify every source of active ingredient | release each batch by a qualified person',
      sentences: [
        'Dossiers in CTD format are ready for registration.',
        'Stability data cover climate zone IVa.',
        'Each batch comes with a certificate of analysis.',
        'Serialized to the rules of the country of arrival.',
      ],
      certificates: 'WHO GMP | EU GMP | GDP certificate',
      capacity: 'million tablets 2..900',
      packaging: 'Carton | Pallet with data logger | Insulated shipper',
      all: '^ film-coated | oral | injectable | generic; *Pack: 10 tablets | 20 tablets | 28 tablets | 30 capsules; Shelf life: 24 months | 36 months; Storage: below 25 °C | below 30 °C; Dossier: CTD | eCTD; Supply: prescription only; Minimum order: 5000..60000/1000 packs; Blister: PVC/aluminium | aluminium/aluminium',
      subs: {
        Antibiotics:
          '= amoxicillin tablets | azithromycin tablets | ciprofloxacin tablets | ceftriaxone vials | doxycycline capsules; *Strength: 250 mg | 500 mg | 1 g; Pharmacopoeia: BP | USP | Ph. Eur.; Pack: 6 units | 10 units | 16 units; ^ generic | hospital-pack | export-labelled',
        'Pain Relievers':
          '= paracetamol tablets | ibuprofen tablets | diclofenac gel | paracetamol syrup | naproxen tablets; ^ coated | fast-acting | over-the-counter | sugar-free; *Strength: 200 mg | 400 mg | 500 mg; Supply: over the counter | pharmacy only; Pack: 10 units | 20 units | 100 ml | 50 g; Pharmacopoeia: BP | USP',
        Vaccines:
          '= influenza vaccine | hepatitis B vaccine | tetanus vaccine | rabies vaccine | measles vaccine; ^ prefilled | single-dose | freeze-dried | multi-dose; *Presentation: 1 dose | 5 doses | 10 doses; Storage: 2 to 8 °C, do not freeze; Shelf life: 12 months | 24 months | 36 months; Cold chain: data logger in each box; Container: glass vial | prefilled syringe; Minimum order: 1000..50000/1000 doses; -Blister; @ health ministries | vaccination centres | hospital groups | travel clinics | relief organizations',
        'Cardiovascular Medicines':
          '= amlodipine tablets | atorvastatin tablets | bisoprolol tablets | losartan tablets | clopidogrel tablets; ^ film-coated | generic | calendar-packed; *Strength: 5 mg | 10 mg | 20 mg | 50 mg | 75 mg; Pack: 28 tablets | 30 tablets | 90 tablets; Pharmacopoeia: BP | USP | Ph. Eur.',
        'Diabetes Medicines':
          '= metformin tablets | gliclazide tablets | insulin glargine pens | sitagliptin tablets; ^ generic | prolonged-release | export-labelled; *Strength: 30 mg | 100 mg | 500 mg | 850 mg | 100 units/ml; Pack: 30 units | 60 units | 5 pens; Storage: below 30 °C | 2 to 8 °C',
        'Generic Medicines':
          '= omeprazole capsules | cetirizine tablets | salbutamol inhaler | loratadine syrup | ondansetron ampoules; ^ bioequivalent | private-label | hospital-pack; *Strength: 4 mg | 10 mg | 20 mg | 100 µg per dose; Pack: 10 units | 28 units | 200 doses | 120 ml; Bioequivalence study: on file',
        'Active Ingredients':
          '= ~paracetamol powder | ~ibuprofen | ~metformin hydrochloride | ~azithromycin dihydrate | ~ascorbic acid; ^ micronized | compacted | granulated; *Grade: BP | USP | Ph. Eur.; Assay: 98.5-101 % | 99-101 %; Moisture: below 0.5 % | below 1 %; Particle size: D90 below 50 µm | D90 below 250 µm; Document: DMF | CEP; Packing: 25 kg drum | 50 kg drum; Minimum order: 25..1000/25 kg; Shelf life: 36 months | 60 months; !; @ tablet makers | contract manufacturers | trading houses | research laboratories',
      },
    },
    'Nutrition & Supplements': {
      near: 'Pharmaceuticals | Eye Care',
      trade: 'Nutrition | Supplements | Wellness | Health Foods | Nutraceuticals',
      buyers: 'pharmacies | sports shops | online brands | supermarket chains | gyms | health-food stores',
      processes:
        'blend and press in our own GMP plant | test every batch for heavy metals | develop formulas with your brand | fill under nitrogen',
      sentences: [
        'Each batch is tested for heavy metals and microbes.',
        'Labels follow the rules of your market.',
        'Flavours can be tasted before the order.',
        'Private label from 1,000 packs.',
      ],
      certificates: 'HACCP | Halal certificate | NSF GMP | Informed Sport',
      capacity: 'packs 5000..400000',
      packaging: 'Carton | Display box | Pallet',
      all: '^ sugar-free | vegan | high-strength | gluten-free; *Pack: 30 capsules | 60 capsules | 90 tablets | 120 softgels; Serving: 1 a day | 2 a day; Shelf life: 24 months | 36 months; Allergens: none | contains milk | contains soya; Suitable for: vegetarians | vegans | all; Halal: certified; Minimum order: 500..10000/500 packs',
      subs: {
        Vitamins:
          '= vitamin D3 softgels | vitamin C tablets | multivitamin tablets | vitamin B12 drops | children’s vitamin gummies; ^ high-strength | sugar-free | effervescent | chewable; *Strength: 1,000 IU | 4,000 IU | 500 mg | 1,000 mg; Pack: 20 | 60 | 90 | 30 ml',
        'Protein Supplements':
          '= ~whey protein | ~casein protein | ~pea protein | protein bars; ^ isolate | sugar-free | vegan | instant; *Flavour: vanilla | chocolate | strawberry | unflavoured; Protein: 21 g per serving | 24 g per serving | 27 g per serving; Pack: 500 g pouch | 1 kg pouch | 2.27 kg tub; Serving: 30 g | 33 g',
        'Herbal Supplements':
          '= black seed oil capsules | ashwagandha capsules | ginger tablets | turmeric capsules | ~moringa powder; ^ organic | standardized | cold-pressed; *Strength: 300 mg | 500 mg | 1,000 mg; Extract: 5:1 | 10:1 | pure herb; Origin: India | Egypt | Saudi Arabia; Pack: 60 capsules | 120 capsules | 250 g pouch',
        'Omega-3 Products':
          '= fish oil softgels | algae oil softgels | ~cod liver oil | krill oil capsules; ^ lemon-flavoured | high-strength | odourless | triglyceride-form; *EPA and DHA: 300 mg | 600 mg | 900 mg; Source: anchovy | algae | cod; Oxidation: TOTOX below 10 | TOTOX below 20; Pack: 60 softgels | 120 softgels | 250 ml',
        'Sports Nutrition':
          '= ~creatine monohydrate | ~pre-workout powder | energy gels | ~isotonic drink powder | ~BCAA powder; ^ caffeine-free | tested | instant | sugar-free; *Flavour: lemon | berry | cola | neutral; Pack: 300 g tub | 500 g tub | 24 x 40 g | 1 kg pouch; Serving: 5 g | 12 g | 40 g; Doping test: Informed Sport | each batch',
        Probiotics:
          '= probiotic capsules | probiotic sachets | probiotic drops for infants; ^ shelf-stable | multi-strain | delayed-release; *Count: 5 billion CFU | 10 billion CFU | 50 billion CFU; Strains: 1 | 6 | 12; Storage: below 25 °C | 2 to 8 °C; Pack: 10 | 30 | 60',
      },
    },
    'Hospital Furniture': {
      near: 'Medical Devices | Rehabilitation & Mobility',
      trade: 'Hospital Furniture | Medical Furniture | Hospital Equipment | Care Systems | Medical',
      buyers:
        'hospitals | health ministries | nursing homes | hospital planners | day-surgery centres | field hospital operators',
      processes:
        'weld and powder-coat our own frames | load-test each bed with four times its rating | test motors for 10,000 lifts | equip a sample room before the series',
      sentences: [
        'Surfaces stand the usual hospital disinfectants.',
        'Castors, motors and hand sets are in stock for ten years.',
        'Assembled and handed over ward by ward.',
        'A sample piece stays on your ward for two weeks.',
      ],
      certificates: 'CE MDR 2017/745 | IEC 60601-2-52 report',
      capacity: 'pieces 40..3000',
      coded: true,
      all: '^ stainless steel | mobile | height-adjustable | powder-coated; *Load: 150 kg | 200 kg | 250 kg; Frame: powder-coated steel | stainless steel 304; Castors: Ø 100 mm, two braked | Ø 125 mm, four braked; Weight: 22..98/2 kg; Class: I; Colour: white | light blue | beige; Warranty: 24 months | 36 months | 5 years; Minimum order: 1..40/1 pcs',
      subs: {
        'Hospital Beds':
          '= hospital bed | intensive care bed | paediatric cot | delivery bed; ^ electric | three-function | five-function | manual | low-height; *Load: 185 kg | 220 kg | 250 kg; Mattress: 200 x 86 cm | 200 x 90 cm | 203 x 88 cm; Height: 38-80 cm | 45-75 cm; Motors: 3 | 4; Side rails: split, four parts | folding, aluminium; Battery: 24 V backup | none; Castors: Ø 125 mm, central lock | Ø 150 mm, central lock; Weight: 86..168/2 kg',
        'Examination Tables':
          '= examination couch | gynaecological chair | treatment table; ^ electric | hydraulic | two-section | folding; *Width: 60 cm | 65 cm | 70 cm; Length: 185 cm | 195 cm; Height: 48-92 cm | 70 cm; Upholstery: PU leather, 6 cm foam | seamless vinyl; Paper roll holder: yes; Weight: 28..96/2 kg',
        'Operating Tables':
          '^ electro-hydraulic | carbon-top | mobile | orthopaedic; *Load: 200 kg | 250 kg | 360 kg; Height: 60-102 cm | 70-110 cm; Trendelenburg: ±25° | ±30°; Lateral tilt: ±20° | ±22°; Top: X-ray translucent, 5 sections | carbon fibre; Sliding: 300 mm | 350 mm; Battery: 50 operations | 80 operations; Weight: 210..340/10 kg; -Colour; Minimum order: 1 pc',
        'Medical Trolleys':
          '= emergency trolley | medicine trolley | instrument trolley | anaesthesia trolley; ^ lockable | stainless steel | five-drawer | ABS; *Size: 62 x 48 x 98 cm | 75 x 52 x 102 cm | 85 x 48 x 92 cm; Drawers: 3 | 5 | 6; Lock: key | code | central; Load: 60 kg | 80 kg; Extras: IV pole and board | waste bin | none; Weight: 18..52/2 kg',
        'Patient Stretchers':
          '= patient stretcher | ambulance stretcher | transfer trolley | scoop stretcher; ^ folding | hydraulic | self-loading | X-ray-translucent; *Load: 159 kg | 228 kg | 300 kg; Size: 190 x 56 cm | 200 x 65 cm | 210 x 76 cm; Height: 30-95 cm | 55-90 cm; Backrest: 0-75° | 0-85°; Mattress: 8 cm | 5 cm; Oxygen holder: yes; Weight: 9..92/1 kg; @ ambulance services | hospitals | airports | industrial clinics | fire brigades',
        'Medical Cabinets':
          '= medicine cabinet | instrument cabinet | bedside cabinet | endoscope cabinet; ^ lockable | glass-fronted | stainless steel | wall-mounted; *Size: 48 x 48 x 82 cm | 60 x 40 x 180 cm | 90 x 40 x 175 cm; Shelves: 2 | 4 | 5; Lock: key | digital; Load per shelf: 20 kg | 30 kg; Sheet: 0.8 mm | 1 mm; Weight: 16..84/2 kg; -Castors',
      },
    },
    'Dental Supplies': {
      near: 'Medical Consumables | Medical Devices',
      trade: 'Dental | Dental Supplies | Dental Systems | Dental Technology | Orthodontics',
      buyers:
        'dental practices | dental laboratories | university clinics | dental depots | hospital groups | mobile clinics',
      processes:
        'mill titanium on Swiss lathes | grind and harden instruments by hand | train dentists in our own course room | keep each implant traceable for thirty years',
      sentences: [
        'Compatible with the common systems; the list is on file.',
        'A trial kit is free for practices.',
        'Courses for dentists and assistants take place every month.',
        'Autoclavable at 134 °C where it is used in the mouth more than once.',
      ],
      certificates: 'CE MDR 2017/745 | FDA 510(k)',
      capacity: 'pieces 400..60000',
      packaging: 'Carton | Blister in carton | Sterile pouch in carton | Wooden crate',
      all: '^ autoclavable | ergonomic | precision | sterile; *Pack: single | kit of 10 | box of 20; Material: stainless steel | titanium | NiTi; Class: I | IIa | IIb; Shelf life: 3 years | 5 years | not limited; Minimum order: 1..100/1 packs; Compatibility: common systems',
      subs: {
        'Dental Chairs':
          '= dental unit | dental chair | mobile dental unit; ^ electric | ceiling-tray | leather | left-handed; *Instruments: 4 | 5 | 6; Load: 150 kg | 180 kg; Light: LED, 15,000 lx | LED, 35,000 lx; Power: 230 V, 50 Hz | 110 V, 60 Hz; Water: built-in bottle | mains; Programs: 3 | 9; Weight: 140..260/10 kg; Warranty: 24 months | 36 months; !; Minimum order: 1 pc',
        'Dental Implants':
          '= dental implant | implant abutment | mini implant; ^ conical | tissue-level | hydrophilic | self-tapping; *Diameter: 3.3 mm | 4.1 mm | 4.8 mm; Length: 8 mm | 10 mm | 11.5 mm | 13 mm; Material: titanium grade 4 | titanium grade 5 | zirconia; Surface: SLA | anodized; Connection: internal hex | conical, 11°; Sterilization: gamma; Class: IIb; Shelf life: 5 years; -Compatibility',
        'Dental Instruments':
          '= extraction forceps | scaler | dental mirror set | turbine handpiece | dental probe; ^ autoclavable | ergonomic | hollow-handled | hand-ground; *Pattern: no. 17 | no. 18 | no. 150 | universal; Length: 14 cm | 16.5 cm | 18 cm; Finish: satin | mirror; Sterilization: 134 °C, 1,000 cycles | 134 °C, 250 cycles; Class: I | IIa; -Shelf life',
        'Orthodontic Products':
          '= orthodontic bracket set | archwire | clear aligner | orthodontic elastics; ^ self-ligating | ceramic | heat-activated | low-profile; *Slot: .018" | .022"; Prescription: Roth | MBT; Material: NiTi | stainless steel | ceramic; Pack: 20 pcs | 10 archwires | 100 pcs; Class: IIa',
        'Dental Materials':
          '= composite resin | glass ionomer cement | impression silicone | zirconia disc | bonding agent; ^ light-curing | nano-filled | fast-setting | translucent; *Shade: A1 | A2 | A3 | B1; Pack: 4 g syringe | 2 x 50 ml | Ø 98 x 14 mm | 5 ml bottle; Setting time: 20 s light | 2 min | 4 min; Strength: 120 MPa | 180 MPa | 1,100 MPa; Shelf life: 2 years | 3 years; Storage: 4 to 25 °C; Class: IIa; -Material',
      },
    },
    'Laboratory Equipment': {
      near: 'Medical Devices | Medical Consumables',
      trade: 'Diagnostics | Laboratory | Scientific | Lab Systems | Instruments',
      buyers:
        'hospital laboratories | universities | food laboratories | research institutes | diagnostic chains | quality laboratories',
      processes:
        'calibrate against traceable standards | install and qualify on site | validate each lot of reagents | repair in our own workshop',
      sentences: [
        'Installation and qualification papers are part of the price.',
        'Calibrated against traceable standards.',
        'Reagents and wear parts are kept in stock for a year.',
        'A demonstration with your samples can be booked.',
      ],
      certificates: 'CE IVDR 2017/746 | IEC 61010-1 report | ISO 17025 calibration',
      capacity: 'devices 30..2400',
      coded: true,
      all: '^ digital | bench-top | automatic | compact; *Display: 4.3" | 7" | 10"; Power: 230 V, 50 Hz | 100-240 V; Interface: USB | LAN and LIS | RS-232; Weight: 4..68/1 kg; Dimensions: 32 x 40 x 38 cm | 48 x 52 x 46 cm | 62 x 70 x 60 cm; Warranty: 24 months | 36 months; Minimum order: 1 pc',
      subs: {
        Microscopes:
          '= biological microscope | stereo microscope | inverted microscope | digital microscope; ^ binocular | trinocular | fluorescence | LED; *Magnification: 40-1,000x | 40-1,600x | 7-45x; Objectives: achromat, 4 | plan achromat, 4 | plan apochromat, 5; Stage: 142 x 132 mm, mechanical | fixed; Light: LED, 3 W | halogen, 30 W; Camera: 5 MP | 12 MP | none; Weight: 4..16/0.5 kg; -Interface; -Dimensions',
        Centrifuges:
          '= laboratory centrifuge | microcentrifuge | blood bank centrifuge | haematocrit centrifuge; ^ refrigerated | bench-top | low-noise | floor-standing; *Speed: 4,000 rpm | 6,000 rpm | 15,000 rpm; Capacity: 8 x 15 ml | 24 x 2 ml | 4 x 250 ml; Force: 2,300 x g | 4,200 x g | 21,300 x g; Temperature: -20 to 40 °C | ambient; Noise: 52 dB(A) | 58 dB(A)',
        'Laboratory Analyzers':
          '= chemistry analyzer | haematology analyzer | immunoassay analyzer | blood gas analyzer | urine analyzer; ^ fully automatic | semi-automatic | five-part | random-access; *Throughput: 60 tests/h | 200 tests/h | 400 tests/h | 800 tests/h; Sample: 3 µl | 15 µl | 65 µl; Reagent positions: 24 | 48 | 80; Memory: 10,000 results | 100,000 results; Weight: 12..180/2 kg',
        'Diagnostic Test Kits':
          '= rapid test | ELISA kit | PCR kit | pregnancy test | blood glucose strips; ^ one-step | quantitative | freeze-dried | self-test; *Pack: 20 tests | 25 tests | 50 tests | 96 wells; Sensitivity: 95.2 % | 97.4 % | 99.1 %; Specificity: 98.6 % | 99.5 %; Result in: 10 min | 15 min | 90 min; Sample: whole blood | serum | swab | urine; Storage: 2 to 30 °C | 2 to 8 °C | -20 °C; Shelf life: 12 months | 24 months; Minimum order: 20..1000/20 packs; !',
        'Laboratory Glassware':
          '= beaker | volumetric flask | burette | test tube | Erlenmeyer flask; ^ borosilicate | graduated | class A | amber; *Volume: 25 ml | 100 ml | 250 ml | 1,000 ml; Glass: borosilicate 3.3 | soda-lime; Tolerance: ±0.05 ml | ±0.15 ml | ±0.4 ml; Graduation: white enamel | brown diffusion; Standard: ISO 3819 | ISO 1042 | ISO 385; Pack: 2 pcs | 10 pcs | 50 pcs; Minimum order: 2..60/2 packs; !',
        Incubators:
          '= bacteriological incubator | CO₂ incubator | shaking incubator | cooled incubator; ^ natural-convection | forced-air | water-jacketed | stackable; *Volume: 30 l | 56 l | 115 l | 240 l; Temperature: 5 to 70 °C | ambient +5 to 80 °C | 0 to 60 °C; Uniformity: ±0.2 °C | ±0.5 °C; Shelves: 2 | 3 | 5; Inside: stainless steel 304 | copper alloy; Weight: 28..140/2 kg',
      },
    },
    'Rehabilitation & Mobility': {
      near: 'Hospital Furniture | Medical Consumables',
      trade: 'Mobility | Rehabilitation | Orthopaedics | Medical Aids | Homecare',
      buyers:
        'medical supply stores | rehabilitation clinics | nursing homes | health insurers | physiotherapists | home-care providers',
      processes:
        'fit and adjust at home | cut and weld frames in house | crash-test wheelchairs to ISO 7176 | mould to a scan of the patient',
      sentences: [
        'Measured and adjusted by a technician.',
        'Covers and cushions can be washed at 60 °C.',
        'Wear parts are delivered the next working day.',
        'Accepted by the insurers of most Gulf countries.',
      ],
      certificates: 'CE MDR 2017/745 | ISO 7176 crash test',
      capacity: 'pieces 80..8000',
      all: '^ folding | lightweight | adjustable | padded; *Load: 100 kg | 120 kg | 136 kg; Material: aluminium | carbon fibre | steel; Weight: 0.5..16/0.5 kg; Colour: black | blue | grey; Class: I; Warranty: 12 months | 24 months | 5 years; Minimum order: 1..100/1 pcs',
      subs: {
        Wheelchairs:
          '= wheelchair | power wheelchair | transport chair | mobility scooter; ^ folding | active | bariatric | self-propelled; *Seat width: 40 cm | 43 cm | 46 cm | 51 cm; Load: 100 kg | 136 kg | 200 kg; Rear wheels: 24" | 12" | 22"; Range: 18 km | 25 km | none, manual; Folded: 32 cm | 28 cm; Weight: 9..52/1 kg; Frame: aluminium 6061 | steel | titanium; -Material',
        'Walking Aids':
          '= rollator | walking frame | forearm crutches | walking stick; ^ folding | height-adjustable | four-wheeled | carbon; *Height: 72-95 cm | 78-92 cm | 91-114 cm; Load: 110 kg | 130 kg | 150 kg; Tips: rubber, 19 mm | rubber, 22 mm | wheels, 8"; Weight: 0.4..7.2/0.2 kg',
        'Orthopedic Supports':
          '= knee brace | lumbar belt | wrist splint | cervical collar | ankle support; ^ hinged | breathable | elastic | neoprene; +Size: S | M | L | XL; Closure: hook and loop | lacing; Side: left | right | universal; Circumference: 14-17 cm | 34-38 cm | 85-95 cm; Compression: class I | class II; Fabric: knitted elastane | neoprene, 4 mm; Wash: 30 °C by hand; Class: I; Minimum order: 20..500/20 pcs; !',
        Prostheses:
          '= prosthetic foot | prosthetic knee | below-knee prosthesis | prosthetic hand; ^ energy-storing | hydraulic | myoelectric | carbon; *Load: 100 kg | 125 kg | 166 kg; Mobility grade: 2 | 3 | 4; Connection: pyramid adapter | 30 mm tube; Size: 22-25 cm | 26-29 cm; Weight: 0.3..2.4/0.1 kg; Delivery: with fitting | parts to clinics; -Colour; @ prosthetic workshops | rehabilitation clinics | military hospitals | health insurers | relief organizations',
        'Hearing Aids':
          '= hearing aid | in-the-ear hearing aid | bone conduction aid; ^ rechargeable | behind-the-ear | digital | Bluetooth; *Channels: 8 | 16 | 32; Gain: 45 dB | 60 dB | 75 dB; Battery: lithium, 24 h | size 312 | size 13; Programs: 3 | 4 | 6; Noise reduction: 12 dB | 18 dB; Protection: IP57 | IP68; Colour: beige | silver | graphite; Class: IIa; Warranty: 24 months | 36 months; Minimum order: 1..50/1 pcs; !; @ audiologists | opticians with hearing rooms | hospital departments | health insurers | online shops',
        'Physiotherapy Equipment':
          '= TENS unit | parallel bars | traction table | therapy ultrasound device | exercise bike for therapy; ^ two-channel | height-adjustable | portable | clinical; *Power: 230 V | battery, 8 h | none; Programs: 12 | 24 | 60; Timer: 1-60 min | 5-30 min; Class: I | IIa; Weight: 0.5..86/0.5 kg; -Load; -Material; @ physiotherapists | rehabilitation clinics | sports clubs | hospitals | nursing homes',
      },
    },
    'Eye Care': {
      near: 'Medical Devices | Pharmaceuticals',
      trade: 'Optics | Vision | Eye Care | Optical | Ophthalmics',
      buyers: 'opticians | eye hospitals | optical chains | pharmacies | ophthalmologists | lens laboratories',
      processes:
        'surface and coat lenses in house | check each lens on the lensmeter | fill eye drops in a class A room | align instruments on granite',
      sentences: [
        'Prescriptions up to ±12 dioptres leave within 48 hours.',
        'Trial lenses are free for practices.',
        'Each lot is released after 14 days of sterility testing.',
        'Price list by index and coating, without surprises.',
      ],
      certificates: 'CE MDR 2017/745 | EU GMP',
      capacity: 'pieces 1000..200000',
      packaging: 'Carton | Lens envelope in carton | Foam-lined carton | Pallet',
      all: '^ anti-reflective | clear | soft | precise; *Pack: single | 6 pcs | 30 pcs | 90 pcs; Class: IIa; Shelf life: 3 years | 5 years; Minimum order: 10..500/10 packs; Labels: Arabic, English, French | English and Spanish',
      subs: {
        'Contact Lenses':
          '= daily contact lenses | monthly contact lenses | coloured contact lenses | toric contact lenses; ^ silicone-hydrogel | soft | UV-blocking | breathable; *Pack: 3 lenses | 6 lenses | 30 lenses | 90 lenses; Base curve: 8.4 mm | 8.6 mm | 8.8 mm; Diameter: 14.0 mm | 14.2 mm | 14.5 mm; Water: 38 % | 48 % | 58 %; Power: -10 to +6 dpt | plano to -8 dpt; Dk/t: 86 | 110 | 147',
        'Optical Lenses':
          '= single-vision lens | progressive lens | bifocal lens | photochromic lens; ^ blue-light | hard-coated | aspheric | polarized; +Index: 1.50 | 1.56 | 1.60 | 1.67 | 1.74; Diameter: 65 mm | 70 mm | 75 mm; Coating: HMC | SHMC, hydrophobic | hard coat; Abbe number: 32 | 38 | 58; Centre thickness: 1.2 mm | 1.5 mm | 2.0 mm; Power: -12 to +8 dpt | -8 to +6 dpt; Class: I; Minimum order: 50..2000/50 pairs; !',
        'Ophthalmic Instruments':
          '= slit lamp | auto refractometer | tonometer | lensmeter | fundus camera; ^ digital | portable | LED | table-mounted; *Range: -25 to +22 dpt | 5-50 mmHg | 6-40x; Display: 5.7" | 7" | 10.4"; Power: 100-240 V; Interface: USB | LAN and DICOM; Weight: 1..28/0.5 kg; Class: I | IIa; Warranty: 24 months | 36 months; Minimum order: 1 pc; !',
        'Eye Drops':
          '= lubricant eye drops | antibiotic eye drops | antihistamine eye drops | glaucoma eye drops; ^ preservative-free | sterile | single-dose; *Volume: 5 ml | 10 ml | 15 ml | 30 x 0.4 ml; Active ingredient: sodium hyaluronate 0.1 % | sodium hyaluronate 0.2 % | moxifloxacin 0.5 % | timolol 0.5 % | ketotifen 0.025 %; Use after opening: 28 days | 90 days; Storage: below 25 °C; Supply: over the counter | prescription only; Minimum order: 2000..20000/1000 packs; Shelf life: 24 months | 36 months; !',
      },
    },
    'Medical Insurance & Care Services': {
      near: 'Rehabilitation & Mobility',
      trade: 'Care | Health Services | Medical Services | Insurance Brokers | Home Care',
      buyers:
        'employers | project contractors | families | international companies | universities | patients from abroad',
      processes:
        'answer calls day and night | settle claims within five days | visit every hospital we name | employ licensed nurses only',
      strengths:
        'a hotline in Arabic and English | 1,200 clinics billed directly | nurses with licences of the ministry',
      sentences: [
        'Questions are answered day and night in Arabic and English.',
        'Prices are fixed for a year.',
        'Data stay in the country and are encrypted.',
        'The contract can be ended with one month of notice.',
      ],
      certificates: 'Insurance intermediary licence | JCI accreditation | ISO 27001:2022',
      service: true,
      all: '^ corporate | individual | all-in; *Term: monthly | one year | per case; Languages: Arabic, English | English, French | Arabic, English, Urdu; Response: within 15 minutes | within 2 hours | the same day; Area: GCC | Middle East and Europe | worldwide; Billing: per person and month | flat fee | per visit',
      subs: {
        'Corporate Health Insurance':
          '= ~group health insurance | ~staff health insurance | health plan for SMEs; ^ tiered | family | CCHI-compliant; *Members: from 5 | from 20 | from 200; Cover: SAR 250,000 | SAR 500,000 | SAR 1 million; Network: 400 clinics | 1,200 clinics; Deductible: none | 10 % | 20 %; Billing: per person and year; Term: one year; @ employers | project contractors | international companies | schools',
        'Travel Health Insurance':
          '= ~travel health insurance | pilgrim health cover | ~expatriate health insurance; ^ Schengen-compliant | multi-trip | group; *Cover: EUR 30,000 | USD 100,000 | USD 500,000; Term: 15 days | 45 days | one year; Deductible: none | USD 50; Evacuation: included; Billing: per person and trip | per person and year; @ travel agencies | international companies | Umrah operators | universities | families',
        Telemedicine:
          '= video consultation package | remote monitoring programme | staff doctor line; ^ round-the-clock | bilingual | branded; *Members: from 50 | from 500 | no minimum; Specialties: 6 | 14 | 22; Waiting time: below 5 minutes | below 15 minutes; App: iOS and Android, your brand | iOS and Android; Prescription: electronic; Billing: per member and month | per consultation; @ employers | insurers | remote work sites | clinics | shipping companies',
        'Home Nursing':
          '= nursing visit | live-in nurse | elderly care plan | post-surgery care package; ^ licensed | round-the-clock | female-staffed; *Duration: 2 hours | 12 hours | one month; Staff: registered nurse | nurse assistant | physiotherapist; Area: Riyadh | Jeddah and Makkah | the city and 40 km around; Report: daily, by app; Billing: per visit | per month; @ families | hospitals | insurers | embassies | patients after surgery',
        'Medical Tourism':
          '= treatment package abroad | second opinion | dental treatment trip | health check trip; ^ all-in | accompanied | doctor-reviewed; *Stay: 3 days | 7 days | 14 days; Field: orthopaedics | cardiology | fertility | dentistry | eye surgery; Hospital: JCI-accredited; Interpreter: included; Hotel: 4 stars | 5 stars | patient residence; Billing: fixed price | hospital bill plus 10 %; @ patients from abroad | insurers | embassies | employers | families',
      },
    },
  },
};
