import type { JudgedQuery } from './query.ts';

/** Queries of a stranger that differ from our lists: glued sizes, grades, goods beside a property, and things not wanted. */

const gloves = 'Protective Gloves|Surgical Gloves|Leather Gloves';
const valves =
  'Ball Valves|Gate Valves|Butterfly Valves|Check Valves|Pipe Fittings|Safety Relief Valves|Pipeline Valves|Control Valves|Solenoid Valves|Pipe Flanges';
const fasteners = 'Bolts & Nuts|Screws|Threaded Rods|Anchors|Washers|Rivets';
const motors =
  'Three-Phase Motors|Single-Phase Motors|DC Motors|Geared Motors|Explosion-Proof Motors|Brushless Motors|Vibration Motors';
const steel = 'Steel Coils|Stainless Steel Sheets';

/** Sizes and codes however they are written. */
export const gluedSizes: readonly JudgedQuery[] = [
  ['M12x60 bolts', 'Bolts & Nuts', { spec: 'M12 x 60 mm' }],
  ['bolts M12 x 60', 'Bolts & Nuts', { spec: 'M12 x 60 mm' }],
  ['M20x100', fasteners, { spec: 'M20 x 100 mm' }],
  ['M8X30 hexagon bolts', 'Bolts & Nuts', { spec: 'M8 x 30 mm' }],
  ['stud bolt m20x100mm', 'Bolts & Nuts', { spec: 'M20 x 100 mm' }],
  ['5x60 chipboard screws', 'Screws', { spec: '5 x 60 mm' }],
  ['screws 4.8x19', 'Screws', { spec: '4.8 x 19 mm' }],
  ['roller bearing 40x80x23', 'Roller Bearings', { spec: '40 x 80 x 23 mm' }],
  ['150x270x73mm bearing', 'Roller Bearings', { spec: '150 x 270 x 73 mm' }],
  ['thrust bearing 100x150x38', 'Thrust Bearings', { spec: '100 x 150 x 38 mm' }],
  ['o-ring 25x3', 'O-Rings', { spec: '25 x 3 mm' }],
  ['60x60 tile', 'Ceramic Tiles|Porcelain Tiles|Marble|Granite', { spec: '60 x 60 cm' }],
  ['NEMA34 stepper motor', 'Stepper Motors', { spec: 'NEMA 34' }],
  ['nema 34', 'Stepper Motors', { spec: 'NEMA 34' }],
  ['DN200 gate valve', 'Gate Valves', { spec: 'DN 200' }],
  ['butterfly valve DN50', 'Butterfly Valves', { spec: 'DN 50' }],
  ['7500W geared motor', 'Geared Motors', { spec: '7.5 kW' }],
  ['750W VFD', 'Variable Frequency Drives', { spec: '0.75 kW' }],
  ['0.75kW frequency converter', 'Variable Frequency Drives', { spec: '0.75 kW' }],
  ['5500 w three phase motor', 'Three-Phase Motors', { spec: '5.5 kW' }],
  ['2in gear pump', 'Gear Pumps', { spec: '2"' }],
  ['gear pump 2 inch', 'Gear Pumps', { spec: '2"' }],
  ['100ah battery', 'Lead Acid Batteries|Lithium Battery Packs', { spec: '100 Ah' }],
  ['pipe flange PN16', 'Pipe Flanges', { spec: 'PN 16' }],
  [
    '6205 bearing',
    'Ball Bearings|Roller Bearings|Bearing Housings|Thrust Bearings|Plain Bearings|Linear Bearings|Slewing Rings',
  ],
  ['6305-2RS', 'Ball Bearings'],
  ['6004zz', 'Ball Bearings'],
  ['NU2210', 'Roller Bearings'],
];

/** The goods are what is asked for, not their size, grade, material or paper. */
export const goodsBeforeProperties: readonly JudgedQuery[] = [
  ['M16 nut', fasteners],
  ['M24 nuts', fasteners],
  ['S235 steel sheet', steel],
  ['S275 mild steel plate', steel],
  ['steel plates', steel],
  ['6082 aluminium sheet', 'Aluminum Profiles'],
  ['aluminum plate 6063', 'Aluminum Profiles'],
  ['motors', motors],
  ['15 kW motor', motors],
  ['5 HP motor', motors],
  ['electric motors 3 kW', motors],
  ['screwdriver set', 'Hand Tools'],
  ['pliers set', 'Hand Tools'],
  ['gearbox ratio 40', 'Helical Gearboxes|Worm Gearboxes|Planetary Gearboxes'],
  ['316 stainless coil', steel],
  ['stainless steel storage tank', 'Storage Tanks'],
  ['stainless steel 304 flange', 'Pipe Flanges'],
  ['IP68 connector', 'Board Connectors|Cable Assemblies'],
  ['FDA approved hose', 'Rubber Hoses|Hydraulic Hoses'],
  ['CE approved helmet', 'Safety Helmets'],
  ['tornillos de acero', 'Screws'],
  ['válvulas de acero inoxidable', valves],
  ['viti in acciaio inox', 'Screws'],
  ['valvole in ottone', valves],
  ['不锈钢螺丝', 'Screws'],
  ['不锈钢阀门', valves],
  ['محامل كروية صغيرة', 'Ball Bearings'],
  ['brass pipe fittings', 'Pipe Fittings'],
];

/** Of what contains the unwanted, nothing is found. The text of a wanted candidate lacks it. */
export const unwanted: readonly JudgedQuery[] = [
  ['gloves without latex', gloves, { lacks: 'latex' }],
  ['latex-free examination gloves', gloves, { lacks: 'latex' }],
  ['protective gloves not leather', gloves, { lacks: 'leather' }],
  ['gloves free of latex', gloves, { lacks: 'latex' }],
  ['gloves other than nitrile', gloves, { lacks: 'nitrile' }],
  ['gloves except nitrile', gloves, { lacks: 'nitrile' }],
  ['nitrile free gloves', gloves, { lacks: 'nitrile' }],
  ['guantes sin nitrilo', gloves, { lacks: 'nitrile' }],
  ['guanti senza lattice', gloves, { lacks: 'latex' }],
  ['手套 不含乳胶', gloves, { lacks: 'latex' }],
  ['قفازات بدون لاتكس', gloves, { lacks: 'latex' }],
  ['ball valve not brass', 'Ball Valves', { lacks: 'brass' }],
  ['ball valves - brass', 'Ball Valves', { lacks: 'brass' }],
  ['non-brass ball valves', 'Ball Valves', { lacks: 'brass' }],
  ['butterfly valve excluding brass', 'Butterfly Valves', { lacks: 'brass' }],
  ['válvulas de bola sin latón', 'Ball Valves', { lacks: 'brass' }],
  ['valvole a sfera non di ottone', 'Ball Valves', { lacks: 'brass' }],
  ['球阀 非黄铜', 'Ball Valves', { lacks: 'brass' }],
  ['rubber sheet not EPDM', 'Rubber Sheets', { lacks: 'EPDM' }],
  ['o-rings without silicone', 'O-Rings', { lacks: 'silicone' }],
  ['t-shirts without polyester', 'T-Shirts', { lacks: 'polyester' }],
  ['t-shirts not cotton', 'T-Shirts', { lacks: 'cotton' }],
  ['office chairs without mesh', 'Office Chairs', { lacks: 'mesh' }],
  ['steel coil not galvanized', 'Steel Coils', { lacks: 'galvanized' }],
];
