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
        'Cube, sieve or pull-off tests come with each batch.',
        'Approved by the usual consultants; the file is at hand.',
        'Loaded around the clock, also in Ramadan.',
      ],
      certificates: 'EN 13501-1 fire test | ASTM C150 report',
      capacity: 'tons 200..90000',
      packaging: 'Pallet with shrink foil | 50 kg bags | Big bag | Bulk truck',
      all: '^ heavy-duty | heat-insulating | sulphate-resistant | fire-rated; *Packing: 25 kg bag | 50 kg bag | big bag, 1.5 t | bulk; Standard: SASO | EN 197-1 | ASTM C150; Origin: own plant | own quarry; Shelf life: 6 months | 12 months; Minimum order: 1 truck | 25 t | 100 t; Delivery: to site | ex works; Test report: each batch | weekly',
      subs: {
        Cement:
          '= ~Portland cement | ~white cement | ~masonry cement; ^ sulphate-resistant | rapid-hardening | low-heat; *Strength class: 32.5 N | 42.5 N | 42.5 R | 52.5 N; Initial set: 45 min | 90 min | 140 min; Blaine: 320 m²/kg | 360 m²/kg | 410 m²/kg; Packing: 50 kg bag | sling bag, 2 t | bulk; Standard: EN 197-1 | ASTM C150 | SASO GSO 1914',
        'Bricks & Blocks':
          '= concrete block | clay brick | aerated concrete block | paving block; ^ hollow | solid | insulated | interlocking; *Size: 200 x 200 x 400 mm | 150 x 200 x 400 mm | 215 x 102 x 65 mm | 200 x 100 x 60 mm; Strength: 4 N/mm² | 7 N/mm² | 15 N/mm² | 45 N/mm²; Density: 550 kg/m³ | 1,400 kg/m³ | 2,000 kg/m³; Pallet: 90 pcs | 180 pcs | 480 pcs; Water absorption: below 6 % | below 12 %; Standard: EN 771 | ASTM C90; -Packing; -Shelf life',
        'Sand & Aggregates':
          '= ~washed sand | ~crushed limestone | ~basalt chippings | ~river gravel; ^ graded | double-washed | low-chloride; +Grain: 0-4 mm | 4-10 mm | 10-20 mm | 20-40 mm; Fines: below 1 % | below 3 %; Los Angeles value: 18 | 24 | 28; Density: 1,450 kg/m³ | 1,600 kg/m³; Packing: bulk | big bag, 1 t; Standard: EN 12620 | ASTM C33; -Shelf life',
        'Gypsum Boards':
          '= plasterboard | ceiling tile | gypsum partition block; ^ moisture-resistant | fire-rated | perforated | foil-backed; *Thickness: 9.5 mm | 12.5 mm | 15 mm; Size: 1,200 x 2,400 mm | 1,200 x 3,000 mm | 600 x 600 mm; Edge: tapered | square; Fire class: A2-s1,d0; Weight: 6.8..12.6/0.2 kg/m²; Pallet: 50 boards | 66 boards; Standard: EN 520 | ASTM C1396; -Packing; -Shelf life',
        'Roofing Sheets':
          '= corrugated sheet | sandwich panel | roof tile | standing-seam sheet; ^ pre-painted | galvanized | insulated | UV-coated; *Thickness: 0.4 mm | 0.5 mm | 0.7 mm | 50 mm core; Width: 840 mm | 1,000 mm | 1,150 mm; Length: up to 6 m | up to 12 m | cut to order; Coating: AZ150 | Z275 | PVDF, 25 µm; Colour: RAL 9002 | RAL 5010 | RAL 8004; Snow or wind load: on request; Standard: EN 508-1 | EN 14509; -Packing; -Shelf life',
        'Precast Concrete':
          '= hollow-core slab | precast wall panel | precast stair | kerbstone | manhole ring; ^ prestressed | insulated | architectural; *Concrete: C30/37 | C40/50 | C50/60; Length: up to 6 m | up to 12 m | 1 m; Thickness: 120 mm | 200 mm | 265 mm; Cover: 25 mm | 40 mm; Fire rating: R 60 | R 120; Surface: smooth | exposed aggregate | painted; Delivery: to site, with crane | to site; Standard: EN 1168 | EN 14992 | EN 1340; -Packing; -Shelf life',
        'Construction Chemicals':
          '= tile adhesive | waterproofing membrane | concrete admixture | epoxy grout | repair mortar; ^ fast-setting | flexible | crystalline | self-levelling; *Packing: 20 kg bag | 25 kg bag | 20 l pail | 1,000 l IBC; Consumption: 1.5 kg/m² | 4 kg/m² | 1 l per 100 kg of cement; Pot life: 20 min | 45 min | 3 h; Temperature: +5 to +35 °C | +10 to +45 °C; Standard: EN 12004 | EN 934-2 | EN 1504-3; VOC: below 50 g/l',
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
          '= reinforcing bars | welded mesh | cut and bent bars | threaded bar couplers; ^ ribbed | epoxy-coated | stainless | hot-rolled; *Diameter: Ø 8 mm | Ø 12 mm | Ø 16 mm | Ø 25 mm; Grade: B500B | Grade 60 | B500C; Yield strength: 420 MPa | 500 MPa; Bundle: 2 t | 3 t; Standard: BS 4449 | ASTM A615; Coating: black | epoxy, 200 µm; -Tolerance',
        'Steel Beams':
          '= I-beam | wide-flange beam | channel | angle section; ^ hot-rolled | welded | castellated; *Section: IPE 200 | HEA 240 | HEB 300 | UPN 160 | L 80 x 8; Weight: 18..117/1 kg/m',
        'Prefabricated Steel Buildings':
          '= steel warehouse | factory hall | aircraft hangar | steel frame shed; ^ clear-span | multi-bay | insulated | cranable; *Span: 18 m | 24 m | 36 m | 60 m; Eaves: 6 m | 8 m | 12 m; Bay: 6 m | 8 m; Crane: 5 t | 20 t | none; Wind: 130 km/h | 160 km/h; Cladding: sandwich panel, 50 mm | single skin, 0.5 mm; Design: MBMA | Eurocode 3; Minimum order: 300 m² | 1,000 m²; -Length; -Tolerance',
        Scaffolding:
          '= ring-lock scaffold | frame scaffold | cup-lock scaffold | mobile tower; ^ hot-dip galvanized | aluminium | quick-lock; *Load class: 3, 200 kg/m² | 4, 300 kg/m² | 6, 600 kg/m²; Tube: Ø 48.3 x 3.2 mm | Ø 60.3 x 3.2 mm; Bay: 1.57 m | 2.07 m | 3.07 m; Plank: steel | aluminium and plywood; Standard: EN 12811 | BS 1139; Rental: possible | sale only; Minimum order: 100 m² | 1,000 m²; -Grade; -Length; -Tolerance',
        'Steel Grating':
          '= ~press-locked grating | ~welded grating | grating stair tread; ^ serrated | galvanized | heavy-duty; *Bearing bar: 30 x 3 mm | 40 x 3 mm | 50 x 5 mm; Mesh: 30 x 30 mm | 34 x 38 mm | 30 x 100 mm; Panel: 1,000 x 6,000 mm | cut to drawing; Load: 5 kN/m² | 10 kN/m²; Weight: 18..62/2 kg/m²; Standard: DIN 24537 | ANSI MBG 531; Minimum order: 20 m² | 100 m²; -Length; -Tolerance',
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
        'Laid out and photographed before packing where veins matter.',
      ],
      certificates: 'EN 14411 report | EN 12058 report',
      capacity: 'm² 4000..300000',
      packaging: 'Carton on pallet | A-frame | Wooden crate | Steel bundle',
      all: '^ polished | matt | anti-slip | frost-resistant; *Size: 60 x 60 cm | 60 x 120 cm | 30 x 60 cm; Thickness: 9 mm | 10 mm | 20 mm; Colour: ivory | light grey | anthracite | beige; Slip: R9 | R10 | R11; Water absorption: below 0.5 % | below 3 %; Minimum order: 50..1000/50 m²; Edge: rectified | natural',
      subs: {
        'Ceramic Tiles':
          '= ceramic wall tile | ceramic floor tile | swimming pool tile; ^ glazed | matt | decorated | hand-painted; *Size: 20 x 20 cm | 25 x 40 cm | 30 x 60 cm | 40 x 80 cm; Thickness: 7 mm | 8 mm | 9 mm; Water absorption: below 10 % | below 6 %; Box: 1.08 m² | 1.5 m²; PEI class: II | III | IV; -Edge',
        'Porcelain Tiles':
          '= porcelain tile | porcelain slab | outdoor porcelain paver; ^ polished | marble-look | wood-look | textured; *Size: 60 x 60 cm | 60 x 120 cm | 120 x 120 cm | 120 x 280 cm; Thickness: 6 mm | 9 mm | 10 mm | 20 mm; Water absorption: below 0.1 % | below 0.5 %; Box: 1.44 m² | 2.16 m²; Breaking strength: 1,900 N | 2,400 N',
        Marble:
          '= marble slab | marble tile | marble vanity top | marble stair tread; ^ polished | honed | book-matched | brushed; *Stone: Carrara white | Botticino | Emperador | Sivec; Size: 240 x 140 cm | 280 x 170 cm | 60 x 60 cm; Thickness: 18 mm | 20 mm | 30 mm; Density: 2.68 t/m³ | 2.72 t/m³; Colour: white | cream | brown | veined grey; Flexural strength: 12 MPa | 16 MPa; -Slip; -Edge',
        Granite:
          '= granite slab | granite tile | granite kerb | granite cladding panel; ^ flamed | polished | bush-hammered | honed; *Stone: Najran red | Absolute black | Kashmir white | Bianco Halayeb | Steel grey; Size: 280 x 160 cm | 60 x 30 cm | 100 x 30 x 15 cm; Thickness: 20 mm | 30 mm | 50 mm; Density: 2.65 t/m³ | 2.95 t/m³; Compressive strength: 140 MPa | 190 MPa; Water absorption: below 0.2 % | below 0.4 %; -Colour; -Edge',
        'Mosaic Tiles':
          '= glass mosaic | marble mosaic | ceramic mosaic | metal mosaic; ^ mesh-mounted | hexagonal | hand-cut | iridescent; *Chip: 10 x 10 mm | 20 x 20 mm | 25 x 25 mm | Ø 19 mm; Sheet: 30 x 30 cm | 32.7 x 32.7 cm; Thickness: 4 mm | 6 mm | 8 mm; Backing: mesh | paper front | PU dots; Box: 1 m² | 2 m²; Use: pools and walls | walls | floors and walls; Minimum order: 10..200/10 m²; -Edge; -Slip',
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
          '= interior door | entrance door | flush door | sliding barn door; ^ veneered | solid oak | carved | lacquered; *Size: 800 x 2,100 mm | 900 x 2,100 mm | 1,000 x 2,300 mm; Leaf: 40 mm | 44 mm | 54 mm; Core: solid timber | tubular board | honeycomb; Frame: adjustable, 80-120 mm | fixed, 100 mm; Fire rating: none | EI 30; Finish: walnut veneer | white lacquer | natural oak; Weight: 22..68/2 kg',
        'Steel Doors':
          '= fire door | security door | roller shutter | industrial sectional door; ^ fire-rated | galvanized | insulated | double-leaf; *Fire rating: EI 60 | EI 90 | EI 120 | none; Size: 900 x 2,100 mm | 1,800 x 2,100 mm | 4,000 x 4,500 mm; Sheet: 0.8 mm | 1.2 mm | 1.5 mm; Core: mineral wool | PU foam | honeycomb; Closer: overhead | electric | floor spring; Lock: panic bar | three-point',
        'Aluminum Windows':
          '= casement window | sliding window | tilt-and-turn window | curtain wall window; ^ thermally broken | slim-framed | double-glazed | mosquito-screened; *Size: 1,200 x 1,400 mm | 1,500 x 1,500 mm | 2,400 x 2,100 mm; Glass: 6-12-6 mm, low-e | 8-16-8 mm, low-e | 6 mm tempered; U-value: 1.6 W/m²K | 2.2 W/m²K | 2.9 W/m²K; Wind load: C3 | C5; Profile: 50 mm | 65 mm | 75 mm; Powder coat: 60 µm | 80 µm',
        'PVC Windows':
          '= PVC window | PVC balcony door | PVC sliding door; ^ five-chamber | white | laminated | tilt-and-turn; *Size: 600 x 900 mm | 1,200 x 1,400 mm | 1,800 x 2,100 mm; Profile: 60 mm | 70 mm | 82 mm; Glass: double, 24 mm | triple, 44 mm; U-value: 0.8 W/m²K | 1.1 W/m²K | 1.4 W/m²K; Reinforcement: steel, 1.5 mm; Seal: two | three; Finish: white | golden oak | anthracite; Hardware: tilt-and-turn | sliding',
        'Automatic Doors':
          '= automatic sliding door | revolving door | swing door operator | hermetic hospital door; ^ sensor-operated | break-out | curved | energy-saving; *Opening: 1,200 mm | 1,800 mm | 2,400 mm | Ø 3,000 mm; Speed: 40 cm/s | 70 cm/s | 85 cm/s; Leaf weight: 90 kg | 120 kg | 200 kg; Sensor: microwave and infrared | radar | push button; Cycles: 1,000,000 | 2,000,000; Power: 230 V, 150 W | 230 V, 250 W; Battery: yes | no; Standard: EN 16005 | ANSI A156.10; Minimum order: 1 pc',
        'Door Locks':
          '= mortise lock | smart lock | panic bar | cylinder | magnetic lock; ^ anti-pick | keyless | heavy-duty | master-keyed; *Backset: 50 mm | 55 mm | 60 mm; Cylinder: 60 mm | 70 mm | 80 mm; Cycles: 100,000 | 200,000 | 500,000; Finish: satin nickel | brushed steel | matt black; Access: key | PIN and card | fingerprint and app; Material: stainless steel | brass | zinc alloy; Packing: 10 pcs a carton | 20 pcs a carton; Minimum order: 20..1000/20 pcs; !',
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
        'Skirtings and underlay come from the same store.',
        'Laid without glue, walked on the same day.',
        'Cutting loss and expansion joints are in our take-off.',
        'Emission class A+ and fit for underfloor heating where the system allows.',
      ],
      certificates: 'EN 13501-1 fire test | FloorScore | FSC Chain of Custody',
      capacity: 'm² 4000..400000',
      packaging: 'Carton on pallet | Roll in foil | Pallet with shrink foil',
      all: '^ waterproof | hard-wearing | click-fit | anti-static; *Thickness: 8 mm | 10 mm | 12 mm; Use class: 23/31 | 23/32 | 33/42; Colour: natural oak | grey oak | walnut | light ash; Fire class: Bfl-s1 | Cfl-s1; Underfloor heating: suitable | not suitable; Warranty: 10 years | 15 years | 25 years; Minimum order: 100..2000/100 m²',
      subs: {
        'Laminate Flooring':
          '^ water-resistant | embossed | click-fit | herringbone; *Thickness: 8 mm | 10 mm | 12 mm; Plank: 1,285 x 192 mm | 1,380 x 244 mm | 645 x 145 mm; Abrasion: AC4 | AC5; Core: HDF, 850 kg/m³ | HDF, 900 kg/m³; Box: 1.99 m² | 2.4 m²',
        'Vinyl Flooring':
          '= ~SPC click flooring | ~LVT | ~homogeneous vinyl sheet | ~hospital vinyl sheet; ^ waterproof | acoustic | conductive | wood-look; *Thickness: 2 mm | 4 mm | 5 mm | 6.5 mm; Wear layer: 0.3 mm | 0.55 mm | 0.7 mm; Format: 1,220 x 180 mm | 2 x 20 m roll | 610 x 610 mm; Slip: R9 | R10; Sound: 4 dB | 17 dB | 19 dB',
        Parquet:
          '= ~engineered oak parquet | ~solid oak parquet | ~teak parquet | ~herringbone parquet; ^ brushed | oiled | smoked | lacquered; *Thickness: 14 mm | 15 mm | 21 mm; Plank: 1,900 x 190 mm | 2,200 x 220 mm | 600 x 90 mm; Wear layer: 3 mm | 4 mm | 6 mm; Grade: select | nature | rustic; Moisture: 7 % | 9 %; Use class: 23/31 | 23/32',
        'Raised Floors':
          '= raised floor panel | floor pedestal | raised floor system; ^ calcium-sulphate | steel-encased | anti-static | woodcore; *Panel: 600 x 600 mm; Height: 75-150 mm | 150-400 mm | 300-600 mm; Point load: 3 kN | 4.5 kN | 6 kN; Cover: HPL | vinyl | bare; Resistance: 1 MΩ | 10 MΩ; Standard: EN 12825; Fire class: A2fl-s1 | Bfl-s1; Thickness: 30 mm | 36 mm; @ data centres | office developers | banks | control-room builders | fit-out contractors; -Underfloor heating; -Use class; -Colour',
        'Artificial Grass':
          '= ~artificial grass | ~sports turf | ~landscape turf | ~padel turf; ^ UV-stable | non-infill | soft | multi-tone; +Pile: 12 mm | 25 mm | 40 mm | 60 mm; Stitches: 12,600 /m² | 18,900 /m² | 52,500 /m²; Yarn: PE monofilament | PE and PP | PE fibrillated; Dtex: 8,800 | 12,000 | 16,000; Roll: 2 x 25 m | 4 x 25 m; Backing: PP and latex | PU; Colour: field green | olive and beige | blue; Warranty: 5 years | 8 years; @ football clubs | landscape contractors | schools | hotels | villa owners; !; Minimum order: 100..2000/100 m²',
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
        'Each piece is pressure-tested before packing.',
        'Cartridges, seals and seats are in stock for fifteen years.',
        'Installation drawings and BIM files are at hand.',
        'A set for the mock-up bathroom leaves within a week.',
      ],
      certificates: 'WRAS approval | WaterMark | EN 997 report',
      capacity: 'pieces 800..90000',
      packaging: 'Carton | Carton on pallet | Wooden crate | Bundles',
      all: '^ water-saving | wall-hung | modern | matt; *Colour: white | chrome | matt black | brushed nickel; Material: brass | vitreous china | stainless steel; Connection: ½" | G 3/8" | DN 100; Pressure: 0.5-5 bar | 1-10 bar; Warranty: 5 years | 10 years; Minimum order: 5..200/5 pcs; Packing: carton | 4 pcs a carton',
      subs: {
        Faucets:
          '= basin mixer | kitchen mixer | shower mixer | bidet tap | sensor tap; ^ single-lever | thermostatic | pull-out | wall-mounted; *Finish: chrome | matt black | brushed gold | nickel; Flow: 5 l/min | 8 l/min | 12 l/min; Cartridge: ceramic, 25 mm | ceramic, 35 mm | ceramic, 40 mm; Material: brass, lead below 0.25 % | stainless steel 304; Spout: 110 mm | 150 mm | 220 mm; Weight: 0.9..3.2/0.1 kg; Connection: ½" | G 3/8"; -Colour',
        Toilets:
          '= wall-hung toilet | close-coupled toilet | squat pan | smart toilet | urinal; ^ rimless | soft-close | water-saving | back-to-wall; *Flush: 3/4.5 l | 3/6 l | 1 l; Size: 530 x 360 mm | 650 x 370 mm | 700 x 400 mm; Outlet: P-trap, 180 mm | S-trap, 220 mm | S-trap, 300 mm; Load: 400 kg; Seat: duroplast, soft-close | UF, removable | none; Material: vitreous china; Weight: 18..46/1 kg; -Connection; -Pressure',
        Bathtubs:
          '= freestanding bathtub | built-in bathtub | whirlpool bathtub | corner bathtub; ^ acrylic | solid-surface | enamelled steel | oval; *Size: 1,600 x 700 mm | 1,700 x 750 mm | 1,800 x 800 mm; Depth: 420 mm | 450 mm | 480 mm; Volume: 170 l | 220 l | 260 l; Material: acrylic, 5 mm | solid surface | steel, 3.5 mm; Waste: centre | end, click-clack; Jets: none | 6 | 12; Weight: 32..160/2 kg; Minimum order: 1..20/1 pcs; -Connection; -Pressure; Colour: white | matt white | grey',
        Showers:
          '= shower set | shower enclosure | rain shower head | shower tray; ^ thermostatic | frameless | rain | walk-in; *Size: Ø 250 mm | 900 x 900 mm | 1,200 x 800 mm; Flow: 7 l/min | 9 l/min | 14 l/min; Glass: 6 mm, tempered | 8 mm, tempered | none; Spray modes: 1 | 3 | 5; Finish: chrome | matt black | brushed gold; Weight: 1..46/1 kg; -Colour',
        'Wash Basins':
          '= countertop basin | pedestal basin | under-counter basin | wall-hung basin; ^ slim-edged | round | hand-painted | oval; *Size: Ø 400 mm | 500 x 380 mm | 600 x 460 mm | 1,200 x 480 mm; Material: vitreous china | solid surface | marble; Tap hole: 1 | none | 3; Overflow: yes | no; Weight: 6..38/1 kg; Colour: white | matt black | sand; -Connection; -Pressure',
        'Plastic Pipes':
          '= PPR pipe | PVC pressure pipe | PE-X pipe | HDPE pipe | drainage pipe; ^ pressure-rated | UV-stabilized | fibre-reinforced | low-noise; *Diameter: 20 mm | 32 mm | 63 mm | 110 mm | 160 mm; Pressure: PN 10 | PN 16 | PN 20 | without pressure; Wall: 2.8 mm | 4.4 mm | 8.6 mm | 10 mm; Length: 4 m | 6 m | 100 m coil; Standard: EN ISO 15874 | EN ISO 1452 | ASTM D2665; Colour: green | white | black with blue stripe | grey; Service life: 50 years; Minimum order: 200..10000/100 m; !',
        'Water Heaters':
          '= electric water heater | gas water heater | solar water heater | instant water heater; ^ enamelled | wall-hung | solar | smart; *Capacity: 30 l | 50 l | 80 l | 200 l | 12 l/min; Power: 1.5 kW | 2 kW | 9 kW | 24 kW; Supply: 230 V, 50 Hz | natural gas | LPG; Energy class: A | B | C; Tank: enamelled steel | stainless steel 316L; Insulation: PU, 25 mm | PU, 50 mm; Protection: IPX4; Weight: 9..96/1 kg; Warranty: 2 years | 5 years on the tank; !; Minimum order: 5..60/5 pcs',
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
        'A DIALux plan for your rooms is part of the offer.',
        'Drivers and boards can be replaced.',
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
          '= LED bulb | LED tube | LED candle | LED spotlight | filament bulb; ^ dimmable | frosted | smart | flicker-free; *Power: 5 W | 7 W | 9 W | 12 W | 18 W; Base: E27 | E14 | GU10 | G13; Luminous flux: 470 lm | 806 lm | 1,055 lm | 1,800 lm; Beam: 36° | 120° | 270°; Lifetime: 15,000 h | 25,000 h | 30,000 h; Packing: 10 pcs | 50 pcs | 100 pcs; Protection: IP20',
        Chandeliers:
          '^ crystal | brass | modern | mosque; *Diameter: Ø 60 cm | Ø 90 cm | Ø 150 cm | Ø 300 cm; Arms: 6 | 12 | 24; Base: E14 | integrated LED | GU10; Finish: gold-plated | chrome | antique brass; Suspension: 80 cm | 150 cm | to order; Weight: 6..140/2 kg; Crystal: K9 | clear glass | none; Protection: IP20; Minimum order: 1..10/1 pcs; -Luminous flux; -Lifetime; @ hotel projects | mosque builders | wedding halls | villa owners | interior designers',
        'Street Lighting':
          '= street light | solar street light | bollard light | lighting pole; ^ solar | tool-free | dimmable | die-cast; *Power: 30 W | 60 W | 100 W | 150 W; Luminous flux: 4,500 lm | 9,000 lm | 15,000 lm | 21,000 lm; Efficacy: 140 lm/W | 160 lm/W | 180 lm/W; Protection: IP66, IK08 | IP66, IK10; Surge: 10 kV | 20 kV; Pole: Ø 48 mm | Ø 60 mm; Control: 0-10 V | DALI | NEMA socket; Lifetime: 100,000 h; Weight: 4..14/0.5 kg; @ municipalities | road contractors | industrial parks | compound builders | ports',
        Floodlights:
          '= floodlight | stadium floodlight | work light; ^ asymmetric | symmetric | glare-controlled | solar; *Power: 50 W | 100 W | 200 W | 600 W | 1,200 W; Luminous flux: 6,500 lm | 14,000 lm | 28,000 lm | 156,000 lm; Beam: 15° | 30° | 60° | 120°; Protection: IP65 | IP66; Housing: die-cast aluminium; Bracket: 180°; Weight: 2..24/0.5 kg; Colour rendering: Ra 70 | Ra 80 | Ra 90',
        'Panel Lights':
          '= LED panel | downlight | linear light | track light; ^ recessed | backlit | low-glare | edge-lit; *Size: 600 x 600 mm | 300 x 1,200 mm | Ø 170 mm | 1,200 mm; Power: 18 W | 30 W | 36 W | 40 W; Glare: UGR below 19 | UGR below 16; Cut-out: Ø 155 mm | 580 x 580 mm | none; Driver: on/off | DALI | 1-10 V; Luminous flux: 1,800 lm | 3,600 lm | 4,400 lm',
        'Decorative Lamps':
          '= table lamp | floor lamp | pendant lamp | wall lamp | garden lantern; ^ hand-blown | linen-shaded | rattan | brass; *Height: 32 cm | 48 cm | 150 cm; Base: E27 | E14 | G9; Shade: linen | opal glass | rattan | steel; Cable: 1.8 m, textile | 2 m | hard-wired; Finish: matt black | brass | natural; Weight: 0.8..9/0.2 kg; Bulb: not supplied | LED supplied; -Luminous flux; -Lifetime; -Power; Minimum order: 5..100/5 pcs',
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
        'Cut lengths and drums are labelled with project and circuit.',
        'Test sheets come with each drum or board.',
        'Frames and inserts of one series can be mixed.',
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
          '= building wire | flexible cable | armoured cable | fire-resistant cable; ^ copper | halogen-free | stranded | XLPE-insulated; *Cross-section: 1.5 mm² | 2.5 mm² | 3 x 2.5 mm² | 4 x 16 mm²; Voltage: 450/750 V | 0.6/1 kV; Conductor: copper, class 2 | copper, class 5 | aluminium; Insulation: PVC | XLPE | LSZH; Length: 100 m roll | 500 m drum | 1,000 m drum; Temperature: 70 °C | 90 °C; Standard: IEC 60227 | BS 6724 | IEC 60502-1; Colour: brown | blue | green and yellow | black; Minimum order: 1..40/1 drums; !',
        'Cable Trays':
          '= perforated cable tray | cable ladder | wire mesh tray | cable trunking; ^ hot-dip galvanized | pre-galvanized | powder-coated | stainless; *Width: 100 mm | 200 mm | 300 mm | 600 mm; Height: 50 mm | 60 mm | 100 mm; Thickness: 0.8 mm | 1.2 mm | 1.5 mm | 2 mm; Length: 2.4 m | 3 m | 6 m; Load: 50 kg/m | 120 kg/m | 200 kg/m; Coating: Z275 | 65 µm | RAL 7035; Standard: IEC 61537 | NEMA VE 1; Minimum order: 60..3000/60 m; !',
        Conduits:
          '= rigid conduit | flexible conduit | EMT conduit | junction box; ^ PVC | galvanized | halogen-free | corrugated; *Diameter: 20 mm | 25 mm | 32 mm | 50 mm; Length: 3 m | 25 m coil | 50 m coil; Compression: 320 N | 750 N | 1,250 N; Wall: 1.4 mm | 1.8 mm | 2.2 mm; Temperature: -5 to 60 °C | -25 to 90 °C; Colour: grey | white | orange; Standard: IEC 61386; Minimum order: 300..9000/300 m; !',
        'Distribution Boxes':
          '= distribution board | consumer unit | enclosure | meter cabinet; ^ flush-mounted | surface-mounted | weatherproof | pre-wired; *Modules: 12 | 24 | 36 | 72; Busbar: 63 A | 100 A | 250 A; Protection: IP40 | IP55 | IP65; Door: steel | transparent | none; Sheet: 1.2 mm | 1.5 mm | ABS; Earth bar: yes; Standard: IEC 61439-3; Voltage: 400 V; Minimum order: 1..60/1 pcs; -Rating',
        'Home Automation':
          '= KNX actuator | smart home gateway | touch panel | blind controller | presence detector; ^ wireless | wired | voice-controlled | DIN-rail; *Channels: 2 | 4 | 8 | 12; Protocol: KNX | Zigbee | Wi-Fi | Matter; Rating: 6 A | 10 A | 16 A; Display: 4" | 7" | none; Voltage: 24-30 V DC | 230 V; App: iOS and Android; Mounting: DIN rail | flush box; Minimum order: 1..50/1 pcs; -Standard; -Protection',
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
        'Rated at 46 °C outside, not at 35 °C.',
        'Selection sheets and sound data come with the offer.',
        'Commissioning and the first filter change are included.',
        'Spare parts are in the country.',
      ],
      certificates: 'AHRI certificate | Eurovent certificate | SASO 2663 energy label',
      capacity: 'units 60..24000',
      packaging: 'Carton | Skid with foil | Pallet | Wooden crate',
      coded: true,
      all: '^ inverter | energy-saving | low-noise | tropical; *Cooling capacity: 3.5 kW | 5.3 kW | 7 kW; Supply: 230 V / 50 Hz / 1 ph | 400 V / 50 Hz / 3 ph | 220 V / 60 Hz / 1 ph; Sound: 28..62/1 dB(A); Refrigerant: R32 | R410A | R454B; Weight: 9..120/1 kg; Warranty: 2 years | 5 years on the compressor; Minimum order: 1..60/1 pcs',
      subs: {
        'Air Conditioners':
          '= split air conditioner | ducted air conditioner | window air conditioner | cassette air conditioner | rooftop unit; ^ inverter | tropical | wall-mounted | heat-pump; *Cooling capacity: 12,000 BTU/h | 18,000 BTU/h | 24,000 BTU/h | 48,000 BTU/h; EER: 11.5 | 12.4 | 13.1; Works up to: 52 °C | 55 °C; Air flow: 550 m³/h | 850 m³/h | 2,000 m³/h; Compressor: rotary | scroll',
        'Water Chillers':
          '= air-cooled chiller | water-cooled chiller | absorption chiller; ^ screw | scroll | free-cooling | modular; *Cooling capacity: 65 kW | 250 kW | 700 kW | 1,400 kW; COP: 3.1 | 4.2 | 6; Compressors: 2 | 4 | 6; Refrigerant: R134a | R410A | R1234ze; Water: 6 / 12 °C | 7 / 14 °C; Control: BACnet | Modbus; Sound: 68..84/1 dB(A); Weight: 620..9800/20 kg; Supply: 400 V / 50 Hz / 3 ph | 460 V / 60 Hz / 3 ph; Minimum order: 1 pc',
        'Ventilation Fans':
          '= axial fan | centrifugal fan | exhaust fan | ceiling fan | jet fan; ^ inline | roof-mounted | EC-motor | smoke-rated; *Air flow: 120 m³/h | 800 m³/h | 5,000 m³/h | 24,000 m³/h; Diameter: Ø 100 mm | Ø 315 mm | Ø 560 mm | Ø 1,400 mm; Pressure: 60 Pa | 250 Pa | 900 Pa; Power: 18 W | 0.37 kW | 2.2 kW; Speed: 1,400 rpm | 2,800 rpm; Smoke class: none | F300 | F400; -Refrigerant; Warranty: 2 years | 5 years',
        'Air Ducts':
          '= spiral duct | pre-insulated duct panel | flexible duct | air diffuser | fire damper; ^ galvanized | insulated | flanged | fabric; *Size: Ø 160 mm | Ø 315 mm | 300 x 200 mm | 600 x 600 mm; Thickness: 0.5 mm | 0.7 mm | 20 mm; Length: 1.2 m | 3 m | 10 m; Leakage class: B | C | D; Pressure: 500 Pa | 1,000 Pa; Fire rating: A2-s1,d0 | EI 120; Insulation: mineral wool, 25 mm | phenolic, 20 mm | none; Standard: SMACNA | EN 1507; Minimum order: 20..1000/20 m; !',
        Radiators:
          '= panel radiator | towel radiator | aluminium radiator | electric convector; ^ powder-coated | vertical | low-temperature | designer; *Size: 600 x 1,000 mm | 500 x 1,400 mm | 1,800 x 500 mm; Output: 580 W | 1,200 W | 1,950 W; Connection: ½", side | ½", bottom | electric; Pressure: 6 bar | 10 bar | 16 bar; Colour: RAL 9016 | RAL 7016 | chrome; Water content: 2.1 l | 5.4 l; Weight: 6..48/1 kg; Warranty: 5 years | 10 years; Minimum order: 5..100/5 pcs; !',
        'Air Curtains':
          '^ recessed | electrically heated | unheated | industrial; *Width: 900 mm | 1,200 mm | 1,500 mm | 2,000 mm; Height: up to 2.5 m | up to 3.5 m | up to 5 m; Air flow: 1,100 m³/h | 2,200 m³/h | 4,500 m³/h; Heating: none | 6 kW | 12 kW | hot water; Speed: 9 m/s | 14 m/s; Control: door contact | remote | BMS; Weight: 12..58/1 kg; -Refrigerant; Warranty: 2 years; @ shopping malls | supermarkets | airports | cold stores | hotels',
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
          '= saucepan set | frying pan | pressure cooker | cast-iron casserole | kabsa pot; ^ non-stick | induction | tri-ply | ceramic-coated; *Size: Ø 24 cm | Ø 28 cm | 6 l | 12 l; Material: stainless steel 18/10 | forged aluminium | cast iron; Thickness: 2.6 mm | 3 mm | 4.5 mm; Hob: all, induction too | gas and electric; Handle: riveted steel | soft-touch, detachable; Oven: up to 180 °C | up to 250 °C',
        Tableware:
          '= dinner set | tea set | cutlery set | glass tumblers | Arabic coffee cup set; ^ hand-painted | porcelain | stoneware | gold-rimmed; *Pieces: 6 | 16 | 24 | 72; Material: porcelain | stoneware | stainless steel 18/10 | glass; Microwave: yes | no, metal rim; Packing: gift box | sleeve; Colour: white | white and gold | reactive blue',
        'Kitchen Appliances':
          '= stand mixer | blender | air fryer | electric kettle | rice cooker | coffee machine; ^ digital | stainless | compact | family-size; *Capacity: 1.7 l | 5 l | 7.5 l; Power: 750 W | 1,400 W | 2,000 W; Supply: 220-240 V, 50/60 Hz | 120 V, 60 Hz; Plug: type G | type C | to order; Programs: 3 | 8 | 12; Cable: 0.8 m | 1 m; Weight: 1.1..9/0.1 kg; Colour: black | silver | cream; Packing: colour box; Minimum order: 50..1000/50 pcs; Warranty: 1 year | 2 years; !',
        'Storage Containers':
          '= food container set | glass jar | storage box | water jug | lunch box; ^ airtight | stackable | foldable | leak-proof; *Volume: 0.5 l | 1.2 l | 5 l | 32 l; Material: borosilicate glass | Tritan | polypropylene; Lid: bamboo | clip | screw; Temperature: -20 to 120 °C | -20 to 400 °C; Pack: 1 pc | set of 3 | set of 10',
        'Cleaning Supplies':
          '= microfibre mop | broom | cleaning cloths | window squeegee | trolley bucket; ^ absorbent | telescopic | professional | washable; *Size: 40 cm | 45 x 13 cm | 12 l; Material: microfibre | polypropylene | cotton; Handle: aluminium, 70-130 cm | wood, 120 cm | none; Washing: 60 °C | 95 °C | not washable; Pack: 1 pc | 3-pack | 10-pack',
        'Home Decoration':
          '= wall clock | vase | photo frame | scented candle | wall mirror | incense burner; ^ hand-made | minimalist | gold-toned | carved; *Size: Ø 30 cm | 20 x 30 cm | 25 cm | Ø 60 cm; Material: ceramic | glass | mango wood | brass; Hanging: supplied | stands by itself; Finish: matt | glossy | antique; Weight: 0.2..6/0.1 kg; Care: dry cloth',
        'Garden Tools':
          '= pruning shears | garden hose | spade | wheelbarrow | sprinkler | hand trowel set; ^ hardened | telescopic | rust-proof | lightweight; *Size: 20 cm | 15 m | 110 cm | 85 l; Material: carbon steel | stainless steel | PVC, three-layer; Handle: ash wood | fibreglass | soft grip; Weight: 0.2..14/0.2 kg; Care: wipe dry | hose down; -Colour; @ garden centres | hardware stores | landscapers | municipalities | online shops',
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
        'Leaves the plant with sockets, lamps and pipes in place.',
        'Set up by six people and a crane in a day.',
        'Moved and set up again up to eight times.',
        'Plans, statics and a foundation drawing are included.',
      ],
      certificates: 'EN 1090-2 | EN 13501-1 fire test',
      capacity: 'units 4..400',
      packaging: 'Flat rack | Flat pack in 40-foot container | Low-loader',
      all: '^ insulated | relocatable | turnkey | two-storey; *Floor area: 15 m² | 24 m² | 60 m² | 120 m²; Walls: sandwich panel, 50 mm | sandwich panel, 75 mm | sandwich panel, 100 mm; Wind: 120 km/h | 150 km/h; Frame: galvanized steel | light-gauge steel; Floor: vinyl on cement board | laminate; Electricity: 230 V, installed | 110 V, installed; Air conditioning: split unit | prepared; Design life: 20 years | 30 years; Minimum order: 1..20/1 units',
      subs: {
        'Modular Houses':
          '= modular villa | modular classroom | modular clinic | staff housing module; *Floor area: 36 m² | 60 m² | 120 m² | 240 m²; Modules: 2 | 4 | 8; Rooms: 2 | 3 | 5; Build time: 8 weeks | 12 weeks; ^ turnkey | two-storey | insulated | energy-saving; Minimum order: 1 unit',
        'Container Houses':
          '= container house | folding container house | container office | container café; ^ flat-pack | expandable | stackable | glass-fronted; *Size: 20-foot | 40-foot | 5.9 x 6.3 m; Floor area: 14 m² | 28 m² | 37 m²; Set-up: 15 minutes | 2 hours | 1 day; Loads: 7 in a 40-foot container | 2 in a 40-foot container | 1 on a truck',
        'Site Cabins':
          '= site office | guard cabin | ablution unit | site canteen | sleeping cabin; ^ fully furnished | lockable | relocatable | wheeled; *Size: 2.4 x 1.2 m | 6 x 2.4 m | 12 x 3 m; People: 2 | 6 | 12; Toilets: none | 1 | 4; Rental: possible | sale only; Forklift pockets: yes; -Floor area',
        'Wooden Houses':
          '= log house | timber-frame house | wooden cabin | garden house; ^ glue-laminated | spruce | insulated | A-frame; *Floor area: 18 m² | 42 m² | 96 m²; Walls: 44 mm | 70 mm | 200 mm, insulated; Wood: Nordic spruce | larch | thermo-pine; Roof: shingles | sheet steel | prepared; Windows: double-glazed, wood | triple-glazed, wood; Frame: timber, 60 x 160 mm | logs; Floor: pine, 28 mm | by the client; Delivery: kit with manual | kit and fitters; Minimum order: 1..10/1 units; !; @ resort developers | campsites | private builders | schools | glamping operators',
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
        'The offer rests on a bill of quantities, not on a guess.',
        'Weekly reports show progress, people and money.',
        'A visit to three finished projects can be arranged.',
        'Guarantee periods are those of the law and written down.',
      ],
      certificates: 'Contractor classification, grade 2 | ISO 45001:2018 | REGA licence',
      service: true,
      all: '^ turnkey | fixed-price | phased; *Contract: fixed price | unit prices | cost plus fee; Region: Riyadh and Eastern Province | GCC | Jeddah and Makkah; Start: within 4 weeks | by agreement; Languages: Arabic, English | Arabic, English, Chinese; Reports: weekly | every two weeks; Guarantee: 1 year | 10 years on the structure',
      subs: {
        'Commercial Real Estate':
          '= office space | retail unit | warehouse to let | showroom; ^ fitted | shell-and-core | serviced | roadside; *Area: 180 m² | 450 m² | 1,200 m² | 5,000 m²; Terms: lease, 3 years | lease, 5 years | sale; Parking: 4 spaces | 20 spaces | on the street; Handover: immediate | 3 months; Commission: 2.5 % | none; Fit-out: complete | shell and core; !; Languages: Arabic, English',
        'Industrial Land':
          '= industrial plot | logistics plot | free-zone plot; ^ serviced | levelled | rail-linked | port-side; *Area: 2,000 m² | 10,000 m² | 50,000 m²; Terms: lease, 20 years | lease, 50 years | freehold; Power: 1 MVA | 10 MVA; Use: light industry | heavy industry | logistics; Utilities: water, power, gas | water and power; Handover: immediate | 6 months; !; Languages: Arabic, English',
        'Residential Projects':
          '= villa compound | apartment building | townhouse row | off-plan apartment; ^ gated | family | landscaped | affordable; *Units: 12 | 48 | 160; Rooms: 3 to 5 | 2 to 4; Completion: 2026 | 2027 | ready; Payment: by stage | on completion; Guarantee: 10 years on the structure | 2 years on installations; Escrow: yes; !; Languages: Arabic, English',
        'General Contracting':
          '= ~turnkey construction | ~factory construction | ~civil works | villa construction contract; ^ design-and-build | fixed-price | fast-track; *Volume: SAR 1 to 10 million | SAR 10 to 60 million | up to SAR 250 million; Crew: 60 | 240 | 800; Classification: grade 3 | grade 2 | grade 1',
        'Architecture & Design':
          '= concept design | full design package | ~site supervision | BIM model | building permit file; ^ LEED-oriented | complete | bilingual; *Area: up to 500 m² | up to 5,000 m² | up to 40,000 m²; Stages: concept to tender | permit drawings | all; Software: Revit | AutoCAD | Revit and Rhino; Fee: per m² | 4 % of the cost | fixed; -Contract',
        'Interior Fit-Out':
          '= office fit-out | shop fit-out | hotel room refurbishment | restaurant interior; ^ turnkey | overnight | phased | design-and-build; *Area: 150 m² | 600 m² | 3,000 m²; Time: 4 weeks | 8 weeks | 16 weeks; Trades: all | joinery and ceilings; Joinery: own workshop | bought in',
      },
    },
  },
};
