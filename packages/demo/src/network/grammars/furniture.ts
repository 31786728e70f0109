import type { Grammar } from './grammar.ts';

export const furniture: Grammar = {
  industryID: '0012',
  roots:
    'Oakhaven | Divano Mare | Nordhyll | Casa Lindero | Mebelux | Bayt Al Khashab | Woodmere | Arredia | Timberlane | Sitwell Row | Majlisi | Beechcroft',
  strengths:
    'samples of wood and fabric within a week | spare parts for ten years | flat packs that fill a container to the last litre | a mock-up before the series | project drawings within three days | small first orders for new shops',
  certificates: 'FSC Chain of Custody | ISO 9001:2015 | ISO 14001:2015 | E1 emission class',
  capacity: 'pieces 150..20000',
  packaging: 'Five-layer carton | Flat pack | Pallet | Blanket wrap',
  consumer: true,
  categories: {
    'Living Room Furniture': {
      near: 'Bedroom Furniture | Dining Furniture | Home Textiles',
      trade: 'Furniture | Living | Sofas & Seating | Home Furniture | Interiors',
      buyers:
        'furniture retailers | property developers | interior designers | online stores | serviced apartments | show-home furnishers',
      processes:
        'upholster over our own beech frames | cut covers by laser | sit-test each model for 100,000 cycles | lacquer in a dust-free booth',
      sentences: [
        'Colour and finish are chosen from the sample box.',
        'Joints are glued and doweled, and guaranteed for ten years.',
        'Fits through a door of 80 cm.',
        'Spare parts can be had for ten years.',
      ],
      certificates: 'EN 12520 report | BS 5852 fire test',
      all: '^ modern | hand-finished | solid wood | compact; *Finish: natural oak | walnut | white lacquer | black ash; Frame: solid beech | oak veneer | powder-coated steel; Assembly: assembled | legs to screw on | flat pack, 20 minutes; Weight: 9..48/1 kg; Warranty: 2 years | 5 years; Minimum order: 1..30/1 pcs; Packing: five-layer carton | blanket wrap',
      subs: {
        Sofas:
          '=& two-seat sofa | three-seat sofa | corner sofa | sofa bed; ^ upholstered | modular | chesterfield | low-armed; *Colour: sand | slate grey | olive | navy; &Width: 158 cm / 168 cm | 204 cm / 228 cm | 282 cm / 310 cm | 196 cm / 214 cm; Seat height: 42 cm | 45 cm | 47 cm; Cover: woven fabric, 40,000 Martindale | full-grain leather | velvet, 60,000 Martindale; Filling: cold-cure foam | foam and feathers | pocket springs; &Weight: 46 kg / 52 kg | 61 kg / 68 kg | 92 kg / 108 kg | 78 kg; Finish: oak legs | black metal legs',
        'Coffee Tables':
          '^& round | nesting | marble-top / lift-top | solid oak; *&Size: Ø 80 cm / Ø 95 cm | Ø 60 and 45 cm | 110 x 60 cm / 120 x 70 cm | 120 x 70 cm; Height: 38 cm | 42 cm | 45 cm; &Top: sintered stone / oak veneer | oak veneer / tempered glass | marble | oak, 30 mm; Weight: 14..42/1 kg',
        'TV Stands':
          '^ wall-hung | slatted | lacquered | oak; *Width: 140 cm | 160 cm | 200 cm; Depth: 38 cm | 42 cm; For screens: up to 55" | up to 65" | up to 75"; Doors: 2 | 3 | 4; Cable outlet: yes; Weight: 24..62/2 kg; -Frame',
        Recliners:
          '= recliner armchair | lift chair | swivel recliner; ^ power | manual | wall-hugging | two-motor; *Cover: leather | microfibre | chenille; Load: 120 kg | 150 kg | 180 kg; Recline: up to 150° | up to 160°; Seat width: 50 cm | 54 cm | 56 cm; Weight: 38..62/2 kg; -Finish; -Assembly',
        Bookcases:
          '^ open | solid oak | ladder | wall-hung | modular; *Size: 80 x 200 cm | 120 x 180 cm | 60 x 190 cm; Shelves: 4 | 5 | 6; Depth: 28 cm | 32 cm | 35 cm; Load per shelf: 15 kg | 25 kg | 30 kg; Weight: 22..58/2 kg; Wall fixing: supplied',
        'Majlis Seating':
          '=& majlis set | floor cushion set | corner majlis; ^ embroidered | sadu-woven | velvet | traditional; *&Length: 4 m / 6 m | 3 m / 4 m | 8 m / 12 m; &Seat height: 28 cm / 40 cm | 18 cm | 28 cm / 40 cm; Cover: jacquard | velvet | wool sadu; Foam density: 28 kg/m³ | 32 kg/m³ | 40 kg/m³; &Armrests: 3 / 4 | 2 | 6 / 8; Colour: red and black | beige and gold | emerald; -Frame; -Assembly; -Weight; -Finish; @ villa owners | majlis decorators | furniture retailers | property developers | wedding halls',
        'Side Tables':
          '^ round | C-shaped | marble-top | nesting | tray-top; *Size: Ø 40 cm | Ø 50 cm | 45 x 45 cm; Height: 45 cm | 50 cm | 58 cm; Top: oak | marble | powder-coated steel; Weight: 3..14/0.5 kg',
      },
    },
    'Bedroom Furniture': {
      near: 'Living Room Furniture | Home Textiles',
      trade: 'Bedrooms | Sleep | Bedroom Furniture | Furniture | Beds',
      buyers:
        'furniture retailers | student housing operators | hotels | property developers | online stores | labour camp operators',
      processes:
        'edge panels with zero-joint laser | quilt covers on our own machines | drill and dowel on CNC centres | roll-test mattresses for 30,000 cycles',
      sentences: [
        'Delivered to the bedroom, packing taken back.',
        'Tested for ten years of nightly use.',
        'Free of smell: emissions are tested in the chamber.',
        'Matching pieces of the series can be had for five years.',
      ],
      certificates: 'EN 1725 report | OEKO-TEX Standard 100',
      all: '^ oak-veneered | lacquered | solid wood | high-gloss; *Finish: white | natural oak | walnut | graphite; Board: MDF, 18 mm | particle board E1, 18 mm | solid pine; Assembly: flat pack, 45 minutes | assembled; Weight: 18..46/1 kg; Warranty: 2 years | 5 years; Minimum order: 1..40/1 pcs; Packing: two cartons | five-layer carton',
      subs: {
        Beds: '= platform bed | storage bed | bunk bed | ottoman bed; ^ upholstered | oak | low | slatted; +Size: 90 x 200 cm | 140 x 200 cm | 160 x 200 cm | 180 x 200 cm; Headboard: 95 cm | 110 cm | 125 cm; Load: 160 kg | 240 kg | 300 kg; Slats: 14, beech | 28, beech; Weight: 42..96/2 kg',
        Mattresses:
          '=& pocket-spring mattress | foam mattress | latex mattress | hybrid mattress; ^ orthopaedic | cooling | two-sided | quilted; +Size: 90 x 200 cm | 120 x 200 cm | 160 x 200 cm | 180 x 200 cm; Height: 18 cm | 22 cm | 26 cm | 31 cm; Firmness: soft | medium | firm; Cover: knitted, washable at 60 °C | bamboo jersey; &Core: 1,000 springs / 500 springs | 7-zone foam | natural latex | springs and foam; Weight: 14..42/1 kg; Packing: vacuum roll | flat in foil; -Board; -Assembly; -Finish',
        Wardrobes:
          '^ sliding-door | hinged | mirrored | modular; *&Width: 120 cm | 180 cm | 240 cm | 300 cm; Height: 210 cm | 236 cm; Depth: 58 cm | 65 cm; &Doors: 2 | 2 / 3 | 3 / 4 | 4 / 6; Inside: rail and shelves | shelves and drawers; &Weight: 96 kg / 108 kg | 136 kg | 174 kg | 228 kg; Assembly: by our fitters | flat pack, two people',
        Nightstands:
          '^ floating | two-drawer | round | oak; *Width: 40 cm | 45 cm | 50 cm; Height: 42 cm | 50 cm | 55 cm; Drawers: 1 | 2; Charging: USB-C socket | none; Weight: 7..18/1 kg',
        Dressers:
          '=& chest of drawers | dressing table | double dresser; ^ oak | lacquered | cane-front | white; *&Width: 80 cm / 100 cm | 100 cm / 120 cm | 160 cm; &Drawers: 4 / 5 | 2 / 3 | 6 / 8; &Height: 84 cm / 110 cm | 76 cm | 78 cm / 84 cm; Slides: soft-close, full extension | wooden runners; Weight: 34..78/2 kg; Tip guard: supplied',
        'Bed Frames':
          '=& bed frame | metal bed frame | adjustable bed base; ^& foldable / wooden / noiseless | powder-coated / noiseless | electric / silent; +Size: 90 x 200 cm | 140 x 200 cm | 160 x 200 cm; Height: 25 cm | 35 cm | 42 cm; Load: 200 kg | 300 kg | 400 kg; &Frame: beech, 28 mm / pine, 32 mm | steel tube, 25 x 1.2 mm / steel tube, 40 x 1.5 mm | steel, two motors; Assembly: no tools, 10 minutes | 30 minutes; -Board; &Finish: natural / white | black / white | graphite',
      },
    },
    'Dining Furniture': {
      near: 'Living Room Furniture | Kitchen Furniture | Hotel & Restaurant Furniture',
      trade: 'Dining | Tables & Chairs | Furniture | Dining Furniture | Woodcraft',
      buyers:
        'furniture retailers | interior designers | restaurants and cafés | online stores | property developers | holiday-home operators',
      processes:
        'glue table tops from our own lamellas | steam and bend beech | oil by hand in three coats | test chairs for 50,000 sittings',
      sentences: [
        'The surface takes water and hot cups without a mark.',
        'Tested to the European standards for domestic use.',
        'Matching pieces of one series come from one batch of timber.',
        'Glides, screws and touch-up wax are in the carton.',
      ],
      certificates: 'EN 12520 report | EN 12521 report',
      all: '^ solid oak | extendable | hand-oiled | bentwood; *Finish: natural oil | smoked oak | black stain | walnut; Wood: European oak | beech | ash | walnut; Weight: 6..24/1 kg; Assembly: assembled | legs to screw on; Warranty: 3 years | 5 years; Minimum order: 2..60/2 pcs; Packing: 2 pcs a carton | five-layer carton',
      subs: {
        'Dining Tables':
          '^& extendable | round | solid oak | sintered-stone | live-edge; *&Size: 140-200 x 90 cm | Ø 130 cm / Ø 120 cm | 180 x 90 cm | 200 x 100 cm | 220 x 100 cm; Height: 75 cm | 76 cm; &Seats: 8 | 4 / 5 | 6 | 8 | 10; &Top: oak veneer, 25 mm | oak, 30 mm / walnut, 30 mm | oak, 30 mm | sintered stone, 12 mm | walnut, 40 mm; Weight: 36..110/2 kg; Packing: top and legs in two cartons; -Wood; -Finish; Minimum order: 1..20/1 pcs',
        'Dining Chairs':
          '^ upholstered | bentwood | high-backed | stackable | armless; *Cover: bouclé | leather | velvet | linen; Seat height: 45 cm | 46 cm | 48 cm; Load: 110 kg | 130 kg; Weight: 4..8/0.5 kg',
        Sideboards:
          '^ slatted | oak | high-gloss | cane-front; *Width: 120 cm | 160 cm | 200 cm; Height: 75 cm | 82 cm; Doors: 2 | 3 | 4; Drawers: 0 | 2 | 3; Hinges: soft-close; Weight: 38..84/2 kg; Minimum order: 1..20/1 pcs; Packing: five-layer carton',
        'Bar Stools':
          '= bar stool | counter stool; ^ swivel | backless | upholstered | gas-lift; +Seat height: 65 cm | 75 cm | 60-80 cm; Frame: black steel | brass-plated steel | beech; Load: 110 kg | 130 kg; Footrest: yes; Weight: 5..12/0.5 kg; -Wood',
        'Display Cabinets':
          '= display cabinet | glass cabinet | corner cabinet; ^ lit | oak | two-door | black-framed; *Height: 140 cm | 180 cm | 200 cm; Width: 60 cm | 80 cm | 100 cm; Glass: tempered, 4 mm | tempered, 5 mm; Light: LED, 3,000 K | none; Shelves: 3 | 4 | 5; Weight: 42..88/2 kg; Minimum order: 1..20/1 pcs; Packing: five-layer carton',
      },
    },
    'Kitchen Furniture': {
      near: 'Furniture Components | Dining Furniture',
      trade: 'Kitchens | Kitchen Furniture | Cabinets | Kitchen Works | Joinery',
      buyers:
        'kitchen studios | villa builders | property developers | fitters and joiners | serviced apartments | refurbishers',
      processes:
        'nest and drill carcasses on CNC | wrap fronts in our own membrane press | edge with PUR glue | build each kitchen up once before it ships',
      sentences: [
        'Planned from your drawing to the millimetre.',
        'Moving parts close softly and are guaranteed for life.',
        'Edges are glued with PUR and stand steam.',
        'Every part carries a label with room, cabinet and position.',
      ],
      certificates: 'EN 16121 report | CARB phase 2',
      capacity: 'cabinets 200..24000',
      all: '^ moisture-resistant | handleless | custom-made | soft-close; *Finish: matt white | graphite | oak | cashmere; Carcass: melamine board, 18 mm | plywood, 18 mm; Edge: ABS, 1 mm | ABS, 2 mm; Fittings: soft-close hinges | push-to-open; Delivery: assembled | flat pack; Minimum order: 1 kitchen | 10 cabinets | 1 container; Warranty: 5 years | 10 years',
      subs: {
        'Kitchen Cabinets':
          '=& base cabinet | wall cabinet | tall cabinet | corner cabinet; ^ handleless | shaker-style | lacquered | plywood; +Width: 300 mm | 450 mm | 600 mm | 900 mm; &Height: 720 mm | 720 mm / 900 mm | 2,100 mm | 720 mm; &Depth: 560 mm | 330 mm | 560 mm | 560 mm; &Shelves: 1 / 2 | 2 | 4 / 5 | 2',
        Countertops:
          '=& quartz countertop | solid-surface countertop | laminate worktop | wooden worktop; ^& polished / honed | seamless / matt | postformed / stone-look | oiled / full-stave; *&Thickness: 20 mm / 30 mm | 12 mm | 38 mm | 27 mm / 40 mm; Length: up to 3,050 mm | up to 4,100 mm; Depth: 600 mm | 650 mm | 900 mm; Cut-outs: sink and hob | to drawing; Edge: straight | bevelled | mitred; Minimum order: 1 piece | 10 m; -Carcass; -Fittings; Delivery: cut to drawing | full slabs; &Finish: white / light grey | pure white | concrete grey / oak | oak / walnut',
        'Kitchen Islands':
          '^ movable | waterfall | two-level | oak-top; *Size: 120 x 60 cm | 180 x 90 cm | 240 x 100 cm; Top: quartz, 20 mm | oak, 40 mm | stainless steel; Drawers: 2 | 3 | 6; Seats: 0 | 2 | 4; Socket: pop-up | none',
        'Pantry Units':
          '= pull-out larder | pantry cupboard | corner carousel; ^ full-height | soft-close | narrow; +Width: 300 mm | 450 mm | 600 mm; Height: 1,400 mm | 2,100 mm; Load: 60 kg | 100 kg | 120 kg; Baskets: 4 | 5 | 6; Runner: full extension, damped',
        'Cabinet Doors':
          '^ membrane-pressed | lacquered | shaker | aluminium-framed | veneered; *Size: 715 x 396 mm | 715 x 596 mm | 1,313 x 596 mm; Thickness: 18 mm | 19 mm | 22 mm; Core: MDF | moisture-resistant MDF; Back: white melamine | same as front; Drilling: for 35 mm hinges | none; Minimum order: 20..200/10 pcs; -Carcass; -Fittings',
      },
    },
    'Office Furniture': {
      near: 'School & Public Furniture | Furniture Components',
      trade: 'Office Furniture | Workspaces | Office Systems | Contract Furniture | Workplace',
      buyers:
        'office designers | fit-out contractors | banks and ministries | co-working operators | dealers | call centres',
      processes:
        'weld and powder-coat our own frames | measure and plan your floor | test chairs to BIFMA | load each desk with 1,000 N before release',
      sentences: [
        'Floor plan and 3D view come with the offer.',
        'Delivered and assembled floor by floor, packing taken back.',
        'Parts are available for ten years after the last order.',
        'Tested to the European standards for offices.',
      ],
      certificates: 'BIFMA report | EN 1335 report | GREENGUARD Gold',
      all: '^ modular | ergonomic | executive | sound-absorbing; *Finish: white | light oak | graphite | walnut; Frame: powder-coated steel | aluminium; Board: melamine, 25 mm | veneered MDF; Assembly: by our team | flat pack; Weight: 18..64/1 kg; Warranty: 5 years | 8 years | 10 years; Minimum order: 4..60/2 pcs',
      subs: {
        'Office Desks':
          '= straight desk | bench desk | L-shaped desk | executive desk; *Size: 120 x 70 cm | 140 x 80 cm | 160 x 80 cm | 200 x 90 cm; Height: 73 cm | 74 cm; Cable tray: yes | optional; Modesty panel: yes | no',
        'Office Chairs':
          '=& task chair | executive chair | visitor chair; ^& mesh / ergonomic | leather / high-back | stackable / cantilever; +Load: 120 kg | 130 kg | 150 kg; &Seat height: 42-52 cm | 45-55 cm | 46 cm; &Mechanism: synchronous / auto-weight | tilt / synchronous | none; &Armrests: 3D / 4D | padded, fixed | fixed; &Back: mesh | upholstered | mesh / upholstered; Weight: 11..21/1 kg; -Board; -Finish; Assembly: 10 minutes | assembled',
        'Filing Cabinets':
          '=& filing cabinet | lateral file | mobile pedestal | tambour cabinet; ^ steel | lockable | anti-tilt | soft-close; *&Height: 105 cm / 132 cm | 105 cm | 60 cm | 105 cm / 198 cm; &Drawers: 3 / 4 | 3 | 2 / 3 | 0; &Width: 41 cm | 80 cm / 100 cm | 42 cm | 80 cm / 120 cm; Lock: central, 2 keys | digital; Sheet: 0.7 mm | 0.8 mm; Paper: A4 | A4 and foolscap; &Weight: 42 kg / 56 kg | 58 kg | 24 kg | 46 kg / 72 kg; -Board; Finish: light grey | white | black',
        'Meeting Tables':
          '^ boat-shaped | modular | cable-ready | veneered; *&Size: Ø 120 cm | 240 x 120 cm | 360 x 140 cm | 480 x 140 cm; &Seats: 4 | 8 | 12 | 16; Power: 4 sockets, 2 USB-C | prepared | none; Height: 74 cm; Minimum order: 1..10/1 pcs; &Weight: 34 kg | 78 kg | 118 kg | 162 kg; = meeting table | conference table',
        'Office Partitions':
          '=& desk screen | glass partition | acoustic panel | phone booth; ^& fabric-covered / clip-on | framed / demountable | sound-absorbing / freestanding | soundproof / ventilated; *&Height: 40 cm | 260 cm | 140 cm / 180 cm | 220 cm; &Sound: αw 0.6 | Rw 38 dB / Rw 42 dB | αw 0.85 | 30 dB to ISO 23351; &Panel: fabric on MDF, 18 mm | glass, 10 mm | PET felt, 24 mm | laminated glass and felt; &Minimum order: 20 pcs | 10 m / 30 m | 10 pcs | 1 pc; Colour: light grey | moss | navy; -Board; -Weight; -Finish',
        'Reception Desks':
          '^ curved | lit | two-level | solid-surface; *Width: 160 cm | 200 cm | 280 cm | 360 cm; Height: 110 cm | 115 cm; Accessible part: 90 cm wide, 76 cm high | none; Front: veneer | solid surface | back-painted glass; Light: LED strip | none; Minimum order: 1 pc; Weight: 90..280/10 kg',
        'Standing Desks':
          '= standing desk | desk frame | desk converter; ^ electric | dual-motor | crank | three-stage; *Size: 120 x 70 cm | 140 x 80 cm | 160 x 80 cm; Height range: 62-128 cm | 70-120 cm; Load: 80 kg | 120 kg | 140 kg; Speed: 25 mm/s | 38 mm/s; Noise: below 45 dB | below 50 dB; Memory: 3 heights | 4 heights; Weight: 26..44/1 kg',
      },
    },
    'Outdoor Furniture': {
      near: 'Living Room Furniture | Hotel & Restaurant Furniture',
      trade: 'Outdoor Living | Garden Furniture | Outdoor | Patio | Leisure Furniture',
      buyers:
        'garden centres | beach hotels | restaurants with terraces | furniture retailers | villa owners | landscape designers',
      processes:
        'weave by hand on aluminium frames | salt-spray test each coating | season teak for six months | sew cushions from solution-dyed fabric',
      sentences: [
        'Left outside all year on the Gulf coast without a spot of rust.',
        'Wipes clean with water and a cloth.',
        'UV-stable to 3,000 hours of xenon test.',
        'Spare parts are kept for five years.',
      ],
      certificates: 'EN 581 report | ISO 9227 salt-spray report',
      all: '^ UV-resistant | powder-coated | teak | rope-woven; *Colour: anthracite | sand | white | taupe; Frame: aluminium, powder-coated | teak | stainless steel 304; Fabric: solution-dyed acrylic | olefin; Weight: 5..38/1 kg; Assembly: assembled | 20 minutes; Warranty: 2 years | 5 years; Minimum order: 2..40/2 pcs',
      subs: {
        'Garden Sets':
          '=& dining set | lounge set | balcony set | corner set; ^& aluminium / teak | rope-woven / aluminium | foldable / steel | modular / aluminium; *&Pieces: 7 / 9 | 4 | 3 | 5; &Seats: 6 / 8 | 4 / 5 | 2 | 5 / 6; &Table: 160 x 90 cm / 220 x 100 cm | 110 x 60 cm | Ø 60 cm / Ø 70 cm | 80 x 80 cm; Cushions: 5 cm, washable covers | 12 cm, washable covers; &Weight: 84 kg / 112 kg | 62 kg | 18 kg | 74 kg; Minimum order: 1..20/1 sets; -Frame',
        'Patio Umbrellas':
          '= cantilever umbrella | market umbrella | wall umbrella; ^ tilting | aluminium | wooden-pole | wind-vented; +Size: Ø 3 m | 3 x 3 m | 3 x 4 m | Ø 4 m; Fabric: polyester, 250 g/m² | acrylic, 300 g/m²; Wind: up to 40 km/h | up to 60 km/h; Pole: Ø 48 mm | Ø 60 x 90 mm; Base: 80 kg, separate | 120 kg, separate; Weight: 9..48/1 kg; -Frame',
        'Sun Loungers':
          '^ stackable | textilene | teak | wheeled; *Size: 195 x 65 cm | 200 x 70 cm | 205 x 80 cm; Positions: 4 | 5 | flat and upright; Load: 130 kg | 160 kg; Fabric: textilene | sling mesh; Weight: 7..26/1 kg',
        'Garden Swings':
          '=& porch swing | hanging chair | three-seat swing | daybed swing; ^ canopied | rope-woven | steel-framed | cushioned; *&Seats: 2 | 1 | 3 | 2; &Load: 240 kg | 120 kg | 300 kg | 300 kg; &Height: 165 cm | 195 cm | 172 cm | 200 cm; &Weight: 32 kg | 21 kg | 38 kg | 58 kg; Assembly: 30 minutes | one hour; Frame: powder-coated steel | acacia',
        'Rattan Furniture':
          '= rattan armchair | rattan sofa | rattan table | rattan daybed; ^ hand-woven | synthetic | natural | weatherproof; *Weave: flat, 7 mm | round, 5 mm | half-round; Frame: aluminium | rattan poles; Cushion: 8 cm | 10 cm | 12 cm; Weight: 6..42/2 kg',
      },
    },
    'Hotel & Restaurant Furniture': {
      near: 'Office Furniture | Dining Furniture | Bedroom Furniture',
      trade: 'Contract Furniture | Hospitality Furniture | Hotel Interiors | Projects | Hospitality',
      buyers:
        'hotel groups | restaurant chains | fit-out contractors | interior architects | wedding halls | cruise and ferry operators',
      processes:
        'build a mock-up room before the series | upholster to fire class Crib 5 | make shop drawings for each room type | load floor by floor with room labels',
      sentences: [
        'A mock-up room stands in our hall before the series begins.',
        'Each carton carries floor and room number.',
        'Materials meet the fire class that the project asks for.',
        'Shop drawings are approved by your architect before cutting.',
      ],
      certificates: 'BS 5852 Crib 5 report | EN 16139 report',
      all: '^ custom-made | fire-retardant | stackable | hard-wearing; *Finish: walnut | light oak | black stain | lacquer to RAL; Frame: solid beech | steel tube | plywood; Fire class: Crib 5 | EN 1021-1 | NFPA 260; Cover: contract vinyl, 100,000 Martindale | contract fabric, 60,000 Martindale; Warranty: 2 years | 5 years; Minimum order: 20..200/10 pcs; Lead time of a mock-up: 2 weeks | 3 weeks',
      subs: {
        'Hotel Bedroom Sets':
          '= guest room set | suite set | headboard wall | luggage bench set; ^ five-star | custom-made | veneered | compact; *Rooms: 20 to 60 rooms | 60 to 150 rooms | 150 to 400 rooms; Bed: 140 x 200 cm | 160 x 200 cm | 180 x 200 cm | 2 x 100 x 200 cm; Pieces: 7 | 9 | 12; Board: veneered MDF | HPL on plywood; Minimum order: 1 mock-up room | 10 rooms; -Cover',
        'Restaurant Chairs':
          '^ stackable | upholstered | bentwood | metal | rope-back; *Cover: vinyl | velvet | none; Seat height: 45 cm | 46 cm | 47 cm; Load: 120 kg | 150 kg; Stack: 5 high | 8 high | no; Weight: 4..9/0.5 kg',
        'Banquet Tables':
          '=& round banquet table | folding banquet table | cocktail table | buffet table; ^ folding | plywood | aluminium-edged | light; *&Size: Ø 150 cm / Ø 180 cm | 183 x 76 cm | Ø 80 cm | 240 x 76 cm; &Seats: 8 / 10 | 6 / 8 | 4, standing | none; &Height: 74 cm | 74 cm | 110 cm | 90 cm; Load: 250 kg | 300 kg; Weight: 14..36/1 kg; Trolley: for 10 tables | none; -Cover; -Fire class',
        'Lobby Furniture':
          '=& lobby sofa | lounge chair | console table | lobby bench; ^& curved / upholstered | swivel / upholstered | brass-trimmed / marble-top | leather / fluted; *&Width: 240 cm / 280 cm | 75 cm / 80 cm | 140 cm / 160 cm | 150 cm; &Height: 78 cm | 82 cm | 80 cm | 45 cm; &Base: plinth / brass legs | swivel / oak legs | brass legs | plinth; &Weight: 85 kg / 96 kg | 18 kg / 22 kg | 34 kg / 46 kg | 28 kg; &Cover: contract fabric, 60,000 Martindale | contract vinyl, 100,000 Martindale | none | contract leather; Minimum order: 2..20/1 pcs',
        'Restaurant Booths':
          '= single booth | double booth | corner booth | half-round booth; ^ channel-tufted | button-tufted | plain | high-back; *Length: 120 cm | 150 cm | 180 cm; Height: 91 cm | 107 cm | 122 cm; Seat: springs and foam | foam, 35 kg/m³; Base: toe kick, 10 cm | steel legs; Minimum order: 4..20/1 pcs',
      },
    },
    'School & Public Furniture': {
      near: 'Office Furniture | Furniture Components',
      trade: 'School Furniture | Public Seating | Educational Furniture | Contract Seating | Furniture',
      buyers:
        'ministries of education | private schools | universities | airports and stations | stadium builders | hospitals',
      processes:
        'weld frames on robots | mould seats from polypropylene in house | test to EN 1729 | mount with our own crews',
      sentences: [
        'Built for twelve years of daily use.',
        'Screws are locked and cannot be undone by hand.',
        'Installed by our crews during the holidays.',
        'Graffiti come off with ordinary cleaner.',
      ],
      certificates: 'EN 1729 report | GREENGUARD Gold | EN 12727 report',
      all: '^ stackable | vandal-proof | height-adjustable | beam-mounted; *Colour: blue | light grey | green | beech; Frame: steel tube, 25 x 1.5 mm | steel tube, 38 x 20 mm | aluminium; Surface: powder coat | HPL | polypropylene; Weight: 5..42/1 kg; Warranty: 5 years | 10 years; Minimum order: 30..500/10 pcs; Installation: included | supervision',
      subs: {
        'School Desks':
          '=& single desk | double desk | desk and chair set; ^ height-adjustable | stackable | lockable | tilting; *&Top: 70 x 50 cm / 75 x 55 cm | 130 x 50 cm | 70 x 50 cm; Size mark: 3 to 6 | 5 to 7 | 6; Height: 59-76 cm | 71 cm | 76 cm; Book box: wire | sheet steel',
        'Lecture Hall Seating':
          '=& lecture hall seat | auditorium chair | fixed desk row; ^& tip-up / plywood | upholstered / tip-up | plywood / HPL; *Seat pitch: 50 cm | 52 cm | 55 cm; Row depth: 85 cm | 90 cm | 95 cm; &Tablet: folding, right / continuous | folding, right | continuous; Fire class: EN 1021-2 | Crib 5; &Cover: plywood / fabric, 100,000 Martindale | fabric, 100,000 Martindale | plywood; Minimum order: 60..600/20 seats; -Colour',
        'Library Shelving':
          '= single-sided bookshelf | double-sided bookshelf | mobile shelving | magazine rack; ^ steel | wood-clad | wheeled; *Height: 120 cm | 180 cm | 210 cm; Shelves: 3 | 5 | 6; Load per shelf: 40 kg | 60 kg; Depth: 25 cm | 30 cm | 2 x 25 cm; Minimum order: 5..60/5 bays; Weight: 28..96/2 kg',
        'Waiting Room Seating':
          '= beam seat | waiting bench | airport seat; ^& perforated | upholstered | moulded; *Seats: 2 | 3 | 4 | 5; &Seat: perforated steel, 1.5 mm | PU foam, 40 mm | polypropylene; Load: 150 kg per seat | 180 kg per seat; Charging: USB-C and USB-A | none; Weight: 22..68/2 kg; Minimum order: 4..60/2 pcs; -Surface',
        'Laboratory Benches':
          '= wall bench | island bench | fume hood bench; ^ steel-framed | chemical-resistant | mobile; *Top: epoxy resin, 19 mm | phenolic resin, 16 mm | ceramic, 28 mm; Length: 1,200 mm | 1,800 mm | 3,000 mm; Height: 750 mm | 900 mm; Services: water, gas, power | power and data; Load: 250 kg/m | 400 kg/m; Minimum order: 5..60/5 m; -Colour; -Surface; -Weight',
        'Stadium Seats':
          '=& stadium seat | tip-up stadium seat | VIP seat | bleacher bench; ^ UV-stabilized | flame-retardant | numbered | self-draining; *Colour: red | blue | green | white; &Height: 32 cm | 42 cm | 86 cm | 30 cm; &Seat width: 43 cm | 46 cm | 52 cm | per place 50 cm; &Material: copolymer polypropylene | polyamide / copolymer polypropylene | upholstered polypropylene | aluminium / HDPE; Fire class: DIN 4102 B2 | FMVSS 302; Fixing: to riser | to tread | on beam; Minimum order: 200..2000/100 pcs; &Weight: 1.4 kg | 3.2 kg | 9.5 kg | 3.8 kg a metre; -Frame; -Surface',
      },
    },
    'Furniture Components': {
      near: 'Kitchen Furniture | Home Textiles',
      trade: 'Fittings | Furniture Hardware | Components | Panels | Upholstery Supplies',
      buyers:
        'furniture plants | kitchen makers | joineries | upholsterers | hardware stores | office furniture makers',
      processes:
        'cycle-test fittings to 80,000 openings | cut foam to your drawing by contour saw | press and calibrate panels in one line | plate in our own baths',
      sentences: [
        'Samples for a trial fitting are free.',
        'Stock is reserved for call-off orders.',
        'Data sheets and CAD files are at hand.',
        'Packed by the piece for shops or in bulk for lines.',
      ],
      certificates: 'EN 15570 report | CARB phase 2 | OEKO-TEX Standard 100',
      capacity: 'tons 20..3000',
      packaging: 'Carton | Polybag and carton | Pallet | Roll in foil',
      all: '^ heavy-duty | corrosion-resistant | adjustable | concealed; *Finish: nickel-plated | matt black | brushed brass | zinc; Material: cold-rolled steel | zinc die-cast | stainless steel; Cycles: 40,000 | 60,000 | 80,000; Packing: 50 pcs a carton | 100 pcs a carton | 200 pcs a carton; Screws: supplied | separate; Minimum order: 200..5000/100 pcs; Sample: free',
      subs: {
        Hinges:
          '=& cabinet hinge | butt hinge | glass door hinge; ^& soft-close / clip-on | ball-bearing / brass | self-closing / no-drill; *&Opening: 95° / 110° / 165° | 180° | 90° / 110°; &Size: Ø 35 mm cup | 76 x 50 mm / 100 x 75 mm | Ø 26 mm cup; Door thickness: 14-22 mm | 16-26 mm; &Adjustment: 3D / 2D | none | 2D; Overlay: full | half | inset',
        'Drawer Slides':
          '=& ball-bearing slide | undermount slide | drawer box system; ^ soft-close | full-extension | push-open | synchronized; *Length: 300 mm | 450 mm | 500 mm | 600 mm; &Load: 30 kg / 45 kg | 30 kg / 40 kg | 40 kg / 70 kg; &Height: 35 mm / 45 mm | 28 mm | 84 mm / 135 mm; Packing: 10 pairs a carton | 15 pairs a carton; Minimum order: 100..2000/100 pairs',
        'Furniture Legs':
          '^& adjustable | hairpin | tapered | turned; *&Height: 100 mm / 150 mm | 400 mm / 710 mm | 150 mm / 200 mm | 710 mm; &Material: steel / aluminium | steel, Ø 10 mm | beech / oak | beech; Load: 80 kg per leg | 150 kg per set | 250 kg per set; Glide: felt | plastic, +20 mm; Packing: set of 4; Minimum order: 50..1000/50 sets; &Finish: matt black / chrome | matt black | natural oil | white lacquer; -Cycles',
        'Upholstery Fabric':
          '=& ~chenille | ~velvet | ~bouclé | ~jacquard | ~faux leather; ^ stain-resistant | flame-retardant | soft-touch | recycled; *&Width: 140 cm / 142 cm | 140 cm | 142 cm | 140 cm / 280 cm | 137 cm; Weight: 280..520/10 g/m²; Martindale: 30,000 | 50,000 | 100,000; &Composition: polyester and cotton / 100 % polyester | 100 % polyester | wool and polyester / 100 % polyester | polyester and cotton | PU on polyester; Roll: 30 m | 50 m; Colours: 24 | 36 | 48; Light fastness: 5 | 6; Minimum order: 50..1000/50 m; @ upholsterers | furniture plants | hotel outfitters | interior designers; !',
        'Furniture Foam':
          '=& foam block | foam sheet | seat cushion foam; ^ high-resilience | flame-retardant | breathable | durable; *Density: 25 kg/m³ | 30 kg/m³ | 35 kg/m³ | 50 kg/m³; Hardness: 2.5 kPa | 3.6 kPa | 5 kPa; &Size: 200 x 120 cm / 200 x 160 cm | 200 x 120 cm | cut to drawing; &Thickness: 100 cm / 120 cm | 1 cm / 2 cm / 5 cm | 8 cm / 10 cm; Fire class: Crib 5 | CAL 117; Minimum order: 10..100/5 m³; Packing: compressed roll | loose; !; @ upholsterers | furniture plants | mattress makers | car seat trimmers',
        'MDF & Plywood':
          '= MDF board | birch plywood sheet | poplar plywood sheet | melamine-faced MDF board; ^ moisture-resistant | film-faced | calibrated | fire-retardant; *Thickness: 9 mm | 12 mm | 18 mm | 25 mm; Size: 2,440 x 1,220 mm | 2,800 x 2,070 mm | 2,500 x 1,250 mm; Glue: E1 | E0 | WBP; Density: 620 kg/m³ | 680 kg/m³ | 740 kg/m³; Grade: B/BB | BB/BB | BB/CP; Pack: 30 sheets | 50 sheets | 80 sheets; Minimum order: 1..20/1 packs; !',
        'Cabinet Handles':
          '=& bar handle | cabinet knob | edge pull | recessed handle; ^ brushed | knurled | slim | matt; *&Size: 160 mm / 128 mm / 320 mm | Ø 28 mm / Ø 32 mm | 96 mm / 200 mm | 128 mm / 160 mm; &Material: aluminium / stainless steel | brass / zinc die-cast | aluminium | zinc die-cast; &Projection: 30 mm / 35 mm | 26 mm | 18 mm | flush; Fixing: M4 screws | M4 screws, two lengths; -Cycles',
      },
    },
    'Home Textiles': {
      near: 'Bedroom Furniture | Living Room Furniture',
      trade: 'Home Textiles | Carpets | Textiles | Linens | Weaving',
      buyers:
        'department stores | hotel laundries | furniture retailers | online stores | interior decorators | linen rental companies',
      processes:
        'weave and dye under one roof | wash each sample fifty times | hem and embroider in house | check every metre on the inspection table',
      sentences: [
        'Colours are matched to your swatch within a week.',
        'Shrinkage after five washes stays below three per cent.',
        'Packed for the shelf, with your label.',
        'Free of harmful substances to OEKO-TEX Standard 100.',
      ],
      certificates: 'OEKO-TEX Standard 100 | GOTS | OEKO-TEX STeP',
      capacity: 'pieces 2000..400000',
      packaging: 'Polybag and carton | Vacuum bale | Carton | Roll in foil',
      all: '^ hotel-quality | jacquard | organic cotton | embroidered; *Colour: white | sand | sage | navy; Composition: 100 % cotton | cotton and polyester | linen; Weave: percale | sateen | jacquard; Wash: 40 °C | 60 °C | 95 °C; Label: your own | neutral; Minimum order: 100..2000/100 pcs',
      subs: {
        Curtains:
          '=& curtain pair | sheer curtain | roller blind; ^& blackout / thermal / linen-look | flame-retardant / striped / linen-look | blackout / screen / day-and-night; +&Size: 140 x 260 cm / 200 x 270 cm | 300 x 280 cm | 120 x 160 cm / 180 x 220 cm; Weight: 120..380/20 g/m²; &Heading: eyelets / wave tape / pencil pleat | wave tape | chain, left or right; &Composition: 100 % polyester / linen and polyester | linen and polyester / 100 % polyester | polyester, coated; Fire class: M1 | BS 5867; -Weave',
        'Carpets & Rugs':
          '=& wool rug | prayer rug | wall-to-wall carpet | runner; ^& hand-knotted / hand-tufted | machine-woven / padded | tufted / contract | machine-woven / washable; *&Size: 160 x 230 cm / 200 x 300 cm | 70 x 115 cm / 80 x 120 cm | 400 cm wide / 500 cm wide | 80 x 300 cm; Pile: 6 mm | 9 mm | 12 mm; &Knots: 250,000 /m² / 160,000 /m² | 500,000 /m² | 140,000 /m² | 320,000 /m²; &Fibre: wool | viscose / polypropylene | polyamide / polypropylene | polypropylene; Backing: cotton | jute | latex; Weight: 1.8..4.2/0.2 kg/m²; &Minimum order: 10 pcs / 20 pcs | 200 pcs | 200 m² / 500 m² | 50 pcs; !',
        'Bed Linen':
          '=& duvet cover set | fitted sheet | pillowcase pair | ~hotel bed linen; +&Size: 135 x 200 cm / 200 x 200 cm / 240 x 220 cm | 90 x 200 cm / 160 x 200 cm / 180 x 200 cm | 50 x 75 cm / 80 x 80 cm | 150 x 290 cm / 240 x 290 cm; Thread count: 200 | 300 | 400 | 600; &Closure: buttons / zip | elastic | envelope | envelope',
        Cushions:
          '=& scatter cushion | floor cushion | seat cushion | bolster; ^ embroidered | woven | plain | printed; *&Size: 45 x 45 cm / 50 x 50 cm | 60 x 60 cm / 70 x 70 cm | 40 x 40 cm | 50 x 20 cm; &Filling: feathers / polyester fibre | polyester fibre | foam | polyester fibre; Cover: removable, zip | removable, buttons; Composition: cotton | velvet, 100 % polyester | linen; Colour: terracotta | sand | sage | navy; -Weave',
        'Table Linen':
          '=& tablecloth | napkin set | table runner | placemat set; ^ stain-resistant | damask | hemstitched | plain; *&Size: 140 x 220 cm / 180 cm round | 45 x 45 cm / 50 x 50 cm | 40 x 140 cm | 35 x 48 cm; Weight: 160..260/10 g/m²; Hem: mitred, 2 cm | hemstitch; @ restaurants | hotel laundries | caterers | department stores | linen rental companies',
        Towels:
          '=& bath towel | hand towel | beach towel | bathrobe | towel set; ^ zero-twist | hotel-quality | quick-drying | bordered; +Weight: 400 g/m² | 500 g/m² | 600 g/m²; &Size: 70 x 140 cm | 50 x 100 cm | 90 x 180 cm | M / L / XL | 3 pieces / 6 pieces; Weave: terry | velour | waffle; Border: plain | dobby | jacquard; Composition: 100 % combed cotton | Egyptian cotton | bamboo and cotton',
      },
    },
  },
};
