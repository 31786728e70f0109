import type { Grammar } from './grammar.ts';

export const homeConstruction: Grammar = {
  industryID: '0014',
  roots:
    'Bunyan | Stonegate | Cladora | Fenestra | Graniton | Aquaduct | Lumisol | Tamkeen | Brickmoor | Rukn | Wallbrook | Tektonia',
  strengths:
    'delivery to the floor, not to the gate | sample boards for architects | quantities taken off your drawings | batches reserved for the whole project | a technician on site when it matters | test reports ready for the consultant',
  certificates: 'ISO 9001:2015 | SASO quality mark | CE marking | ISO 14001:2015',
  capacity: 'm² 4000..300000',
  packaging: 'Pallet with shrink foil | Wooden crate | Carton | Open-top container',
  categories: {
    'Building Materials': {
      near: 'Structural Steel | Tiles & Stone | Prefabricated Houses',
      trade: 'Building Materials | Cement & Concrete | Builders Supplies | Materials | Construction Materials',
      buyers:
        'building contractors | road contractors | ready-mix plants | builders’ merchants | property developers | public housing programmes',
      processes:
        'quarry and crush our own stone | test every batch in our own laboratory | load trucks around the clock | keep silos on both sides of the city',
      sentences: [
        'Delivered in the order in which the site needs it.',
        'The test report of the batch travels with the truck.',
        'Approved by the usual consultants; the file is at hand.',
        'Loaded around the clock, also in Ramadan.',
      ],
      certificates: 'EN 13501-1 fire test | ASTM C150 report',
      capacity: 'tons 200..90000',
      packaging: 'Pallet with shrink foil | 50 kg bags | Big bag | Bulk truck',
      all: '^ heavy-duty | heat-insulating | sulphate-resistant | fire-rated; *Packing: 25 kg bag | 50 kg bag | big bag, 1.5 t | bulk; Standard: SASO | EN 197-1 | ASTM C150; Origin: own plant | own quarry; Shelf life: 6 months | 12 months; Minimum order: 1 truck | 25 t | 100 t; Delivery: to site | ex works; Test report: each batch | weekly',
      subs: {
        Cement:
          '=& ~Portland cement | ~white cement | ~masonry cement; ^& sulphate-resistant / rapid-hardening / low-heat | high-whiteness / decorative | air-entrained / plastic; *&Strength class: 42.5 N / 42.5 R / 52.5 N | 52.5 N | 12.5 X / 22.5 X; Initial set: 60 min | 90 min | 140 min; Blaine: 320 m²/kg | 360 m²/kg | 410 m²/kg; &Packing: 50 kg bag / sling bag, 2 t / bulk | 40 kg bag / 50 kg bag | 25 kg bag / 50 kg bag; &Standard: EN 197-1 / ASTM C150 / SASO GSO 1914 | EN 197-1 | EN 413-1; &Origin: own plant',
        'Bricks & Blocks':
          '=& concrete block | clay brick | aerated concrete block | paving block; ^& hollow / solid / insulated | perforated / facing | lightweight / insulating | interlocking / coloured; *&Size: 200 x 200 x 400 mm / 150 x 200 x 400 mm | 215 x 102 x 65 mm | 600 x 200 x 200 mm | 200 x 100 x 60 mm / 200 x 100 x 80 mm; &Strength: 7 N/mm² / 10 N/mm² | 15 N/mm² | 4 N/mm² | 45 N/mm²; &Density: 1,400 kg/m³ / 2,000 kg/m³ | 1,700 kg/m³ | 550 kg/m³ | 2,200 kg/m³; &Pallet: 90 pcs / 120 pcs | 500 pcs | 72 pcs | 480 pcs; &Water absorption: below 10 % | below 12 % | below 35 % | below 6 %; &Standard: ASTM C90 / EN 771-3 | EN 771-1 | EN 771-4 | EN 1338; -Packing; -Shelf life',
        'Sand & Aggregates':
          '= ~washed sand | ~crushed limestone | ~basalt chippings | ~river gravel; ^ graded | double-washed | low-chloride; +Grain: 0-4 mm | 4-10 mm | 10-20 mm | 20-40 mm; Fines: below 1 % | below 3 %; Los Angeles value: 18 | 24 | 28; Density: 1,450 kg/m³ | 1,600 kg/m³; Packing: bulk | big bag, 1 t; Standard: EN 12620 | ASTM C33; -Shelf life',
        'Gypsum Boards':
          '=& plasterboard | ceiling tile | gypsum partition block; ^& moisture-resistant / fire-rated / foil-backed | perforated / vinyl-faced | tongue-and-groove / moisture-resistant; *&Thickness: 9.5 mm / 12.5 mm / 15 mm | 9.5 mm | 80 mm / 100 mm; &Size: 1,200 x 2,400 mm / 1,200 x 3,000 mm | 600 x 600 mm | 666 x 500 mm; &Edge: tapered / square | square / tegular | tongue and groove; Fire class: A2-s1,d0 | A1; &Weight: 8.6 kg/m² / 10.4 kg/m² | 7.2 kg/m² | 76 kg/m²; &Pallet: 50 boards / 66 boards | 400 pcs | 30 pcs; &Standard: EN 520 / ASTM C1396 | EN 14190 | EN 12859; -Packing; -Shelf life; &Origin: own plant',
        'Roofing Sheets':
          '=& corrugated sheet | sandwich panel | roof tile | standing-seam sheet; ^& pre-painted / galvanized | insulated / fire-rated | concrete / clay | aluminium / pre-painted; *&Thickness: 0.4 mm / 0.5 mm | 50 mm / 75 mm / 100 mm | 12 mm | 0.7 mm / 0.9 mm; &Cover width: 840 mm / 1,000 mm | 1,000 mm / 1,150 mm | 300 mm | 430 mm; &Length: up to 12 m | up to 15 m | 420 mm | cut to order; &Coating: AZ150 / Z275 | PVDF, 25 µm | acrylic | PVDF, 25 µm; Colour: RAL 9002 | RAL 5010 | RAL 8004; &Standard: EN 508-1 | EN 14509 | EN 490 / EN 1304 | EN 508-2; -Packing; -Shelf life; &Origin: own plant',
        'Precast Concrete':
          '=& hollow-core slab | precast wall panel | precast stair | kerbstone | manhole ring; ^& prestressed / long-span | insulated / architectural | smooth-finished / non-slip | steel-fibre / straight | reinforced / stepped; *&Concrete: C50/60 | C40/50 | C40/50 | C30/37 | C40/50; &Length: up to 12 m / up to 16 m | up to 9 m | up to 18 steps | 1 m | Ø 1,000 mm; &Thickness: 200 mm / 265 mm | 160 mm / 240 mm | 150 mm | 150 mm | 120 mm; &Fire rating: R 60 / R 120 | R 120 | R 60 | none | none; Delivery: to site, with crane | to site; &Standard: EN 1168 | EN 14992 | EN 14843 | EN 1340 | EN 1917; -Packing; -Shelf life; &Origin: own plant',
        'Construction Chemicals':
          '=& tile adhesive | waterproofing slurry | concrete admixture | epoxy grout | repair mortar; ^& fast-setting / flexible | crystalline / two-component | plasticizing / retarding | fine / chemical-resistant | thixotropic / fibre-reinforced; *&Packing: 20 kg bag / 25 kg bag | 25 kg bag / 35 kg set | 200 l drum / 1,000 l IBC | 5 kg set | 25 kg bag; &Consumption: 4 kg/m² | 1.5 kg/m² | 1 l per 100 kg of cement | 1.2 kg/m² | 19 kg/m² per cm; &Pot life: 3 h | 45 min | none | 45 min | 30 min; Temperature: +5 to +35 °C | +10 to +45 °C; &Standard: EN 12004 | EN 1504-2 | EN 934-2 | EN 13888 | EN 1504-3; VOC: below 50 g/l; Minimum order: 1 pallet | 5 t; &Origin: own plant',
      },
    },
    'Structural Steel': {
      near: 'Building Materials | Prefabricated Houses',
      trade: 'Steel | Steel Structures | Reinforcement | Steelworks | Fabrication',
      buyers:
        'steel contractors | building contractors | precast plants | property developers | warehouse builders | refineries',
      processes:
        'cut and bend to your schedules | weld to EN 1090 execution class 3 | blast and galvanize in house | detail in Tekla before we cut',
      sentences: [
        'Mill certificates EN 10204 3.1 travel with the load.',
        'Bundles are tagged by bar mark, floor and pour.',
        'Shop drawings are ready within ten days.',
        'Erected by our own crews on request.',
      ],
      certificates: 'EN 1090-2 EXC3 | ISO 3834-2 | AWS D1.1 qualification',
      capacity: 'tons 80..12000',
      packaging: 'Bundles with tags | Flat rack | Pallet | Loose on truck',
      all: '^ hot-rolled | galvanized | welded | cut-to-length; *Length: 6 m | 12 m | to schedule; Grade: S275JR | S355J2 | B500B; Coating: hot-dip galvanized | shop primer | black; Certificate: EN 10204 3.1; Minimum order: 5 t | 25 t | 1 truck; Tolerance: EN 10034 | EN 1090-2; Delivery: to site | ex works',
      subs: {
        'Reinforcing Bars':
          '=& reinforcing bars | welded mesh sheets | cut and bent bars | threaded bar couplers; ^& ribbed / epoxy-coated | ribbed / galvanized | tagged / scheduled | parallel-threaded / forged; *&Diameter: Ø 8 mm / Ø 12 mm / Ø 16 mm / Ø 25 mm | Ø 6 mm / Ø 8 mm | Ø 10 mm / Ø 16 mm | Ø 20 mm / Ø 32 mm; &Length: 12 m | 6 x 2.4 m | to schedule | 54 mm / 78 mm; Grade: B500B | Grade 60; Yield strength: 420 MPa | 500 MPa; &Bundle: 2 t | 40 sheets | by bar mark | 100 pcs; Standard: BS 4449 | ASTM A615; -Tolerance',
        'Steel Beams':
          '=& I-beam | wide-flange beam | channel section | angle section; ^& hot-rolled / castellated | hot-rolled / welded | hot-rolled / galvanized | equal-leg / galvanized; *&Section: IPE 200 / IPE 300 | HEA 240 / HEB 300 | UPN 160 / UPN 200 | L 80 x 8 / L 100 x 10; &Weight: 22.4 kg/m / 42.2 kg/m | 60.3 kg/m / 117 kg/m | 18.8 kg/m / 25.3 kg/m | 9.6 kg/m / 15.1 kg/m',
        'Prefabricated Steel Buildings':
          '= steel warehouse | factory hall | aircraft hangar | steel frame shed; ^ clear-span | multi-bay | insulated | cranable; *Span: 18 m | 24 m | 36 m | 60 m; Eaves: 6 m | 8 m | 12 m; Bay: 6 m | 8 m; Crane: 5 t | 20 t | none; Wind: 130 km/h | 160 km/h; Cladding: sandwich panel, 50 mm | single skin, 0.5 mm; Design: MBMA | Eurocode 3; Minimum order: 300 m² | 1,000 m²; -Length; -Tolerance',
        Scaffolding:
          '= ring-lock scaffold | frame scaffold | cup-lock scaffold; ^ hot-dip galvanized | quick-lock | modular; *Load class: 3, 200 kg/m² | 4, 300 kg/m² | 6, 600 kg/m²; Tube: Ø 48.3 x 3.2 mm | Ø 48.3 x 2.7 mm; Bay: 1.57 m | 2.07 m | 3.07 m; Plank: steel | aluminium and plywood; Standard: EN 12811 | BS 1139; Rental: possible | sale only; Minimum order: 100 m² | 1,000 m²; -Grade; -Length; -Tolerance',
        'Steel Grating':
          '=& ~press-locked grating | ~welded grating | grating stair tread; ^ serrated | galvanized | heavy-duty; *&Bearing bar: 30 x 3 mm / 40 x 3 mm | 30 x 5 mm / 50 x 5 mm | 30 x 3 mm; &Mesh: 33 x 33 mm | 30 x 100 mm / 40 x 100 mm | 33 x 33 mm; &Panel: 1,000 x 6,000 mm / cut to drawing | 1,000 x 6,000 mm / cut to drawing | 800 x 240 mm / 1,000 x 270 mm; Load: 5 kN/m² | 10 kN/m²; Standard: DIN 24537 | ANSI MBG 531; &Minimum order: 20 m² | 100 m² | 20 pcs; -Length; -Tolerance',
      },
    },
    'Tiles & Stone': {
      near: 'Flooring | Sanitary Ware & Plumbing | Building Materials',
      trade: 'Ceramics | Stone | Tiles | Marble & Granite | Surfaces',
      buyers:
        'property developers | architects | tile showrooms | hotel projects | mosque builders | villa contractors',
      processes:
        'cut blocks on multi-wire saws | press and fire on two kilns | sort shade and calibre by camera | lay out book-matched walls in the hall',
      sentences: [
        'Shade and calibre are kept for the whole project.',
        'Quantities are counted from your drawings, cutting loss included.',
        'Sample boards travel by courier within three days.',
        'Adhesive, grout and trims come from the same store.',
      ],
      certificates: 'EN 14411 report | EN 12058 report',
      capacity: 'm² 4000..300000',
      packaging: 'Carton on pallet | A-frame | Wooden crate | Steel bundle',
      all: '^ polished | matt | anti-slip | frost-resistant; *Size: 60 x 60 cm | 60 x 120 cm | 30 x 60 cm; Thickness: 9 mm | 10 mm | 20 mm; Colour: ivory | light grey | anthracite | beige; Slip: R9 | R10 | R11; Water absorption: below 0.5 % | below 3 %; Minimum order: 50..1000/50 m²; Edge: rectified | natural',
      subs: {
        'Ceramic Tiles':
          '=& ceramic wall tile | ceramic floor tile | swimming pool tile; ^& glazed / decorated / hand-painted | glazed / stone-look | glazed / anti-slip; *&Size: 25 x 40 cm / 30 x 60 cm / 40 x 80 cm | 33 x 33 cm / 45 x 45 cm | 12 x 24 cm; &Thickness: 7 mm / 8 mm | 8 mm / 9 mm | 9 mm; &Water absorption: below 14 % | below 6 % | below 0.5 %; Box: 1.08 m² | 1.5 m²; &PEI class: none | III / IV | none; &Slip: none, wall | R9 / R10 | class C; -Edge',
        'Porcelain Tiles':
          '= porcelain tile | porcelain slab | outdoor porcelain paver; ^ polished | marble-look | wood-look | textured; *Size: 60 x 60 cm | 60 x 120 cm | 120 x 120 cm | 120 x 280 cm; Thickness: 6 mm | 9 mm | 10 mm | 20 mm; Water absorption: below 0.1 % | below 0.5 %; Box: 1.44 m² | 2.16 m²; Breaking strength: 1,900 N | 2,400 N',
        Marble:
          '=& marble slab | marble tile | marble vanity top | marble stair tread; ^ polished | honed | brushed | veined; *Stone: Carrara white | Botticino | Emperador | Sivec; &Size: 240 x 140 cm / 280 x 170 cm | 60 x 60 cm / 30 x 60 cm | 120 x 55 cm | 120 x 33 cm; &Thickness: 20 mm / 30 mm | 10 mm / 18 mm | 20 mm | 30 mm; Density: 2.68 t/m³ | 2.72 t/m³; Flexural strength: 12 MPa | 16 MPa; -Slip; -Edge; -Colour',
        Granite:
          '=& granite slab | granite tile | granite kerb | granite cladding panel; ^& polished / flamed | polished / honed | bush-hammered / flamed | honed / flamed; *Stone: Najran red | Absolute black | Kashmir white | Bianco Halayeb | Steel grey; &Size: 280 x 160 cm | 60 x 30 cm / 60 x 60 cm | 100 x 30 x 15 cm | 120 x 60 cm; &Thickness: 20 mm / 30 mm | 10 mm / 20 mm | 150 mm | 30 mm; Density: 2.65 t/m³ | 2.95 t/m³; Compressive strength: 140 MPa | 190 MPa; Water absorption: below 0.2 % | below 0.4 %; -Colour; -Edge; -Slip',
        'Mosaic Tiles':
          '=& glass mosaic | marble mosaic | ceramic mosaic | metal mosaic; ^& iridescent / mesh-mounted | hexagonal / hand-cut | matt / mesh-mounted | brushed / mesh-mounted; *&Chip: 20 x 20 mm / 25 x 25 mm | 25 x 25 mm / 10 x 10 mm | Ø 19 mm / 25 x 25 mm | 15 x 48 mm; &Sheet: 32.7 x 32.7 cm | 30 x 30 cm | 30 x 30 cm | 30 x 30 cm; Thickness: 4 mm | 6 mm | 8 mm; Backing: mesh | PU dots; Box: 1 m² | 2 m²; &Use: pools and walls | floors and walls | pools and floors | walls; Minimum order: 10..200/10 m²; -Edge; -Slip; -Water absorption',
        'Quartz Slabs':
          '^ veined | polished | suede | jumbo; *Size: 305 x 140 cm | 320 x 160 cm | 350 x 200 cm; Thickness: 12 mm | 20 mm | 30 mm; Quartz: 90 % | 93 %; Colour: pure white | Calacatta | concrete grey | black; Flexural strength: 40 MPa | 60 MPa; Minimum order: 10..100/10 slabs; -Slip; -Edge',
      },
    },
    'Doors & Windows': {
      near: 'Flooring | Structural Steel',
      trade: 'Doors | Windows | Doors & Windows | Aluminium | Facades',
      buyers:
        'villa builders | property developers | façade contractors | hospitals and hotels | joineries | window dealers',
      processes:
        'extrude and coat our own profiles | fire-test doors at an independent institute | survey each opening by laser | glaze and hang in one team',
      sentences: [
        'Each opening is measured by laser before production.',
        'Hung and adjusted by our own fitters on request.',
        'Sections and hardware schedules are drawn for approval.',
        'Marked with project, floor and room.',
      ],
      certificates: 'EN 14351-1 report | EN 1634-1 fire test | Secured by Design',
      capacity: 'units 80..12000',
      packaging: 'A-frame | Foam and carton | Wooden crate | Pallet',
      all: '^ thermally broken | solid | fire-rated | soundproof; *Size: 900 x 2,100 mm | 1,000 x 2,200 mm | 1,200 x 1,500 mm; Finish: RAL 9016 | RAL 7016 | wood grain | anodized; Sound: Rw 32 dB | Rw 38 dB | Rw 42 dB; Hardware: stainless steel 304 | aluminium; Installation: included | by others; Minimum order: 1..60/1 pcs; Warranty: 2 years | 5 years | 10 years',
      subs: {
        'Wooden Doors':
          '=& interior door | entrance door | flush door | sliding barn door; ^ veneered | solid oak | carved | lacquered; *Size: 800 x 2,100 mm | 900 x 2,100 mm | 1,000 x 2,300 mm; &Leaf: 40 mm / 44 mm | 54 mm / 68 mm | 40 mm / 44 mm | 40 mm; &Core: tubular board / solid timber | solid timber | honeycomb / tubular board | solid timber; &Frame: adjustable, 80-120 mm | fixed, 100 mm | adjustable, 80-120 mm | steel rail, 2 m; &Fire rating: none / EI 30 | none | none / EI 30 | none; Finish: walnut veneer | white lacquer | natural oak; Weight: 22..68/2 kg',
        'Steel Doors':
          '=& fire door | security door | roller shutter | industrial sectional door; ^& double-leaf / galvanized | armoured / multi-point | insulated / galvanized | insulated / high-lift; *&Size: 900 x 2,100 mm / 1,800 x 2,100 mm | 900 x 2,100 mm | 3,000 x 3,500 mm | 4,000 x 4,500 mm; &Rating: EI 60 / EI 90 / EI 120 | RC 3 / RC 4 | wind class 3 | wind class 3; &Sheet: 1.2 mm / 1.5 mm | 1.5 mm / 2 mm | 0.8 mm | 0.5 mm; &Core: mineral wool | steel ribs and mineral wool | PU foam | PU foam, 40 mm; &Operation: overhead closer | by hand | electric, 230 V | electric, 400 V; &Lock: panic bar / fire lock | five-point | bottom bar | side bolt',
        'Aluminum Windows':
          '= casement window | sliding window | tilt-and-turn window | curtain wall window; ^ thermally broken | slim-framed | double-glazed | mosquito-screened; *Size: 1,200 x 1,400 mm | 1,500 x 1,500 mm | 2,400 x 2,100 mm; Glass: 6-12-6 mm, low-e | 8-16-8 mm, low-e | 6 mm tempered; U-value: 1.6 W/m²K | 2.2 W/m²K | 2.9 W/m²K; Wind load: C3 | C5; Profile: 50 mm | 65 mm | 75 mm; Powder coat: 60 µm | 80 µm',
        'PVC Windows':
          '= PVC window | PVC balcony door | PVC sliding door; ^ five-chamber | white | laminated | tilt-and-turn; *Size: 600 x 900 mm | 1,200 x 1,400 mm | 1,800 x 2,100 mm; Profile: 60 mm | 70 mm | 82 mm; Glass: double, 24 mm | triple, 44 mm; U-value: 0.8 W/m²K | 1.1 W/m²K | 1.4 W/m²K; Reinforcement: steel, 1.5 mm; Seal: two | three; Finish: white | golden oak | anthracite; Hardware: tilt-and-turn | sliding',
        'Automatic Doors':
          '=& automatic sliding door | revolving door | swing door operator | hermetic hospital door; ^& break-out / curved / telescopic | three-wing / four-wing | slim / silent | stainless steel / foot-operated; *&Opening: 1,200 mm / 1,800 mm / 2,400 mm | Ø 3,000 mm / Ø 3,600 mm | up to 1,200 mm | 1,400 mm; &Speed: 70 cm/s / 85 cm/s | 4 turns a minute | opens in 3 s | 40 cm/s; &Leaf weight: 90 kg / 120 kg | none | up to 200 kg | 140 kg; Sensor: microwave and infrared | radar; Cycles: 1,000,000 | 2,000,000; Power: 230 V, 150 W | 230 V, 250 W; Standard: EN 16005 | ANSI A156.10; Minimum order: 1 pc; -Sound; -Finish',
        'Door Locks':
          '=& mortise lock | smart lock | panic bar | lock cylinder | magnetic lock; ^& anti-panic / heavy-duty | keyless / fingerprint | fire-rated / stainless | anti-pick / master-keyed | monitored / surface-mounted; *&Size: backset 55 mm / backset 60 mm | for 38-60 mm doors | 900 mm / 1,200 mm | 60 mm / 70 mm / 80 mm | 280 kg / 500 kg; &Access: key | PIN and card / fingerprint and app | push | 3 keys / 5 keys | 12 or 24 V DC; Cycles: 100,000 | 200,000 | 500,000; Finish: satin nickel | brushed steel | matt black; &Material: stainless steel | zinc alloy | stainless steel | brass | aluminium; Packing: 10 pcs a carton | 20 pcs a carton; Minimum order: 20..1000/20 pcs; !',
        'Glass Facades':
          '= ~unitized curtain wall | ~stick curtain wall | ~spider glazing | glass balustrade; ^ insulating | structural | solar-control; *Glass: 6-16-6 mm, low-e | 8-16-10 mm, laminated | 12 mm, tempered; U-value: 1.3 W/m²K | 1.6 W/m²K | 1.9 W/m²K; Solar factor: 0.24 | 0.28 | 0.36; Panel: 1,500 x 3,600 mm | 1,200 x 4,200 mm; Wind load: 1.8 kPa | 2.4 kPa | 3 kPa; Test: EN 13830 | ASTM E331; Minimum order: 200..2000/100 m²; -Hardware',
      },
    },
    Flooring: {
      near: 'Tiles & Stone | Doors & Windows',
      trade: 'Flooring | Floors | Parquet | Floor Coverings | Surfaces',
      buyers:
        'flooring contractors | property developers | DIY stores | hotels and offices | sports clubs | interior designers',
      processes:
        'press and profile planks in one line | dry oak for four months | test wear layers on the Taber | lay a sample floor on site',
      sentences: [
        'Accessories come from the same store.',
        'A square metre for a sample room is free.',
        'Cutting loss and expansion joints are in our take-off.',
        'Emission class A+.',
      ],
      certificates: 'EN 13501-1 fire test | FloorScore | FSC Chain of Custody',
      capacity: 'm² 4000..400000',
      packaging: 'Carton on pallet | Roll in foil | Pallet with shrink foil',
      all: '^ waterproof | hard-wearing | click-fit | anti-static; *Thickness: 8 mm | 10 mm | 12 mm; Use class: 23/31 | 23/32 | 33/42; Colour: natural oak | grey oak | walnut | light ash; Fire class: Bfl-s1 | Cfl-s1; Underfloor heating: suitable | not suitable; Warranty: 10 years | 15 years | 25 years; Minimum order: 100..2000/100 m²',
      subs: {
        'Laminate Flooring':
          '^ water-resistant | embossed | click-fit | herringbone; *Thickness: 8 mm | 10 mm | 12 mm; Plank: 1,285 x 192 mm | 1,380 x 244 mm | 645 x 145 mm; Abrasion: AC4 | AC5; Core: HDF, 850 kg/m³ | HDF, 900 kg/m³; Box: 1.99 m² | 2.4 m²',
        'Vinyl Flooring':
          '=& ~SPC click flooring | ~LVT | ~homogeneous vinyl sheet | ~hospital vinyl sheet; ^& waterproof / wood-look | wood-look / stone-look | hard-wearing / plain | conductive / antibacterial; *&Thickness: 4 mm / 5 mm / 6.5 mm | 2 mm / 2.5 mm | 2 mm | 2 mm / 3 mm; &Wear layer: 0.3 mm / 0.55 mm | 0.55 mm / 0.7 mm | through and through | 0.7 mm; &Format: 1,220 x 180 mm | 1,220 x 184 mm / 610 x 610 mm | 2 x 20 m roll | 2 x 20 m roll; Slip: R9 | R10; &Sound: 19 dB | 4 dB | 4 dB | 6 dB',
        Parquet:
          '=& ~engineered oak parquet | ~solid oak parquet | ~teak parquet | ~herringbone parquet; ^ brushed | oiled | natural | lacquered; *&Thickness: 14 mm / 15 mm | 20 mm / 21 mm | 15 mm / 18 mm | 11 mm / 14 mm; &Plank: 1,900 x 190 mm / 2,200 x 220 mm | 1,200 x 120 mm | 900 x 90 mm | 600 x 90 mm; &Wear layer: 3 mm / 4 mm | solid | solid / 4 mm | 3 mm; Grade: select | nature | rustic; Moisture: 7 % | 9 %; Use class: 23/31 | 23/32; &Colour: natural oak / smoked oak | natural oak | golden brown | natural oak / white oak',
        'Raised Floors':
          '=& raised floor panel | floor pedestal | raised floor system; ^& calcium-sulphate / steel-encased | galvanized / adjustable | anti-static / low-profile; *&Panel: 600 x 600 mm, 30 mm / 600 x 600 mm, 36 mm | for 600 x 600 mm | 600 x 600 mm, 36 mm; &Height: none | 75-150 mm / 150-400 mm / 300-600 mm | 150-400 mm; Point load: 3 kN | 4.5 kN | 6 kN; &Cover: HPL / vinyl / bare | none | HPL / vinyl; Resistance: 1 MΩ | 10 MΩ; Standard: EN 12825; &Minimum order: 100 m² | 1,000 pcs | 200 m²; @ data centres | office developers | banks | control-room builders | fit-out contractors; -Underfloor heating; -Use class; -Colour; -Thickness',
        'Artificial Grass':
          '=& ~football turf | ~landscape turf | ~padel turf; ^& UV-stable / non-infill | soft / multi-tone | textured / monofilament; +&Pile: 40 mm / 60 mm | 25 mm / 35 mm | 12 mm; &Stitches: 12,600 /m² / 15,750 /m² | 18,900 /m² | 52,500 /m²; &Yarn: PE monofilament | PE and PP | PE fibrillated; Dtex: 8,800 | 12,000 | 16,000; Roll: 2 x 25 m | 4 x 25 m; Backing: PP and latex | PU; &Colour: field green | olive and beige | blue / green; Warranty: 5 years | 8 years; &Buyers’ test: FIFA Quality | none | FIP-ready; @ football clubs | landscape contractors | schools | hotels | villa owners; !; Minimum order: 100..2000/100 m²',
      },
    },
    'Sanitary Ware & Plumbing': {
      near: 'Tiles & Stone | Heating & Cooling',
      trade: 'Sanitary | Plumbing | Bathrooms | Pipes & Fittings | Sanitary Ware',
      buyers:
        'plumbing wholesalers | hotel projects | villa builders | bathroom showrooms | plumbing contractors | public housing programmes',
      processes:
        'cast and machine brass in house | fire vitreous china at 1,230 °C | pressure-test each piece | keep cartridges and seals for fifteen years',
      sentences: [
        'Each piece is inspected before packing.',
        'Spare parts are in stock for fifteen years.',
        'Installation drawings and BIM files are at hand.',
        'A set for the mock-up bathroom leaves within a week.',
      ],
      certificates: 'WRAS approval | WaterMark | EN 997 report',
      capacity: 'pieces 800..90000',
      packaging: 'Carton | Carton on pallet | Wooden crate | Bundles',
      all: '^ water-saving | wall-hung | modern | matt; *Colour: white | chrome | matt black | brushed nickel; Material: brass | vitreous china | stainless steel; Connection: ½" | G 3/8" | DN 100; Pressure: 0.5-5 bar | 1-10 bar; Warranty: 5 years | 10 years; Minimum order: 5..200/5 pcs; Packing: carton | 4 pcs a carton',
      subs: {
        Faucets:
          '=& basin mixer | kitchen mixer | shower mixer | bidet tap | sensor tap; ^& single-lever / tall | pull-out / single-lever | thermostatic / concealed | single-lever / compact | touch-free / battery-powered; *Finish: chrome | matt black | brushed gold | brushed nickel; &Flow: 5 l/min | 8 l/min | 12 l/min | 5 l/min | 3.8 l/min; &Cartridge: ceramic, 35 mm / ceramic, 25 mm | ceramic, 35 mm | thermostatic / ceramic, 40 mm | ceramic, 25 mm | solenoid valve; Material: brass, lead below 0.25 % | stainless steel 304; &Spout: 110 mm / 130 mm | 220 mm | none | 105 mm | 130 mm; Weight: 0.9..3.2/0.1 kg; Connection: G 3/8" | ½"; -Colour',
        Toilets:
          '=& wall-hung toilet | close-coupled toilet | squat pan | smart toilet | urinal; ^& rimless / compact | back-to-wall / rimless | ribbed / with flush | heated-seat / self-cleaning | waterless / sensor-flush; *&Flush: 3/4.5 l / 3/6 l | 3/6 l | 6 l | 3/4.5 l | 1 l / none; &Size: 530 x 360 mm | 650 x 370 mm | 560 x 450 mm | 700 x 400 mm | 350 x 300 mm; &Outlet: P-trap, 180 mm | S-trap, 220 mm / S-trap, 300 mm | S-trap, 220 mm | S-trap, 300 mm | 50 mm; &Seat: duroplast, soft-close | duroplast, soft-close / UF, removable | none | heated, with bidet | none; Material: vitreous china; &Weight: 22 kg | 38 kg | 18 kg | 46 kg | 16 kg; -Connection; -Pressure; Colour: white | matt white',
        Bathtubs:
          '=& freestanding bathtub | built-in bathtub | whirlpool bathtub | corner bathtub; ^ acrylic | deep | oval | easy-clean; *&Size: 1,700 x 750 mm / 1,800 x 800 mm | 1,600 x 700 mm / 1,700 x 750 mm | 1,800 x 900 mm | 1,400 x 1,400 mm; Depth: 420 mm | 450 mm | 480 mm; &Volume: 220 l / 260 l | 170 l / 190 l | 280 l | 300 l; &Material: solid surface / acrylic, 5 mm | acrylic, 5 mm / steel, 3.5 mm | acrylic, 5 mm | acrylic, 5 mm; Waste: centre | end, click-clack; &Jets: none | none | 6 / 12 | none / 6; &Weight: 96 kg / 52 kg | 28 kg / 48 kg | 74 kg | 58 kg; Minimum order: 1..20/1 pcs; -Connection; -Pressure; Colour: white | matt white | grey',
        Showers:
          '=& shower set | shower enclosure | rain shower head | shower tray; ^& thermostatic / three-function | frameless / sliding | ultra-slim / ceiling-mounted | low-profile / stone-look; *&Size: rail 900 mm / rail 700 mm | 900 x 900 mm / 1,200 x 800 mm | Ø 250 mm / Ø 300 mm | 900 x 900 mm / 1,200 x 800 mm; &Data: 9 l/min / 7 l/min | glass, 8 mm / glass, 6 mm | 12 l/min / 14 l/min | resin, 28 mm / acrylic, 40 mm; &Finish: chrome / matt black / brushed gold | chrome / matt black | chrome / matt black | white / anthracite; &Weight: 3 kg | 42 kg | 1.2 kg | 34 kg; -Colour; -Pressure; -Connection; &Material: brass | tempered glass and aluminium | stainless steel 304 | mineral resin / acrylic',
        'Wash Basins':
          '=& countertop basin | pedestal basin | under-counter basin | wall-hung basin; ^ slim-edged | round | hand-glazed | oval; *&Size: Ø 400 mm / 500 x 380 mm | 550 x 450 mm / 600 x 460 mm | 490 x 380 mm | 450 x 320 mm / 600 x 460 mm; &Material: vitreous china / marble / solid surface | vitreous china | vitreous china | vitreous china; Tap hole: 1 | none; Overflow: yes | no; Weight: 6..24/1 kg; Colour: white | matt black | sand; -Connection; -Pressure',
        'Plastic Pipes':
          '=& PPR pipe | PVC pressure pipe | PE-X pipe | HDPE pipe | drainage pipe; ^& fibre-reinforced / UV-stabilized | solvent-welded / thick-walled | oxygen-tight / five-layer | pressure-rated / black | low-noise / push-fit; *&Diameter: 20 mm / 25 mm / 32 mm / 63 mm | 63 mm / 110 mm / 160 mm | 16 mm / 20 mm | 63 mm / 110 mm / 250 mm | 50 mm / 110 mm; &Pressure: PN 20 / PN 16 | PN 10 / PN 16 | PN 10 | PN 10 / PN 16 | without pressure; &Length: 4 m | 6 m | 100 m coil / 200 m coil | 6 m / 12 m / 100 m coil | 3 m / 1 m; &Standard: EN ISO 15874 | EN ISO 1452 / ASTM D1785 | EN ISO 15875 | EN 12201 | EN 1451; &Colour: green | grey / blue | white / red | black with blue stripe | grey / orange; Service life: 50 years; Minimum order: 200..10000/100 m; !',
        'Water Heaters':
          '=& electric water heater | gas water heater | solar water heater | instant water heater; ^& enamelled / slim / smart | condensing / room-sealed | thermosiphon / pressurized | tankless / three-phase; *&Capacity: 30 l / 50 l / 80 l | 11 l/min / 14 l/min | 200 l / 300 l | 6 l/min / 9 l/min; &Power: 1.5 kW / 2 kW | 22 kW / 28 kW | 2 m² collector / 4 m² collector | 9 kW / 18 kW; &Supply: 230 V, 50 Hz | natural gas / LPG | sun, with 2 kW backup | 400 V, three-phase; Energy class: A | B | C; &Tank: enamelled steel / stainless steel 316L | none | enamelled steel | none; Protection: IPX4; &Weight: 14 kg / 22 kg | 12 kg | 96 kg | 4 kg; Warranty: 2 years | 5 years; !; Minimum order: 5..60/5 pcs',
      },
    },
    Lighting: {
      near: 'Electrical Installation | Kitchenware & Home Goods',
      trade: 'Lighting | LED Systems | Light & Design | Luminaires | Illumination',
      buyers:
        'lighting designers | electrical wholesalers | municipalities | hotel projects | retail chains | sports-ground operators',
      processes:
        'place and solder our own boards | measure each family in the goniophotometer | age drivers for 24 hours | plan in DIALux for your rooms',
      sentences: [
        'A lighting plan is part of the offer.',
        'Measured in our own laboratory, not copied from the supplier.',
        'IES and LDT files can be downloaded before you ask.',
        'Bins are kept, so that later orders match.',
      ],
      certificates: 'ENEC | IEC 62471 report | RoHS declaration',
      capacity: 'pieces 1000..200000',
      packaging: 'Carton | Carton on pallet | Foam-lined carton',
      coded: true,
      all: '^ dimmable | LED | slim | anti-glare; *Power: 10 W | 18 W | 40 W; Colour temperature: 2,700 K | 3,000 K | 4,000 K | 6,500 K; Luminous flux: 800..4200/100 lm; Colour rendering: Ra 80 | Ra 90 | Ra 95; Protection: IP20 | IP44; Voltage: 220-240 V | 100-277 V; Lifetime: 30,000 h | 50,000 h; Warranty: 2 years | 5 years; Minimum order: 20..1000/20 pcs',
      subs: {
        'LED Bulbs':
          '=& LED bulb | LED tube | LED candle | LED spotlight | filament bulb; ^& dimmable / frosted / smart | flicker-free / glass | frosted / dimmable | dimmable / narrow-beam | clear / amber; *&Power: 7 W / 9 W / 12 W | 9 W / 18 W | 5 W | 5 W / 7 W | 4 W / 7 W; &Base: E27 | G13 | E14 | GU10 | E27; &Luminous flux: 806 lm / 1,055 lm | 1,000 lm / 2,000 lm | 470 lm | 400 lm / 520 lm | 470 lm / 806 lm; &Beam: 220° | 160° | 270° | 36° / 60° | 320°; Lifetime: 15,000 h | 25,000 h; Packing: 10 pcs | 50 pcs | 100 pcs; Protection: IP20; Colour temperature: 2,700 K | 4,000 K | 6,500 K; Minimum order: 100..5000/100 pcs',
        Chandeliers:
          '^ crystal | brass | modern | mosque; *&Diameter: Ø 60 cm | Ø 90 cm | Ø 150 cm | Ø 300 cm; &Arms: 6 | 8 / 12 | 24 | 72; Base: E14; Finish: gold-plated | chrome | antique brass; Suspension: 80 cm | 150 cm | to order; &Weight: 7 kg | 16 kg | 48 kg | 240 kg; Crystal: K9 | clear glass; Protection: IP20; Minimum order: 1..10/1 pcs; -Luminous flux; -Lifetime; -Power; @ hotel projects | mosque builders | wedding halls | villa owners | interior designers',
        'Street Lighting':
          '=& LED street light | solar street light | bollard light | lighting pole; ^& tool-free / dimmable / die-cast | all-in-one / sensor-controlled | low-glare / aluminium | hot-dip galvanized / hinged; *&Model: 60 W, 9,000 lm / 100 W, 15,000 lm / 150 W, 21,000 lm | 40 W, 6,400 lm / 80 W, 12,000 lm | 12 W, 900 lm / 18 W, 1,400 lm | 6 m / 8 m / 12 m; &Protection: IP66, IK08 / IP66, IK10 | IP65 | IP65, IK10 | 85 µm zinc; &Supply: 220-240 V / 100-277 V | panel and LiFePO₄ battery | 220-240 V | none; &Control: 0-10 V / DALI / NEMA socket | twilight and motion | on/off | none; &Lifetime: 100,000 h | 50,000 h | 50,000 h | 30 years; &Weight: 5.5 kg / 8 kg | 14 kg / 21 kg | 4 kg | 62 kg / 148 kg; Minimum order: 10..400/10 pcs; Warranty: 2 years | 5 years; !; @ municipalities | road contractors | industrial parks | compound builders | ports',
        Floodlights:
          '=& LED floodlight | stadium floodlight | work light; ^& asymmetric / slim | glare-controlled / aimable | rechargeable / tripod; *&Power: 50 W / 100 W / 200 W | 600 W / 1,200 W | 30 W / 50 W; &Luminous flux: 6,500 lm / 14,000 lm / 28,000 lm | 84,000 lm / 168,000 lm | 3,000 lm / 5,000 lm; &Beam: 60° / 120° | 15° / 30° | 120°; Protection: IP65 | IP66; Housing: die-cast aluminium; &Weight: 2 kg / 4.5 kg | 18 kg / 24 kg | 2.5 kg; Colour rendering: Ra 70 | Ra 80',
        'Panel Lights':
          '=& LED panel | downlight | linear light | track light; ^& recessed / backlit / edge-lit | recessed / low-glare | suspended / linkable | adjustable / zoomable; *&Size: 600 x 600 mm / 300 x 1,200 mm | Ø 170 mm / Ø 90 mm | 1,200 mm / 1,500 mm | Ø 75 x 160 mm; &Power: 36 W / 40 W | 12 W / 18 W | 40 W / 60 W | 20 W / 30 W; &Luminous flux: 3,600 lm / 4,400 lm | 1,100 lm / 1,800 lm | 5,200 lm / 7,800 lm | 2,200 lm / 3,300 lm; &Glare: UGR below 19 | UGR below 16 | UGR below 19 | none; Driver: on/off | DALI | 1-10 V',
        'Decorative Lamps':
          '=& table lamp | floor lamp | pendant lamp | wall lamp | garden lantern; ^& linen-shaded / brass | rattan / arched | hand-blown / rattan | brass / opal | solar / cast-aluminium; *&Height: 48 cm / 32 cm | 150 cm / 165 cm | 25 cm / 40 cm | 22 cm | 32 cm / 60 cm; &Shade: linen / opal glass | linen / rattan | smoked glass / rattan | opal glass | clear glass; &Base: E27 / E14 | E27 | E27 | E14 / G9 | E27; &Cable: 1.8 m, textile | 2 m, foot switch | 1.5 m, textile | hard-wired | hard-wired; Finish: matt black | brass | natural; &Weight: 1.8 kg | 6 kg | 2 kg | 1 kg | 3 kg; &Protection: IP20 | IP20 | IP20 | IP20 / IP44 | IP44 / IP65; -Luminous flux; -Lifetime; -Power; Minimum order: 5..100/5 pcs',
      },
    },
    'Electrical Installation': {
      near: 'Lighting | Heating & Cooling',
      trade: 'Electrical | Electric | Cables | Installation Systems | Switchgear',
      buyers:
        'electrical wholesalers | electrical contractors | panel builders | property developers | hardware stores | industrial plants',
      processes:
        'draw and strand our own copper | test each drum with high voltage | mould housings in flame-retardant material | wire boards to your diagram',
      sentences: [
        'Labelled with project and room on request.',
        'The routine test sheet is in the pack.',
        'Type-tested by an independent laboratory.',
        'Delivered from stock within 48 hours inside the country.',
      ],
      certificates: 'IEC 60884-1 report | KEMA type test | BASEC approval',
      capacity: 'pieces 4000..600000',
      packaging: 'Carton | Drum | Bundles | Pallet',
      all: '^ flame-retardant | halogen-free | modular | heavy-duty; *Rating: 10 A | 16 A | 32 A; Voltage: 250 V | 400 V | 450/750 V; Colour: white | grey | black; Material: polycarbonate | PVC | steel; Protection: IP20 | IP44 | IP55; Standard: IEC 60669 | BS 1363 | SASO 2203; Warranty: 2 years | 10 years; Minimum order: 50..2000/50 pcs',
      subs: {
        'Switches & Sockets':
          '= light switch | power socket | dimmer | USB socket | data outlet; ^ modular | glass-fronted | weatherproof | screwless; *Rating: 10 A | 13 A | 16 A | 20 A; Gangs: 1 | 2 | 3; Colour: white | anthracite | brushed steel; Terminals: screw | spring; Operations: 40,000 | 60,000; Voltage: 250 V',
        'Electrical Wires':
          '=& building wire | flexible cable | armoured cable | fire-resistant cable; ^& copper / solid | oil-resistant / rubber-sheathed | XLPE-insulated / steel-wire | mica-taped / halogen-free; *&Cross-section: 1.5 mm² / 2.5 mm² / 6 mm² | 3 x 1.5 mm² / 5 x 6 mm² | 4 x 16 mm² / 4 x 70 mm² | 2 x 1.5 mm² / 4 x 2.5 mm²; &Voltage: 450/750 V | 450/750 V | 0.6/1 kV | 300/500 V; &Conductor: copper, class 2 | copper, class 5 | copper, class 2 / aluminium | copper, class 2; &Insulation: PVC / LSZH | rubber / PVC | XLPE | mica and LSZH; &Length: 100 m roll | 100 m roll / 500 m drum | 500 m drum / 1,000 m drum | 500 m drum; &Temperature: 70 °C | 85 °C | 90 °C | 90 °C; &Standard: IEC 60227 | IEC 60245 | IEC 60502-1 / BS 6724 | BS 6387 CWZ; Minimum order: 1..40/1 drums; !',
        'Cable Trays':
          '=& perforated cable tray | cable ladder | wire mesh tray | cable trunking; ^ hot-dip galvanized | pre-galvanized | powder-coated | stainless; *Width: 100 mm | 200 mm | 300 mm; &Height: 50 mm / 60 mm | 60 mm / 100 mm | 50 mm / 100 mm | 50 mm / 75 mm; &Thickness: 1.2 mm / 1.5 mm | 2 mm | Ø 5 mm wire | 1.2 mm; Length: 2.4 m | 3 m; Load: 50 kg/m | 120 kg/m | 200 kg/m; Standard: IEC 61537 | NEMA VE 1; Minimum order: 60..3000/60 m; !',
        Conduits:
          '=& rigid conduit | flexible conduit | EMT conduit | junction box; ^& PVC / halogen-free | corrugated / halogen-free | galvanized / threadless | surface / weatherproof; *&Diameter: 20 mm / 25 mm / 32 mm | 20 mm / 25 mm / 32 mm | ½" / ¾" / 1" | 80 x 80 mm / 100 x 100 mm; &Length: 3 m | 25 m coil / 50 m coil | 3.05 m | box of 50; &Compression: 750 N / 1,250 N | 320 N / 750 N | 4,000 N | IK07; Temperature: -5 to 60 °C | -25 to 90 °C; &Colour: grey / white | orange / grey | bare metal | grey / white; &Standard: IEC 61386 | IEC 61386 | UL 797 | IEC 60670; &Minimum order: 900 m / 3,000 m | 1,000 m | 610 m | 500 pcs; !',
        'Distribution Boxes':
          '=& distribution board | consumer unit | steel enclosure | meter cabinet; ^& surface-mounted / pre-wired | flush-mounted / surface-mounted | weatherproof / wall-mounted | outdoor / free-standing; *&Size: 36 modules / 72 modules | 12 modules / 24 modules | 400 x 300 x 200 mm / 800 x 600 x 250 mm | 1 meter / 4 meters; &Busbar: 100 A / 250 A | 63 A | none | 63 A / 100 A; &Protection: IP40 / IP43 | IP30 / IP40 | IP55 / IP66 | IP44 / IP54; Door: steel | lockable steel; &Material: sheet steel, 1.2 mm | ABS / sheet steel, 1 mm | sheet steel, 1.5 mm / stainless steel 304 | polyester; Earth bar: yes; &Standard: IEC 61439-3 | IEC 61439-3 | IEC 62208 | IEC 61439-5; Voltage: 400 V; Minimum order: 1..60/1 pcs; -Rating',
        'Home Automation':
          '=& KNX actuator | smart home gateway | touch panel | blind controller | presence detector; ^& DIN-rail / multi-function | wireless / voice-controlled | flush-mounted / glass | wired / wireless | ceiling-mounted / corridor; *&Model: 4 channels / 8 channels / 12 channels | 100 devices / 250 devices | 4" / 7" / 10" | 2 channels / 4 channels | Ø 8 m / Ø 24 m; &Protocol: KNX | Zigbee and Wi-Fi / Matter | KNX / Wi-Fi | KNX / Zigbee | KNX / DALI; &Voltage: 24-30 V DC | 5 V, USB-C | 24 V DC | 230 V | 24-30 V DC / 230 V; &Mounting: DIN rail | table or wall | flush box | flush box / DIN rail | ceiling; App: iOS and Android; Minimum order: 1..50/1 pcs; -Standard; -Protection; -Rating; &Material: polycarbonate | ABS | glass and aluminium | polycarbonate | polycarbonate',
      },
    },
    'Heating & Cooling': {
      near: 'Sanitary Ware & Plumbing | Electrical Installation',
      trade: 'Air Conditioning | HVAC | Climate | Cooling | Heating & Cooling',
      buyers:
        'HVAC contractors | hotels and hospitals | property developers | data centres | district cooling operators | HVAC wholesalers',
      processes:
        'run each unit at 52 °C before release | braze under nitrogen | balance fans on our own bench | calculate loads from your drawings',
      sentences: [
        'Chosen for 46 °C outside, not for 35 °C.',
        'Selection sheets and sound data come with the offer.',
        'Commissioning is included in the region.',
        'Spare parts are in the country.',
      ],
      certificates: 'AHRI certificate | Eurovent certificate | SASO 2663 energy label',
      capacity: 'units 60..24000',
      packaging: 'Carton | Skid with foil | Pallet | Wooden crate',
      coded: true,
      all: '^ inverter | energy-saving | low-noise | tropical; *Cooling capacity: 3.5 kW | 5.3 kW | 7 kW; Supply: 230 V / 50 Hz / 1 ph | 400 V / 50 Hz / 3 ph | 220 V / 60 Hz / 1 ph; Sound: 28..62/1 dB(A); Refrigerant: R32 | R410A | R454B; Weight: 9..120/1 kg; Warranty: 2 years | 5 years on the compressor; Minimum order: 1..60/1 pcs',
      subs: {
        'Air Conditioners':
          '=& split air conditioner | ducted air conditioner | window air conditioner | cassette air conditioner | rooftop unit; ^ inverter | tropical | heat-pump | low-noise; *&Cooling capacity: 12,000 BTU/h / 18,000 BTU/h / 24,000 BTU/h | 36,000 BTU/h / 48,000 BTU/h | 18,000 BTU/h / 24,000 BTU/h | 24,000 BTU/h / 36,000 BTU/h | 10 tons / 20 tons; EER: 11.5 | 12.4 | 13.1; Works up to: 52 °C | 55 °C; &Air flow: 550 m³/h / 850 m³/h | 2,000 m³/h | 600 m³/h | 1,400 m³/h | 6,800 m³/h / 13,600 m³/h; &Compressor: rotary | scroll | rotary | rotary / scroll | scroll; &Weight: 42 kg / 58 kg | 128 kg | 62 kg | 76 kg | 420 kg / 780 kg; Supply: 230 V, 50 Hz | 230 V, 60 Hz; &Sound: 36 dB(A) | 44 dB(A) | 54 dB(A) | 40 dB(A) | 74 dB(A)',
        'Water Chillers':
          '= air-cooled chiller | water-cooled chiller | absorption chiller; ^ screw | scroll | free-cooling | modular; *Cooling capacity: 65 kW | 250 kW | 700 kW | 1,400 kW; COP: 3.1 | 4.2 | 6; Compressors: 2 | 4 | 6; Refrigerant: R134a | R410A | R1234ze; Water: 6 / 12 °C | 7 / 14 °C; Control: BACnet | Modbus; Sound: 68..84/1 dB(A); Weight: 620..9800/20 kg; Supply: 400 V / 50 Hz / 3 ph | 460 V / 60 Hz / 3 ph; Minimum order: 1 pc',
        'Ventilation Fans':
          '=& axial fan | centrifugal fan | exhaust fan | ceiling fan | jet fan; ^& wall-mounted / EC-motor | belt-driven / backward-curved | inline / humidity-controlled | five-blade / DC-motor | reversible / smoke-rated; *&Size: Ø 315 mm / Ø 560 mm | Ø 400 mm / Ø 630 mm | Ø 100 mm / Ø 150 mm | Ø 1,200 mm / Ø 1,400 mm | Ø 400 mm / Ø 630 mm; &Air flow: 1,800 m³/h / 8,000 m³/h | 5,000 m³/h / 24,000 m³/h | 95 m³/h / 250 m³/h | 210 m³/min / 240 m³/min | thrust 50 N / thrust 85 N; &Power: 0.12 kW / 0.55 kW | 2.2 kW / 7.5 kW | 14 W / 25 W | 35 W / 70 W | 1.1 kW / 2.2 kW; &Speed: 1,400 rpm | 1,450 rpm / 2,800 rpm | 2,400 rpm | 200 rpm / 330 rpm | 2,900 rpm; &Smoke class: none | none / F300 | none | none | F300 / F400; -Refrigerant; -Cooling capacity; Warranty: 2 years | 5 years; Supply: 230 V, 50 Hz | 400 V, 50 Hz',
        'Air Ducts':
          '=& spiral duct | pre-insulated duct panel | flexible duct | air diffuser | fire damper; ^& galvanized / flanged | aluminium-faced / rigid | insulated / acoustic | square / round / slot | motorized / fusible-link; *&Size: Ø 160 mm / Ø 315 mm | 4,000 x 1,200 mm | Ø 100 mm / Ø 200 mm | 600 x 600 mm / 300 x 300 mm | 300 x 200 mm / 600 x 400 mm; &Material: steel, 0.5 mm / steel, 0.7 mm | phenolic, 20 mm / PIR, 20 mm | aluminium and polyester | aluminium | steel, 1.5 mm; &Class: leakage C / leakage D | leakage C | up to 140 °C | noise below 30 dB(A) | EI 120 / EI 90; Pressure: 500 Pa | 1,000 Pa; &Standard: EN 12237 / SMACNA | EN 13403 | UL 181 | ISO 5219 | EN 1366-2 / UL 555; &Minimum order: 60 m / 300 m | 50 panels | 20 boxes | 40 pcs | 10 pcs; !',
        Radiators:
          '=& panel radiator | towel radiator | aluminium radiator | electric convector; ^& powder-coated / low-temperature | chrome / curved | sectional / die-cast | wall-mounted / smart; *&Size: 600 x 1,000 mm / 500 x 1,400 mm | 1,200 x 500 mm / 1,800 x 500 mm | 10 sections / 6 sections | 450 x 740 mm; &Output: 1,750 W / 1,950 W | 580 W / 820 W | 1,800 W / 1,080 W | 1,500 W / 2,000 W; &Connection: ½", side / ½", bottom | ½", bottom | 1", side | 230 V; &Pressure: 10 bar | 8 bar | 16 bar | none; &Colour: RAL 9016 | chrome / RAL 9016 / matt black | RAL 9010 | white; &Weight: 28 kg | 9 kg | 14 kg | 5 kg; Warranty: 5 years | 10 years; Minimum order: 5..100/5 pcs; !',
        'Air Curtains':
          '^& recessed | electrically heated | unheated | industrial; *Width: 900 mm | 1,200 mm | 1,500 mm | 2,000 mm; &Height: up to 3.5 m | up to 2.5 m | up to 3 m | up to 5 m; Air flow: 1,100 m³/h | 2,200 m³/h | 4,500 m³/h; &Heating: hot water | 6 kW / 12 kW | none | none / hot water; Speed: 9 m/s | 14 m/s; Control: door contact | remote | BMS; Weight: 12..58/1 kg; -Refrigerant; -Cooling capacity; Warranty: 2 years; @ shopping malls | supermarkets | airports | cold stores | hotels',
      },
    },
    'Kitchenware & Home Goods': {
      near: 'Lighting | Flooring',
      trade: 'Housewares | Kitchenware | Home Goods | Homeware | Household',
      buyers:
        'department stores | supermarket chains | online shops | gift shops | hotels and restaurants | discount stores',
      processes:
        'press and polish in house | photograph each article for your shop | test for food contact | pack for the shelf',
      sentences: [
        'Barcode and shelf-ready pack in your language.',
        'Tested for food contact where it touches food.',
        'Mixed cartons for small shops.',
        'Photographs and texts for online shops are free.',
      ],
      certificates: 'LFGB report | FDA food contact | BSCI audit',
      capacity: 'pieces 4000..600000',
      packaging: 'Gift box in carton | Carton | Pallet | Display',
      all: '^ dishwasher-safe | stackable | modern | eco-friendly; *Colour: white | sage green | black | sand; Material: stainless steel | stoneware | bamboo | polypropylene; Pack: 1 pc | set of 4 | set of 6; Packing: gift box | colour sleeve | carton; Care: dishwasher | by hand; Minimum order: 100..3000/100 pcs; Warranty: 2 years | none',
      subs: {
        Cookware:
          '=& saucepan set | frying pan | pressure cooker | cast-iron casserole | kabsa pot; ^& tri-ply / induction | non-stick / ceramic-coated | stainless / two-valve | enamelled / heavy | non-stick / family-size; *&Size: 8 pieces / 6 pieces | Ø 24 cm / Ø 28 cm | 6 l / 8 l | Ø 26 cm, 5 l | 12 l / 20 l; &Material: stainless steel 18/10 | forged aluminium / stainless steel 18/10 | stainless steel 18/10 | cast iron | aluminium; Hob: all, induction too | gas and electric; &Handle: riveted steel | soft-touch / detachable | heat-safe | cast on | riveted steel; Care: dishwasher | by hand; -Colour; -Pack',
        Tableware:
          '=& dinner set | tea set | cutlery set | glass tumblers | Arabic coffee cup set; ^& porcelain / stoneware | hand-painted / porcelain | polished / gold-plated | cut / tempered | gold-rimmed / porcelain; *&Pieces: 16 / 24 / 72 | 12 / 17 | 24 / 72 | 6 | 6 / 12; &Material: porcelain / stoneware | porcelain | stainless steel 18/10 | glass | porcelain; &Microwave: yes | no, gold rim / yes | no | yes | no, gold rim; Packing: gift box | sleeve; &Colour: white / reactive blue | white and gold / cobalt | silver / gold | clear / amber | white and gold; -Pack',
        'Kitchen Appliances':
          '=& stand mixer | blender | air fryer | electric kettle | rice cooker | coffee machine; ^& six-speed / metal | high-speed / quiet | digital / family-size | cordless / stainless | non-stick / compact | bean-to-cup / espresso; *&Capacity: 5 l / 7 l | 1.5 l / 2 l | 5.5 l / 7.5 l | 1.7 l | 1.8 l / 2.8 l | 1.8 l tank; &Power: 1,000 W | 1,200 W / 1,600 W | 1,700 W / 2,000 W | 2,200 W | 700 W / 1,000 W | 1,450 W; Supply: 220-240 V, 50/60 Hz | 120 V, 60 Hz; Plug: type G | type C | to order; &Programs: 6 speeds | 3 | 8 / 12 | none | 2 / 8 | 5; Cable: 0.8 m | 1 m; &Weight: 7.5 kg | 3.8 kg | 5.2 kg | 1.1 kg | 2.6 kg | 9 kg; Colour: black | silver | cream; Packing: colour box; Minimum order: 50..1000/50 pcs; Warranty: 1 year | 2 years; !',
        'Storage Containers':
          '=& food container set | glass jar | storage box | water jug | lunch box; ^& airtight / stackable | airtight / bamboo-lidded | foldable / wheeled | insulated / dripless | leak-proof / divided; *&Volume: 3 pieces / 10 pieces | 0.5 l / 1.2 l | 32 l / 45 l | 2 l / 5 l | 1 l / 1.4 l; &Material: Tritan / polypropylene | borosilicate glass | polypropylene | Tritan / stainless steel | stainless steel / polypropylene; &Lid: clip | bamboo / clip | clip | screw | clip, silicone seal; Colour: clear | sage green | sand; -Pack',
        'Cleaning Supplies':
          '=& microfibre mop | broom | cleaning cloths | window squeegee | trolley bucket; ^& flat / telescopic | soft-bristled / outdoor | absorbent / lint-free | swivel / telescopic | double / wheeled; *&Size: 40 cm / 50 cm | 30 cm / 45 cm | 40 x 40 cm | 25 cm / 35 cm | 2 x 15 l / 25 l; &Material: microfibre | PET bristles / natural fibre | microfibre / cotton | rubber and steel | polypropylene; &Handle: aluminium, 70-130 cm | wood, 120 cm | none | aluminium, 20-60 cm | steel; &Pack: 1 pc | 12 pcs | 10-pack / 50-pack | 1 pc | 1 pc; -Care; -Colour',
        'Home Decoration':
          '=& wall clock | vase | photo frame | scented candle | wall mirror | incense burner; ^& silent / oversized | hand-thrown / ribbed | oak / gold-toned | soy-wax / oud-scented | arched / framed | carved / electric; *&Size: Ø 30 cm / Ø 60 cm | 25 cm / 38 cm | 20 x 30 cm / A4 | 200 g / 400 g | Ø 60 cm / 60 x 160 cm | 12 cm / 18 cm; &Material: mango wood / metal | ceramic / glass | oak / brass | soy wax in glass | glass and metal | brass / ceramic; &Packing: colour box | carton with inlay | sleeve | gift box | corner-protected carton | gift box; Finish: matt | glossy | antique; -Care; -Pack; -Colour',
        'Garden Tools':
          '=& pruning shears | garden hose | spade | wheelbarrow | sprinkler | hand trowel set; ^& bypass / hardened | kink-free / three-layer | pointed / square | rust-proof / puncture-proof | oscillating / rotary | stainless / long-handled; *&Size: 20 cm / 22 cm | 15 m / 25 m / 50 m | 110 cm | 85 l / 100 l | 120 m² / 300 m² | 3 pieces / 5 pieces; &Material: carbon steel | PVC, three-layer | forged steel / stainless steel | galvanized steel | ABS and brass | stainless steel; &Handle: soft grip / aluminium | none | ash wood / fibreglass | steel tube | none | ash wood / soft grip; &Weight: 0.3 kg | 3.2 kg | 1.9 kg | 13 kg | 0.6 kg | 0.8 kg; -Colour; -Pack; -Care; @ garden centres | hardware stores | landscapers | municipalities | online shops',
      },
    },
    'Prefabricated Houses': {
      near: 'Building Materials | Structural Steel',
      trade: 'Modular Buildings | Prefab | Cabins | Modular Homes | Prefab Houses',
      buyers:
        'labour camp operators | oil-field contractors | resort developers | schools | relief organizations | private builders',
      processes:
        'build modules with doors and cables in place | weld frames on jigs | test roofs under sprinklers | set up with our own crane crew',
      sentences: [
        'Leaves the plant with windows and cables in place.',
        'Set up by our own crew if you wish.',
        'Walls and roof are guaranteed for ten years.',
        'Plans, statics and a foundation drawing are included.',
      ],
      certificates: 'EN 1090-2 | EN 13501-1 fire test',
      capacity: 'units 4..400',
      packaging: 'Flat rack | Flat pack in 40-foot container | Low-loader',
      all: '^ insulated | relocatable | turnkey | two-storey; *Floor area: 15 m² | 24 m² | 60 m² | 120 m²; Walls: sandwich panel, 50 mm | sandwich panel, 75 mm | sandwich panel, 100 mm; Wind: 120 km/h | 150 km/h; Frame: galvanized steel | light-gauge steel; Floor: vinyl on cement board | laminate; Electricity: 230 V, installed | 110 V, installed; Air conditioning: split unit | prepared; Design life: 20 years | 30 years; Minimum order: 1..20/1 units',
      subs: {
        'Modular Houses':
          '=& modular villa | modular classroom | modular clinic | staff housing module; *&Floor area: 120 m² / 240 m² | 60 m² | 60 m² / 120 m² | 36 m²; &Modules: 4 / 8 | 2 | 2 / 4 | 1; &Rooms: 4 / 6 | 1 | 3 / 6 | 3; Build time: 8 weeks | 12 weeks; ^ turnkey | two-storey | insulated | energy-saving; Minimum order: 1 unit',
        'Container Houses':
          '=& container house | folding container house | container office | container café; ^& expandable / stackable | flat-pack / quick | stackable / insulated | glass-fronted / fold-out; *&Size: 20-foot / 40-foot | 5.9 x 2.5 m | 20-foot / 40-foot | 20-foot; &Floor area: 14 m² / 28 m² | 14 m² | 14 m² / 28 m² | 14 m²; &Set-up: 2 hours | 15 minutes | 2 hours | 1 day; &Loads: 1 on a truck | 12 in a 40-foot container | 1 on a truck | 1 on a truck',
        'Site Cabins':
          '=& site office | guard cabin | ablution unit | site canteen | sleeping cabin; ^ fully furnished | lockable | relocatable | insulated; *&Size: 6 x 2.4 m / 12 x 3 m | 1.5 x 1.5 m / 2.4 x 1.2 m | 6 x 2.4 m | 12 x 3 m | 6 x 2.4 m / 12 x 3 m; &People: 4 / 8 | 1 / 2 | 30 a day | 40 | 4 / 8; &Toilets: none / 1 | none | 4 / 6 | none | 1 / 2; Rental: possible | sale only; Forklift pockets: yes; -Floor area',
        'Wooden Houses':
          '=& log house | timber-frame house | wooden cabin | garden house; ^& glue-laminated / spruce | insulated / turnkey | spruce / A-frame | ready-cut / pressure-treated; *&Floor area: 64 m² / 96 m² | 96 m² / 140 m² | 28 m² / 42 m² | 9 m² / 18 m²; &Walls: 134 mm / 200 mm | 200 mm, insulated / 260 mm, insulated | 70 mm | 28 mm / 44 mm; Wood: Nordic spruce | larch | thermo-pine; &Roof: prepared | tiles / sheet steel | shingles / sheet steel | shingles; &Windows: triple-glazed | triple-glazed / double-glazed | double-glazed | single-glazed; &Delivery: kit and fitters | kit and fitters | kit with manual / kit and fitters | kit with manual; Minimum order: 1..10/1 units; !; @ resort developers | campsites | private builders | schools | glamping operators',
      },
    },
    'Real Estate & Contracting': {
      near: '',
      trade: 'Contracting | Real Estate | Developments | Properties | Projects',
      buyers:
        'industrial investors | retail chains | family offices | logistics companies | ministries | private owners',
      processes:
        'hold a contractor classification | keep our own engineers on site | report progress every week with photographs | price from a bill of quantities',
      strengths:
        'a fixed price after the design | a site diary that the client can read | defects put right within ten days | title deeds checked by a lawyer',
      sentences: [
        'The offer lists every quantity; nothing rests on a guess.',
        'Papers are checked by a lawyer of our own.',
        'A visit can be arranged within a week.',
        'One engineer is in charge from the first visit to the last.',
      ],
      certificates: 'Contractor classification, grade 2 | ISO 45001:2018 | REGA licence',
      service: true,
      all: '^ turnkey | fixed-price | phased; *Contract: fixed price | unit prices | cost plus fee; Region: Riyadh and Eastern Province | GCC | Jeddah and Makkah; Start: within 4 weeks | by agreement; Languages: Arabic, English | Arabic, English, Chinese; Reports: weekly | every two weeks; Guarantee: 1 year | 10 years on the structure',
      subs: {
        'Commercial Real Estate':
          '=& office space | retail unit | warehouse to let | showroom; ^& fitted / serviced | shell-and-core / corner | air-conditioned / rack-ready | roadside / fitted; *&Area: 180 m² / 450 m² / 1,200 m² | 90 m² / 180 m² | 1,200 m² / 5,000 m² | 450 m² / 900 m²; Terms: lease, 3 years | lease, 5 years; &Parking: 4 spaces / 20 spaces | shared | truck yard | 20 spaces; Handover: immediate | 3 months; Commission: 2.5 % | none; &Fit-out: complete | shell and core | racks and docks | complete; !; Languages: Arabic, English; @ retail chains | law firms and banks | logistics companies | foreign branches | clinics',
        'Industrial Land':
          '=& industrial plot | logistics plot | free-zone plot; ^ serviced | levelled | fenced | corner; *Area: 2,000 m² | 10,000 m² | 50,000 m²; Terms: lease, 20 years | lease, 50 years; Power: 1 MVA | 10 MVA; &Use: light industry / heavy industry | logistics | light industry / logistics; Utilities: water, power, gas | water and power; Handover: immediate | 6 months; !; Languages: Arabic, English; @ manufacturers | logistics companies | food companies | industrial investors | pharmaceutical companies',
        'Residential Projects':
          '=& villa compound | apartment building | townhouse row | off-plan apartment; ^ gated | family | landscaped | affordable; *&Units: 48 / 160 | 24 / 48 | 12 / 18 | 1; &Rooms: 4 to 6 | 2 to 4 | 4 | 2 / 3 / 4; Completion: 2027 | 2028 | ready; Payment: by stage | on completion; Guarantee: 10 years on the structure | 2 years on installations; Escrow: yes; !; Languages: Arabic, English; @ private buyers | employers | family offices | property funds | housing associations',
        'General Contracting':
          '=& ~turnkey construction | ~factory construction | ~civil works | villa construction contract; ^ design-and-build | fixed-price | fast-track; *&Volume: SAR 10 to 60 million / up to SAR 250 million | SAR 10 to 60 million | SAR 10 to 60 million / up to SAR 250 million | SAR 1 to 10 million; &Crew: 240 / 800 | 240 | 240 / 800 | 40 / 60; &Classification: grade 2 / grade 1 | grade 2 | grade 2 / grade 1 | grade 3',
        'Architecture & Design':
          '= concept design | full design package | ~site supervision | BIM model | building permit file; ^ LEED-oriented | complete | bilingual; *Area: up to 500 m² | up to 5,000 m² | up to 40,000 m²; Stages: concept to tender | permit drawings | all; Software: Revit | AutoCAD | Revit and Rhino; Fee: per m² | 4 % of the cost | fixed; -Contract',
        'Interior Fit-Out':
          '= office fit-out | shop fit-out | hotel room refurbishment | restaurant interior; ^ turnkey | overnight | phased | design-and-build; *Area: 150 m² | 600 m² | 3,000 m²; Time: 4 weeks | 8 weeks | 16 weeks; Trades: all | joinery and ceilings; Joinery: own workshop | bought in',
      },
    },
  },
};
