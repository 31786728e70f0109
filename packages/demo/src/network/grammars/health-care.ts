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
        'Connection to the hospital network is set up with your own IT.',
        'The calibration record travels with each device.',
      ],
      certificates: 'CE MDR 2017/745 | IEC 60601-1 report | FDA 510(k)',
      coded: true,
      all: '^ portable | touch-screen | battery-powered | wall-mounted; *Display: 7" | 10" | 12" | 15"; Power: 100-240 V, 50/60 Hz; Battery: 2 h | 4 h | 6 h; Class: IIa | IIb; Interface: LAN and USB | Wi-Fi and LAN | HL7; Weight: 2..14/0.5 kg; Languages: 12 | 18 | 24; Warranty: 24 months | 36 months',
      subs: {
        'Patient Monitors':
          '=& patient monitor | vital signs monitor | central monitoring station; ^& multi-parameter / modular / transport / neonatal | portable / spot-check | networked / two-screen; *&Display: 12" / 15" / 19" | 8" / 10" | 24" / 32"; &Parameters: ECG, SpO₂, NIBP, temperature, CO₂ / seven and two invasive pressures | SpO₂, NIBP, temperature | 16 beds / 32 beds; Alarm: three levels; Memory: 72 h | 120 h | 240 h; &Weight: 4 kg / 6 kg | 2 kg | 14 kg; &Battery: 2 h / 4 h | 6 h | none',
        'Ultrasound Scanners':
          '= ultrasound scanner; ^& portable | colour Doppler / trolley-based | handheld | veterinary; *&Display: 12" / 15" | 21.5" | 5.5" | 8" / 10"; &Probes: 1 / 2 | 3 / 4 | 1 | 1; Probe: convex, 3.5 MHz | linear, 7.5 MHz | phased array, 2.5 MHz; Depth: 240 mm | 300 mm | 360 mm; Image store: DICOM, 500 GB | DICOM, 1 TB; &Weight: 6.5 kg | 58 kg / 68 kg | 0.6 kg | 1.5 kg',
        'X-Ray Systems':
          '=& digital X-ray system | mobile X-ray unit | dental panoramic X-ray | C-arm; ^& floor-mounted / ceiling-mounted | battery-powered / compact | 3D / two-in-one | flat-panel / mini; *&Generator: 50 kW / 80 kW | 5 kW / 32 kW | 1.5 kW | 5 kW / 15 kW; &Tube voltage: 40-150 kV | 40-125 kV | 60-90 kV | 40-110 kV; &Detector: 17 x 17" / 14 x 17" | 14 x 17" | CMOS, 15 x 15 cm | 9 x 9" / 12 x 12"; Pixel: 100 µm | 140 µm; &Weight: 420 kg / 560 kg | 280 kg / 410 kg | 165 kg | 310 kg; &Power: 400 V, three-phase | 230 V, single-phase | 230 V, single-phase | 230 V, single-phase; Class: IIb; -Battery; -Display',
        'ECG Machines':
          '=& ECG machine | stress test system | ECG holter; ^ portable | digital | networked | lightweight; *&Channels: 3 / 6 / 12 | 12 | 3 / 12; &Recording: 10 s to 24 h | during exercise | 24 h / 48 h / 7 days; &Printer: thermal, 80 mm / thermal, 210 mm | laser, A4 | none; Sampling: 1,000 /s | 16,000 /s; Filter: 25 Hz | 35 Hz | 150 Hz; &Weight: 1.5 kg / 3.5 kg | 26 kg | 0.1 kg; Class: IIa; &Display: 5" / 7" / 10" | 21" | 1.8"',
        'Infusion Pumps':
          '=& infusion pump | syringe pump | enteral feeding pump; ^ stackable | smart | MRI-conditional | ambulatory; *&Flow: 0.1-1,200 ml/h / 0.1-1,500 ml/h | 0.1-150 ml/h / 0.1-400 ml/h | 1-400 ml/h; &Accuracy: ±5 % | ±2 % | ±5 %; Drug library: 200 entries | 2,000 entries; Occlusion alarm: 3 levels | 9 levels; Weight: 1.2..2.8/0.1 kg; Class: IIb; -Display',
        Ventilators:
          '=& intensive care ventilator | transport ventilator | CPAP device | anaesthesia machine; ^& turbine-driven / neonatal | turbine-driven / rugged | automatic / quiet | touch-screen / low-flow; *&Pressure: 0-60 cmH₂O | 0-50 cmH₂O | 4-20 cmH₂O | 0-70 cmH₂O; &Tidal volume: 2-2,500 ml | 50-2,000 ml | set by pressure | 20-1,500 ml; &Modes: 14 / 18 | 8 | 2 / 3 | 8; &Oxygen: 21-100 % | 40-100 % | up to 15 l/min added | 25-100 %; Noise: 30 dB(A) | 38 dB(A) | 45 dB(A); &Weight: 38 kg | 5 kg | 1.5 kg | 118 kg; &Display: 15" / 12" | 7" | 3.5" | 15"; &Class: IIb | IIb | IIa | IIb',
        Defibrillators:
          '=& AED | defibrillator monitor; ^& semi-automatic / fully automatic | biphasic / rescue-service; *&Energy: 150 J / 200 J | 200 J / 360 J; Charging time: 5 s | 7 s; Protection: IP55 | IP44; &Standby: 4 years / 5 years | 6 h of monitoring; Electrodes: adult | adult and child; &Weight: 1.5 kg / 2.1 kg | 5.5 kg / 6.8 kg; Class: IIb | III; -Display; -Interface; @ airports and malls | ambulance services | hospitals | schools | sports clubs | offshore platforms',
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
          '=& syringe | insulin syringe | enteral syringe | prefilled saline syringe; ^& three-part / auto-disable / luer-lock / safety | fixed-needle / safety | reusable / colour-coded | sterile-field / luer-lock; *&Volume: 2 ml / 5 ml / 10 ml / 20 ml | 0.5 ml / 1 ml | 20 ml / 60 ml | 3 ml / 10 ml; &Needle: 21 G x 1½" / 23 G x 1" / without | 29 G x ½" / 31 G x 6 mm | without | without; &Tip: luer-lock / luer-slip | fixed needle | ENFit | luer-lock; Sterilization: ethylene oxide; Material: polypropylene',
        'Surgical Gloves':
          '=& surgical gloves | examination gloves; ^ powder-free | nitrile | latex | textured; +&Size: 6½ / 7 / 7½ / 8 | S / M / L; &AQL: 0.65 / 1.0 | 1.0 / 1.5; &Thickness: 0.20 mm / 0.22 mm | 0.08 mm / 0.10 mm; &Length: 280 mm / 300 mm | 240 mm; &Pack: 50 pairs | box of 100 / box of 200; Standard: EN 455; &Sterilization: gamma | non-sterile',
        'Surgical Masks':
          '=& surgical mask | FFP2 respirator | face shield; ^& three-layer / fluid-resistant / tie-on | foldable / cup-shaped / valve-free | anti-fog / full-length; *&Pack: box of 50 | box of 20 / box of 10 | 10 pcs; &Type: IIR / II | FFP2 NR | full visor; &Filtration: 98 % / 99 % | 94 % / 96 % | none; &Splash resistance: 120 mmHg | 120 mmHg / 160 mmHg | full face; Colour: blue | white | clear; &Standard: EN 14683 | EN 149 | EN 166; Sterilization: non-sterile; &Class: I | III, PPE | I',
        'Wound Dressings':
          '= hydrocolloid dressing | foam dressing | gauze swab | alginate dressing | adhesive plaster; ^ sterile | silver-coated | absorbent | non-adherent; *Size: 5 x 5 cm | 10 x 10 cm | 10 x 20 cm; Absorption: light | medium | heavy; Wear time: 1 day | 3 days | 7 days; Pack: box of 10 | box of 25 | box of 100; Class: Is | IIb',
        Catheters:
          '=& Foley catheter | IV cannula | suction catheter | nasogastric tube; ^& silicone / two-way / three-way | winged / safety / ported | thumb-control / soft-tipped | radiopaque / weighted; *&Size: CH 14 / CH 16 / CH 18 | 18 G / 20 G / 22 G | CH 10 / CH 14 | CH 12 / CH 16; &Length: 40 cm | 32 mm / 45 mm | 50 cm | 120 cm; &Material: silicone / latex, silicone-coated | PUR / FEP | PVC without DEHP | PUR / PVC without DEHP; Pack: single pouch, box of 50 | single pouch, box of 10; Sterilization: ethylene oxide; Class: IIa',
        'Medical Tapes':
          '=& surgical tape | kinesiology tape | elastic bandage | fixation dressing roll; ^ hypoallergenic | perforated | breathable | skin-coloured; *&Size: 1.25 cm x 9 m / 2.5 cm x 9 m / 5 cm x 9 m | 5 cm x 5 m | 8 cm x 4 m / 10 cm x 4 m | 10 cm x 10 m / 15 cm x 10 m; &Carrier: nonwoven / silk / transparent film | cotton and elastane | cotton crêpe | nonwoven; &Adhesive: acrylic / silicone / zinc oxide | acrylic | none, with clips | acrylic; Pack: 12 rolls | 24 rolls; Sterilization: non-sterile; Class: I',
        'Blood Collection Tubes':
          '=& blood collection tube | lancet | blood bag | capillary tube; ^& vacuum / gel / plastic | safety / single-use | double / triple | heparinized / plain; *&Volume: 2 ml / 4 ml / 6 ml / 9 ml | 28 G / 30 G | 350 ml / 450 ml | 75 µl; &Additive: K2 EDTA / clot activator and gel / sodium citrate 3.2 % | none | CPDA-1 | lithium heparin / none; &Pack: rack of 100 | box of 200 / box of 100 | carton of 60 | tube of 100; &Size: 13 x 75 mm / 13 x 100 mm | 1.8 mm depth | 15 x 13 cm | 75 mm x Ø 1.5 mm; Shelf life: 18 months | 24 months; @ hospital laboratories | diagnostic chains | blood banks | health ministries | veterinary laboratories; Class: IIa | IVD',
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
          '=& amoxicillin tablets | azithromycin tablets | ciprofloxacin tablets | ceftriaxone vials | doxycycline capsules; *&Strength: 500 mg / 875 mg | 250 mg / 500 mg | 250 mg / 500 mg | 500 mg / 1 g | 100 mg; Pharmacopoeia: BP | USP | Ph. Eur.; &Pack: 14 tablets / 20 tablets | 3 tablets / 6 tablets | 10 tablets | 10 vials / 50 vials | 10 capsules; ^ generic | hospital-pack | export-labelled; &Blister: PVC/aluminium | PVC/aluminium | aluminium/aluminium | glass, type I | PVC/aluminium',
        'Pain Relievers':
          '=& paracetamol tablets | ibuprofen tablets | diclofenac gel | paracetamol syrup | naproxen tablets; ^& fast-acting / over-the-counter / coated | coated / fast-acting | cooling / non-greasy | sugar-free / strawberry-flavoured | coated / enteric; *&Strength: 500 mg / 1 g | 200 mg / 400 mg / 600 mg | 1 % / 2 % | 120 mg per 5 ml | 250 mg / 500 mg; Supply: over the counter | pharmacy only; &Pack: 20 tablets / 24 tablets | 20 tablets / 30 tablets | 50 g tube / 100 g tube | 100 ml bottle | 20 tablets; Pharmacopoeia: BP | USP; -Blister',
        Vaccines:
          '= influenza vaccine | hepatitis B vaccine | tetanus vaccine | rabies vaccine | measles vaccine; ^ prefilled | single-dose | freeze-dried | multi-dose; *Presentation: 1 dose | 5 doses | 10 doses; Storage: 2 to 8 °C, do not freeze; Shelf life: 12 months | 24 months | 36 months; Cold chain: data logger in each box; Container: glass vial | prefilled syringe; Minimum order: 1000..50000/1000 doses; -Blister; @ health ministries | vaccination centres | hospital groups | travel clinics | relief organizations',
        'Cardiovascular Medicines':
          '=& amlodipine tablets | atorvastatin tablets | bisoprolol tablets | losartan tablets | clopidogrel tablets; ^ film-coated | generic | calendar-packed; *&Strength: 5 mg / 10 mg | 10 mg / 20 mg / 40 mg | 2.5 mg / 5 mg | 50 mg / 100 mg | 75 mg; Pack: 28 tablets | 30 tablets | 90 tablets; Pharmacopoeia: BP | USP | Ph. Eur.',
        'Diabetes Medicines':
          '=& metformin tablets | gliclazide tablets | insulin glargine pens | sitagliptin tablets; ^& prolonged-release / generic | prolonged-release / scored | prefilled / biosimilar | film-coated / generic; *&Strength: 500 mg / 850 mg / 1 g | 30 mg / 60 mg | 100 units/ml | 50 mg / 100 mg; &Pack: 60 tablets | 30 tablets / 60 tablets | 5 pens of 3 ml | 28 tablets; &Storage: below 30 °C | below 30 °C | 2 to 8 °C | below 30 °C; &Blister: PVC/aluminium | PVC/aluminium | none, cartridge in pen | PVC/aluminium',
        'Generic Medicines':
          '=& omeprazole capsules | cetirizine tablets | salbutamol inhaler | loratadine syrup | ondansetron ampoules; ^ bioequivalent | private-label | hospital-pack; *&Strength: 20 mg / 40 mg | 10 mg | 100 µg per dose | 5 mg per 5 ml | 4 mg / 8 mg; &Pack: 14 capsules / 28 capsules | 10 tablets / 30 tablets | 200 doses | 60 ml / 120 ml | 5 ampoules / 10 ampoules; Bioequivalence study: on file; -Blister',
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
          '=& vitamin D3 softgels | vitamin C tablets | multivitamin tablets | vitamin B12 drops | children’s vitamin gummies; ^& high-strength / vegan | effervescent / chewable | once-a-day / sugar-free | sugar-free / cherry-flavoured | fruit-flavoured / gelatine-free; *&Strength: 1,000 IU / 4,000 IU | 500 mg / 1,000 mg | 12 vitamins and 8 minerals | 1,000 µg | 10 vitamins; &Pack: 60 softgels / 120 softgels | 20 tablets / 60 tablets | 30 tablets / 90 tablets | 30 ml | 60 gummies',
        'Protein Supplements':
          '=& ~whey protein | ~casein protein | ~pea protein | protein bars; ^& isolate / instant | slow-release / micellar | vegan / unsweetened | low-sugar / crunchy; *&Flavour: vanilla / chocolate / strawberry | vanilla / chocolate | unflavoured / vanilla | peanut / coconut / date; &Protein: 24 g per serving / 27 g per serving | 24 g per serving | 21 g per serving | 20 g per bar; &Pack: 1 kg pouch / 2.27 kg tub | 1 kg pouch | 500 g pouch / 1 kg pouch | 12 x 60 g; &Serving: 30 g | 33 g | 30 g | 1 bar; &Allergens: contains milk | contains milk | none | contains milk and nuts',
        'Herbal Supplements':
          '= black seed oil capsules | ashwagandha capsules | ginger tablets | turmeric capsules | ~moringa powder; ^ organic | standardized | cold-pressed; *Strength: 300 mg | 500 mg | 1,000 mg; Extract: 5:1 | 10:1 | pure herb; Origin: India | Egypt | Saudi Arabia; Pack: 60 capsules | 120 capsules | 250 g pouch',
        'Omega-3 Products':
          '=& fish oil softgels | algae oil softgels | ~cod liver oil | krill oil capsules; ^ lemon-flavoured | high-strength | odourless | purified; *&EPA and DHA: 600 mg / 900 mg | 300 mg / 500 mg | 1,200 mg per 5 ml | 230 mg; &Source: anchovy | algae | cod | krill; Oxidation: TOTOX below 10 | TOTOX below 20; &Pack: 60 softgels / 120 softgels | 60 softgels | 250 ml | 60 capsules; &Allergens: fish | none | fish | crustaceans; &Suitable for: all | vegans | all | all',
        'Sports Nutrition':
          '=& ~creatine monohydrate | ~pre-workout powder | energy gels | ~isotonic drink powder | ~BCAA powder; ^ tested | instant | sugar-free | vegan; *&Flavour: neutral | berry / cola | lemon / berry | lemon / orange | lemon / berry; &Pack: 300 g tub / 500 g tub | 300 g tub | 24 x 40 g | 1 kg pouch | 400 g tub; &Serving: 5 g | 12 g | 40 g | 40 g | 8 g; Doping test: Informed Sport | each batch; Allergens: none',
        Probiotics:
          '=& probiotic capsules | probiotic sachets | probiotic drops for infants; ^ shelf-stable | multi-strain | delayed-release; *Count: 5 billion CFU | 10 billion CFU | 50 billion CFU; Strains: 1 | 6 | 12; Storage: below 25 °C | 2 to 8 °C; &Pack: 30 capsules / 60 capsules | 10 sachets / 30 sachets | 8 ml',
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
          '=& hospital bed | intensive care bed | paediatric cot | delivery bed; ^& three-function / manual / low-height | five-function / electric | height-adjustable / steel | electric / three-section; *&Load: 220 kg / 250 kg | 250 kg | 80 kg | 200 kg; &Mattress: 200 x 86 cm / 200 x 90 cm | 203 x 88 cm | 140 x 70 cm | 190 x 90 cm, three parts; &Height: 38-80 cm / 45-75 cm | 42-82 cm | 60-90 cm | 55-92 cm; &Motors: 3 | 4 | 0 | 3; &Side rails: folding, aluminium | split, four parts | lowering, both sides | folding, with handles; &Battery: none | 24 V backup | none | 24 V backup; &Castors: Ø 125 mm, central lock | Ø 150 mm, central lock | Ø 100 mm, two braked | Ø 125 mm, central lock; &Weight: 86 kg / 104 kg | 148 kg | 42 kg | 162 kg',
        'Examination Tables':
          '=& examination couch | gynaecological chair | treatment table; ^& two-section / fixed | electric / three-motor | hydraulic / folding; *&Width: 60 cm / 65 cm | 62 cm | 65 cm / 70 cm; &Length: 185 cm | 130-178 cm | 195 cm; &Height: 75 cm | 48-92 cm | 50-95 cm; Upholstery: PU leather, 6 cm foam | seamless vinyl; Paper roll holder: yes; &Weight: 36 kg | 128 kg | 64 kg; -Castors',
        'Operating Tables':
          '^ electro-hydraulic | carbon-top | mobile | orthopaedic; *Load: 200 kg | 250 kg | 360 kg; Height: 60-102 cm | 70-110 cm; Trendelenburg: ±25° | ±30°; Lateral tilt: ±20° | ±22°; Top: X-ray translucent, 5 sections | carbon fibre; Sliding: 300 mm | 350 mm; Battery: 50 operations | 80 operations; Weight: 210..340/10 kg; -Colour; Minimum order: 1 pc',
        'Medical Trolleys':
          '=& emergency trolley | medicine trolley | instrument trolley | anaesthesia trolley; ^& ABS / five-drawer | lockable / bilateral | stainless steel | ABS / six-drawer; *&Size: 75 x 52 x 102 cm | 62 x 48 x 98 cm | 66 x 44 x 86 cm | 85 x 48 x 92 cm; &Drawers: 5 | 4 / 6 | 1 / 2 | 6; &Lock: central | key / code | none | central; Load: 60 kg | 80 kg; &Extras: IV pole and CPR board | bins for 24 patients | rails on three sides | tilt bins and sharps holder; &Weight: 48 kg | 42 kg | 18 kg | 52 kg',
        'Patient Stretchers':
          '=& patient stretcher | ambulance stretcher | transfer trolley | scoop stretcher; ^& hydraulic / X-ray-translucent | self-loading / folding | height-adjustable / hydraulic | folding / aluminium; *&Load: 228 kg / 250 kg | 159 kg / 228 kg | 200 kg | 159 kg; &Size: 210 x 76 cm | 195 x 56 cm | 205 x 65 cm | 200 x 43 cm; &Height: 55-90 cm | 32-100 cm | 58-88 cm | 7 cm; &Backrest: 0-85° | 0-75° | 0-80° | flat; &Mattress: 8 cm | 5 cm | 8 cm | none; &Weight: 86 kg | 36 kg | 74 kg | 9 kg; &Castors: Ø 150 mm, central lock | Ø 200 mm, two braked | Ø 150 mm, central lock | none; @ ambulance services | hospitals | airports | industrial clinics | fire brigades',
        'Medical Cabinets':
          '=& medicine cabinet | instrument cabinet | bedside cabinet | endoscope cabinet; ^& lockable / wall-mounted | glass-fronted / stainless steel | wheeled / ABS | ventilated / stainless steel; *&Size: 60 x 30 x 80 cm | 90 x 40 x 175 cm | 48 x 48 x 82 cm | 60 x 45 x 210 cm; &Shelves: 3 | 4 / 5 | 1 | none, 8 hooks; Lock: key | digital; Load per shelf: 20 kg | 30 kg; Sheet: 0.8 mm | 1 mm; Weight: 16..84/2 kg; -Castors; -Load',
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
        'Instructions for cleaning and sterilizing come in five languages.',
      ],
      certificates: 'CE MDR 2017/745 | FDA 510(k)',
      capacity: 'pieces 400..60000',
      packaging: 'Carton | Blister in carton | Sterile pouch in carton | Wooden crate',
      all: '^ autoclavable | ergonomic | precision | sterile; *Pack: single | kit of 10 | box of 20; Material: stainless steel | titanium | NiTi; Class: I | IIa | IIb; Shelf life: 3 years | 5 years | not limited; Minimum order: 1..100/1 packs; Compatibility: common systems',
      subs: {
        'Dental Chairs':
          '=& dental unit | dental chair | mobile dental unit; ^& ceiling-tray / left-handed | electric / leather | portable / two-bottle; *&Instruments: 4 / 5 / 6 | 0 | 3 / 4; &Load: 180 kg | 150 kg / 180 kg | none, unit only; Light: LED, 15,000 lx | LED, 35,000 lx; Power: 230 V, 50 Hz | 110 V, 60 Hz; Water: built-in bottle | mains; &Weight: 240 kg | 160 kg | 32 kg; Warranty: 24 months | 36 months; !; Minimum order: 1 pc',
        'Dental Implants':
          '=& dental implant | implant abutment | mini implant; ^& conical / tissue-level / self-tapping | straight / angled / zirconia | one-piece / self-tapping; *&Diameter: 3.3 mm / 4.1 mm / 4.8 mm | 4.5 mm / 5.5 mm | 1.8 mm / 2.4 mm; &Length: 8 mm / 10 mm / 11.5 mm / 13 mm | 5.5 mm / 7 mm | 10 mm / 13 mm; &Material: titanium grade 4 / titanium grade 5 | titanium grade 5 | titanium grade 5; &Surface: SLA | polished | SLA; Connection: internal hex | conical, 11°; Sterilization: gamma; Class: IIb; Shelf life: 5 years; -Compatibility',
        'Dental Instruments':
          '=& extraction forceps | scaler | mouth mirror set | turbine handpiece | periodontal probe; ^& hand-ground / cross-serrated | hollow-handled / double-ended | rhodium-coated / front-surface | LED / push-button | colour-coded / slim; *&Pattern: no. 17 / no. 18 / no. 150 | H6/H7 / 204S | no. 4 / no. 5 | standard head / mini head | Williams / WHO; &Length: 18 cm | 17 cm | 16.5 cm | 13 cm | 16.5 cm; &Material: stainless steel | stainless steel | stainless steel and glass | titanium / stainless steel | stainless steel; Sterilization: 134 °C, 1,000 cycles | 134 °C, 250 cycles; Class: I | IIa; -Shelf life',
        'Orthodontic Products':
          '=& orthodontic bracket set | archwire | clear aligner | orthodontic elastics; ^& self-ligating / ceramic / low-profile | heat-activated / super-elastic | scalloped / staged | latex-free / medium-force; *&Size: .018" slot / .022" slot | .014" / .016 x .022" | 0.75 mm | 3/16" / 1/4"; &Material: stainless steel / ceramic | NiTi / stainless steel | PETG | synthetic rubber; &Pack: 20 brackets | 10 archwires | 14 stages / 22 stages | 100 pcs; Class: IIa',
        'Dental Materials':
          '=& composite resin | glass ionomer cement | impression silicone | zirconia disc | bonding agent; ^& nano-filled / flowable | light-curing / fast-setting | light-body / putty | translucent / multilayer | universal / light-curing; *&Pack: 4 g syringe | 15 g and 8 ml | 2 x 50 ml / 2 x 300 ml | Ø 98 x 14 mm / Ø 98 x 18 mm | 5 ml bottle; &Shade: A1 / A2 / A3 / B1 | A2 / A3 | none | A1 / A2 / white | none; &Working time: light-cured, 20 s | 2 min | 1.5 min / 2 min | sintered, 8 h | light-cured, 10 s; &Strength: 120 MPa | 180 MPa | none | 1,100 MPa / 1,200 MPa | 28 MPa bond; Shelf life: 2 years | 3 years; Storage: 4 to 25 °C; Class: IIa; -Material',
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
          '=& biological microscope | stereo microscope | inverted microscope | digital microscope; ^ binocular | trinocular | LED | ergonomic; *&Magnification: 40-1,000x / 40-1,600x | 7-45x / 10-80x | 40-400x | 40-1,000x; &Objectives: achromat, 4 / plan achromat, 4 | zoom 0.7-4.5x | long-distance, 4 | plan achromat, 4; &Stage: 142 x 132 mm, mechanical | Ø 95 mm, fixed | 250 x 160 mm | 142 x 132 mm, mechanical; Light: LED, 3 W | LED, 5 W; &Camera: prepared / 5 MP | prepared | 12 MP | 12 MP; Weight: 4..16/0.5 kg; -Interface; -Dimensions; -Display',
        Centrifuges:
          '=& laboratory centrifuge | microcentrifuge | blood bank centrifuge | haematocrit centrifuge; ^& bench-top / low-noise | compact / refrigerated | floor-standing / refrigerated | bench-top / compact; *&Speed: 4,000 rpm / 6,000 rpm | 15,000 rpm | 4,200 rpm | 12,000 rpm; &Capacity: 8 x 15 ml / 4 x 250 ml | 24 x 2 ml | 6 x 2,000 ml | 24 capillaries; &Force: 2,300 x g / 4,200 x g | 21,300 x g | 5,100 x g | 16,000 x g; &Temperature: ambient | ambient / -20 to 40 °C | -20 to 40 °C | ambient; &Weight: 24 kg / 32 kg | 12 kg | 310 kg | 11 kg; Noise: 52 dB(A) | 58 dB(A); -Dimensions',
        'Laboratory Analyzers':
          '=& chemistry analyzer | haematology analyzer | immunoassay analyzer | blood gas analyzer | urine analyzer; ^& fully automatic / random-access | five-part / three-part | chemiluminescence / compact | cartridge-based / portable | semi-automatic / strip-based; *&Throughput: 200 tests/h / 400 tests/h / 800 tests/h | 60 samples/h / 80 samples/h | 120 tests/h | 30 samples/h | 240 strips/h; &Sample: 3 µl / 15 µl | 20 µl | 10 µl / 100 µl | 65 µl | one strip; Memory: 10,000 results | 100,000 results; &Weight: 68 kg / 180 kg | 28 kg | 120 kg | 9 kg | 4 kg; -Dimensions',
        'Diagnostic Test Kits':
          '=& rapid test | ELISA kit | PCR kit | pregnancy test | blood glucose strips; ^& one-step / lateral-flow | quantitative / ready-to-use | freeze-dried / multiplex | midstream / early | self-test / no-coding; *&Pack: 20 tests / 25 tests | 96 wells | 50 tests / 96 tests | single / 2 tests | 50 strips; Sensitivity: 95.2 % | 97.4 % | 99.1 %; Specificity: 98.6 % | 99.5 %; &Result in: 10 min / 15 min | 90 min | 75 min | 5 min | 5 s; &Sample: whole blood / swab | serum | swab / plasma | urine | whole blood, 0.5 µl; &Storage: 2 to 30 °C | 2 to 8 °C | -20 °C / 2 to 30 °C | 4 to 30 °C | 4 to 30 °C; Shelf life: 12 months | 24 months; Minimum order: 20..1000/20 packs; !',
        'Laboratory Glassware':
          '= beaker | volumetric flask | Erlenmeyer flask | measuring cylinder; ^ borosilicate | graduated | heavy-walled | amber; *Volume: 25 ml | 100 ml | 250 ml | 1,000 ml; Glass: borosilicate 3.3; Tolerance: ±0.15 ml | ±0.4 ml | ±5 %; Graduation: white enamel | brown diffusion; Standard: ISO 3819 | ISO 1042 | ISO 4788; Pack: 2 pcs | 10 pcs; Minimum order: 2..60/2 packs; !',
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
        'A technician adjusts it to the user.',
        'Covers and cushions can be washed at 60 °C.',
        'Wear parts are delivered the next working day.',
        'Accepted by the insurers of most Gulf countries.',
      ],
      certificates: 'CE MDR 2017/745 | ISO 7176 crash test',
      capacity: 'pieces 80..8000',
      all: '^ folding | lightweight | adjustable | padded; *Load: 100 kg | 120 kg | 136 kg; Material: aluminium | carbon fibre | steel; Weight: 0.5..16/0.5 kg; Colour: black | blue | grey; Class: I; Warranty: 12 months | 24 months | 5 years; Minimum order: 1..100/1 pcs',
      subs: {
        Wheelchairs:
          '=& wheelchair | power wheelchair | transport chair | mobility scooter; ^& folding / active / self-propelled | folding / indoor | lightweight / folding | four-wheeled / three-wheeled; *Seat width: 40 cm | 43 cm | 46 cm | 51 cm; &Load: 120 kg / 136 kg | 120 kg / 160 kg | 100 kg | 136 kg / 160 kg; &Rear wheels: 24" | 12" / 13" | 12" | 10"; &Range: hand-driven | 18 km / 25 km | pushed | 25 km / 40 km; &Weight: 13 kg / 16 kg | 26 kg / 48 kg | 9 kg | 52 kg; Frame: aluminium 6061 | steel; -Material',
        'Walking Aids':
          '=& rollator | walking frame | forearm crutches | walking stick; ^& folding / four-wheeled / carbon | folding / two-wheeled | height-adjustable / reflective | folding / wooden; *&Height: 78-92 cm | 72-95 cm | 91-114 cm | 76-98 cm; Load: 110 kg | 130 kg | 150 kg; &Tips: wheels, 8" / wheels, 10" | rubber, 28 mm | rubber, 19 mm | rubber, 19 mm; &Weight: 6.8 kg / 7.2 kg | 2.6 kg | 1 kg | 0.4 kg; &Material: aluminium / carbon fibre | aluminium | aluminium | aluminium / beech',
        'Orthopedic Supports':
          '=& knee brace | lumbar belt | wrist splint | cervical collar | ankle support; ^& hinged / elastic | breathable / reinforced | padded / neoprene | soft / two-piece | elastic / lace-up; +Size: S | M | L | XL; &Circumference: 34-38 cm / 38-42 cm | 85-95 cm / 95-110 cm | 14-17 cm / 17-20 cm | 33-38 cm | 21-24 cm; &Side: universal | none | left / right | none | universal; Closure: hook and loop; Fabric: knitted elastane | neoprene, 4 mm; Wash: 30 °C by hand; Class: I; Minimum order: 20..500/20 pcs; !',
        Prostheses:
          '=& prosthetic foot | prosthetic knee | below-knee prosthesis | prosthetic hand; ^& energy-storing / carbon | hydraulic / polycentric | made-to-measure / modular | myoelectric / five-fingered; *&Load: 125 kg / 166 kg | 100 kg / 125 kg | 100 kg / 125 kg | grip 70 N / grip 100 N; &Mobility grade: 3 / 4 | 2 / 3 | 2 / 3 | none; &Connection: pyramid adapter | pyramid adapter / 30 mm tube | 30 mm tube | quick-lock wrist; &Size: 22-25 cm / 26-29 cm | one size | by scan | 7 ¾ / 8 ¼; &Weight: 0.5 kg | 1.3 kg | 2.2 kg | 0.5 kg; Material: carbon fibre | titanium and carbon; Delivery: with fitting | parts to clinics; -Colour; -Load; @ prosthetic workshops | rehabilitation clinics | military hospitals | health insurers | relief organizations',
        'Hearing Aids':
          '=& behind-the-ear hearing aid | in-the-ear hearing aid | bone conduction aid; ^ rechargeable | digital | Bluetooth | self-fitting; *&Channels: 8 / 16 / 32 | 8 / 12 | 8; &Gain: 60 dB / 75 dB | 45 dB | 50 dB; &Battery: lithium, 24 h / size 13 | size 10 / size 312 | lithium, 10 h; Programs: 3 | 4 | 6; Noise reduction: 12 dB | 18 dB; Protection: IP57 | IP68; Colour: beige | silver | graphite; Class: IIa; Warranty: 24 months | 36 months; Minimum order: 1..50/1 pcs; !; @ audiologists | opticians with hearing rooms | hospital departments | health insurers | online shops',
        'Physiotherapy Equipment':
          '=& TENS unit | parallel bars | traction table | therapy ultrasound device | therapy exercise bike; ^& two-channel / four-channel | height-adjustable / folding | three-section / motorized | two-frequency / portable | low-step / quiet; *&Model: 24 programs / 12 programs | 3 m / 2.5 m | 200 x 60 cm | 1 and 3 MHz | 25 W to 400 W; &Power: battery, 8 h | none | 230 V | 230 V | 230 V; &Timer: 5-60 min | none | 1-60 min | 1-30 min | free; &Weight: 0.3 kg | 58 kg | 86 kg | 4 kg | 42 kg; Class: I | IIa; -Load; -Material; @ physiotherapists | rehabilitation clinics | sports clubs | hospitals | nursing homes',
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
        'Lot, expiry or serial number is on the smallest pack.',
        'Price list by index and coating, without surprises.',
      ],
      certificates: 'CE MDR 2017/745 | EU GMP',
      capacity: 'pieces 1000..200000',
      packaging: 'Carton | Lens envelope in carton | Foam-lined carton | Pallet',
      all: '^ anti-reflective | clear | soft | precise; *Pack: single | 6 pcs | 30 pcs | 90 pcs; Class: IIa; Shelf life: 3 years | 5 years; Minimum order: 10..500/10 packs; Labels: Arabic, English, French | English and Spanish',
      subs: {
        'Contact Lenses':
          '=& daily contact lenses | monthly contact lenses | coloured contact lenses | toric contact lenses; ^ silicone-hydrogel | soft | UV-blocking | breathable; *&Pack: 30 lenses / 90 lenses | 3 lenses / 6 lenses | 2 lenses | 6 lenses; &Base curve: 8.5 mm | 8.4 mm / 8.6 mm | 8.6 mm | 8.7 mm; &Diameter: 14.2 mm | 14.0 mm | 14.5 mm | 14.5 mm; Water: 38 % | 48 % | 58 %; &Power: -10 to +6 dpt | -12 to +8 dpt | plano to -8 dpt | cylinder to -2.25; Dk/t: 86 | 110 | 147',
        'Optical Lenses':
          '= single-vision lens | progressive lens | bifocal lens | photochromic lens; ^ blue-light | hard-coated | aspheric | polarized; +&Index: 1.50 | 1.56 | 1.60 | 1.67 | 1.74; Diameter: 65 mm | 70 mm | 75 mm; Coating: HMC | SHMC, hydrophobic | hard coat; &Abbe number: 58 | 38 | 41 | 32 | 33; &Centre thickness: 2.0 mm | 1.8 mm | 1.5 mm | 1.2 mm | 1.0 mm; Power: -12 to +8 dpt | -8 to +6 dpt; Class: I; Minimum order: 50..2000/50 pairs; !',
        'Ophthalmic Instruments':
          '=& slit lamp | auto refractometer | tonometer | lensmeter | fundus camera; ^& LED / five-step | touch-screen / open-field | non-contact / rebound | automatic / manual | non-mydriatic / portable; *&Range: 6-40x | -25 to +22 dpt | 5-60 mmHg | ±25 dpt | 45°; &Display: none / 10.4" | 7" | 5.7" | 5.7" | 10.4"; Power: 100-240 V; Interface: USB | LAN and DICOM; &Weight: 14 kg | 18 kg | 1.2 kg / 15 kg | 4 kg | 21 kg; &Class: I | I | IIa | I | IIa; Warranty: 24 months | 36 months; Minimum order: 1 pc; !',
        'Eye Drops':
          '=& lubricant eye drops | antibiotic eye drops | antihistamine eye drops | glaucoma eye drops; ^ preservative-free | sterile | buffered; *Volume: 5 ml | 10 ml | 30 x 0.4 ml; &Active ingredient: sodium hyaluronate 0.1 % / sodium hyaluronate 0.2 % | moxifloxacin 0.5 % | ketotifen 0.025 % | timolol 0.5 %; Use after opening: 28 days | 90 days; Storage: below 25 °C; &Supply: over the counter | prescription only | over the counter | prescription only; Minimum order: 2000..20000/1000 packs; Shelf life: 24 months | 36 months; !',
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
          '=& video consultation package | remote monitoring programme | staff doctor line; ^& round-the-clock / bilingual | bilingual / nurse-led | round-the-clock / branded; *&Members: from 50 / from 500 | from 20 patients | from 50 / from 500; &Specialties: 14 / 22 | diabetes and heart / 3 | 6; Waiting time: below 5 minutes | below 15 minutes; App: iOS and Android, your brand | iOS and Android; Prescription: electronic; &Billing: per consultation / per member and month | per patient and month | per member and month; @ employers | insurers | remote work sites | clinics | shipping companies',
        'Home Nursing':
          '=& nursing visit | live-in nurse | elderly care plan | post-surgery care package; ^& licensed / specialist | round-the-clock / licensed | monthly / bilingual | doctor-guided / intensive; *&Duration: 2 hours / 4 hours | 24 hours / one month | one month / three months | one week / two weeks; &Staff: registered nurse / physiotherapist | registered nurse | nurse assistant | registered nurse; Area: Riyadh | Jeddah and Makkah | the city and 40 km around; Report: daily, by app; &Billing: per visit | per month | per month | fixed price; @ families | hospitals | insurers | embassies | patients after surgery; -Term',
        'Medical Tourism':
          '=& treatment package abroad | second opinion | dental treatment trip | health check trip; ^& all-in / accompanied | doctor-reviewed / written | all-in / two-visit | two-day / executive; *&Field: orthopaedics / cardiology / fertility | oncology / orthopaedics / cardiology | implants / veneers | full check / heart check; &Stay: 7 days / 14 days | none, by file | 5 days / 7 days | 2 days / 3 days; Hospital: JCI-accredited; Interpreter: included; &Hotel: patient residence / 4 stars | none | 4 stars | 5 stars; &Billing: hospital bill plus 10 % | fixed price | fixed price | fixed price; @ patients from abroad | insurers | embassies | employers | families; -Term',
      },
    },
  },
};
