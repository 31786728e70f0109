import type { Grammar } from './grammar.ts';

export const babyWorld: Grammar = {
  industryID: '0008',
  roots:
    'Tinywell | Lullavia | Bambinello Hill | Littlemoor | Nidora | Cuddlebrook | Yalla Baby | Pikkolin | Mimosa Nest | Dodolina | Softbrook | Kinderlund',
  strengths:
    'safety reports of each article in one folder | small first orders for new shops | retail boxes in five languages | replacement parts for ten years | samples for testing by parents',
  certificates: 'ISO 9001:2015 | EN 71 report | ASTM F963 report | SASO certificate',
  capacity: 'pieces 2000..120000',
  packaging: 'Retail box | Carton | Polybag and carton | Pallet',
  consumer: true,
  categories: {
    'Baby Clothing': {
      near: 'Diapering | Baby Bath & Care',
      trade: 'Babywear | Baby Fashion | Baby Textiles | Baby Clothing',
      buyers:
        'baby shops | department stores | online shops | hospital gift suppliers | supermarket chains | private-label brands',
      processes:
        'sew with flat seams and nickel-free snaps | wash each style five times before release | print with water-based inks | knit from certified organic cotton',
      sentences: [
        'Snaps are nickel-free and hold 90 newtons.',
        'Washed five times before release; it keeps its size.',
        'Packed on hangers or folded with a belly band.',
        'Labels are printed, not sewn, so nothing scratches.',
      ],
      certificates: 'OEKO-TEX Standard 100 class I | GOTS',
      all: '^ organic | ribbed | printed | kimono-style | envelope-neck | muslin; *Size: 50-68 | 62-86 | 0-3 months | 6-12 months; Fabric: organic cotton | interlock cotton | muslin | bamboo viscose; Colour: white | sage | rose | sand; Pack: 1 pc | 3-pack | 5-pack; Care: 40 °C | 60 °C; Minimum order: 100..1000/100 pcs',
      subs: {
        Bodysuits: '^ long-sleeved | short-sleeved | envelope-neck | ribbed | organic',
        'Baby Sleepwear': '= sleep overall | sleeping bag | baby pajamas; Warmth: 0.5 tog | 1 tog | 2.5 tog',
        'Baby Sets': '= newborn set | two-piece baby set | gift set; Pieces: 2 | 5 | 8',
        'Baby Hats':
          '=& baby hat | sun hat | turban hat; ^ organic | ribbed | printed; +Size: 36-40 cm | 42-46 cm; &Fabric: organic cotton / merino wool | muslin / cotton twill | jersey',
        'Baby Socks & Booties':
          '= baby socks | booties | baby tights; ^ non-slip | knitted | terry; Size: 0-6 months | 6-12 months | 12-24 months',
      },
    },
    'Feeding & Nursing': {
      near: 'Baby Food | Baby Safety',
      trade: 'Baby Care | Feeding Products | Nursing | Baby Products',
      buyers: 'pharmacies | baby shops | maternity clinics | online shops | supermarket chains | private-label brands',
      processes:
        'mould silicone in a clean room | test each lot for migration | print scales that survive the dishwasher | assemble and pack under a hood',
      sentences: [
        'Free of BPA, phthalates and latex.',
        'Parts can be bought one by one.',
        'Dishwasher and sterilizer proof.',
        'Tested for migration to EU 10/2011.',
      ],
      certificates: 'EN 14350 report | FDA food contact',
      all: '^ anti-colic | BPA-free | dishwasher-proof | compact; *Colour: clear | mint | rose | grey; Material: polypropylene | silicone | glass | copolyester; Age: from birth | from 6 months; Packing: retail box | blister | set of 2; Minimum order: 100..2000/100 pcs; Warranty: 12 months | 24 months',
      subs: {
        'Baby Bottles':
          '^ anti-colic | wide-neck | glass | self-sterilizing; *Volume: 120 ml | 160 ml | 250 ml | 330 ml; -Warranty',
        'Bottle Teats':
          '^ silicone | natural-shape | variable-flow; *Flow: slow | medium | fast; Pack: 2 pcs | 4 pcs; Material: silicone | natural rubber; -Warranty; -Colour',
        'Breast Pumps':
          '^ electric | manual | wearable | double; *Suction: 200 mmHg | 260 mmHg | 300 mmHg; Battery: 90 min | 120 min | none; Levels: 4 | 9 | 12',
        Bibs: '^ silicone | waterproof | muslin | printed; *Pack: 1 pc | 2-pack | 5-pack; Material: silicone | cotton/PU | muslin; -Warranty',
        'High Chairs':
          '^ foldable | height-adjustable | wooden | convertible; Load: 15 kg | 25 kg | 75 kg; Material: beech | aluminium and PP; Standard: EN 14988; Weight: 4..11/0.5 kg; Age: from 6 months',
        'Baby Tableware':
          '=& suction plate | learning cup | baby cutlery set | bowl set; ^& silicone / divided | spill-proof / two-handled | soft-tipped / bamboo | bamboo / stackable; &Material: silicone | polypropylene / Tritan | silicone and bamboo | bamboo / silicone; Age: from 6 months; -Warranty',
        'Bottle Sterilizers':
          '^ steam | UV | microwave | two-in-one; *Capacity: 5 bottles | 6 bottles | 8 bottles; Time: 6 min | 10 min | 12 min; Power: 450 W | 600 W; Age: from birth',
      },
    },
    'Baby Food': {
      near: 'Feeding & Nursing | Baby Bath & Care',
      trade: 'Baby Foods | Infant Nutrition | Nutrition | Organic Baby Foods',
      buyers: 'pharmacies | supermarket chains | hospitals | baby shops | relief organizations | private-label brands',
      processes:
        'test each lot for pesticides and metals | spray-dry and fill under nitrogen | cook fruit within a day of harvest | trace each jar to the field',
      sentences: [
        'Each lot is tested for pesticides, metals and mould.',
        'No sugar, salt or flavouring is added.',
        'Labels in Arabic and English, other languages from one pallet.',
        'Filled under nitrogen.',
      ],
      certificates: 'HACCP | ISO 22000:2018 | Halal certificate | EU Organic',
      capacity: 'tons 10..900',
      packaging: 'Tin in carton | Pouch in carton | Glass jar | Pallet',
      all: '^ organic | gluten-free | unsweetened | iron-enriched; *Packing: 100 g pouch | 190 g jar | 250 g box; Age: from 4 months | from 6 months | from 12 months; Shelf life: 12 months | 18 months | 24 months; Allergens: none | contains milk | contains gluten; Storage: cool and dry; Minimum order: 1..20/1 pallets',
      subs: {
        'Infant Formula':
          '= ~infant formula | ~follow-on formula | ~growing-up milk; ^ goat-milk | hypoallergenic | lactose-free | organic; *Packing: 400 g tin | 800 g tin | 900 g tin; Stage: 1 | 2 | 3; Allergens: contains milk; Protein: 9..15/0.5 g/100 g; Age: from birth | from 6 months | from 12 months',
        'Baby Cereals':
          '= ~rice cereal | ~oat porridge | ~multigrain cereal; ^ organic | iron-enriched | milk-free; *Packing: 200 g box | 250 g pouch | 400 g tin',
        'Fruit Purees':
          '= ~apple puree | ~mango puree | ~pear and banana puree | ~date and apple puree; *Packing: 90 g pouch | 120 g pouch | 125 g jar',
        'Baby Snacks':
          '= rice cakes | corn puffs | fruit bars | teething biscuits; *Packing: 20 g bag | 40 g bag | 100 g box; Age: from 7 months | from 12 months',
        'Toddler Drinks':
          '= ~toddler milk drink | ~fruit and water drink | ~herbal tea for toddlers; ^ unsweetened | organic | vitamin-enriched; *Packing: 200 ml carton | 500 ml bottle | 200 g tin; Age: from 12 months',
      },
    },
    Diapering: {
      near: 'Baby Bath & Care | Baby Clothing',
      trade: 'Hygiene Products | Baby Care | Diapers | Baby Hygiene',
      buyers: 'supermarket chains | pharmacies | nurseries | hospitals | discount stores | private-label brands',
      processes:
        'run three lines around the clock | weigh and photograph every diaper | cut wipes from our own nonwoven | print bags in eight colours',
      sentences: [
        'Absorbency of each lot is on file.',
        'Bag design is included from one container.',
        'Free of perfume and lotion.',
        'Tested by dermatologists.',
      ],
      capacity: 'thousand pieces 200..40000',
      packaging: 'Bag in carton | Compressed bale | Pallet',
      all: '^ soft | breathable | hypoallergenic | perfume-free; *Pack: 24 pcs | 48 pcs | 72 pcs; Material: nonwoven | cotton | bamboo; Design: own print | neutral; Shelf life: 24 months | 36 months; Minimum order: 1..40/1 pallets; Dermatological test: yes',
      subs: {
        'Disposable Diapers':
          '= disposable diapers; ^ ultra-thin | breathable | overnight | newborn; +Size: 1 | 2 | 3 | 4 | 5; Absorbency: 480 ml | 720 ml | 980 ml; Closure: hook tape | elastic',
        'Cloth Diapers':
          '^ adjustable | bamboo | pocket | organic; *Pack: 1 pc | 3-pack | 6-pack; Material: cotton | bamboo | microfibre; Inserts: 1 | 2 | 3; Closure: snaps | hook and loop; -Shelf life; Minimum order: 50..1000/50 pcs',
        'Baby Wipes':
          '= baby wipes; ^ water-based | aloe | biodegradable | thick; *Pack: 20 pcs | 64 pcs | 80 pcs; Size: 15 x 20 cm | 18 x 20 cm; Lid: sticker | plastic lid; pH value: 5.5',
        'Changing Mats':
          '^ foldable | padded | waterproof | wedge-shaped; *Size: 50 x 70 cm | 60 x 75 cm | 70 x 80 cm; Filling: foam | polyester; Material: PU | PEVA | cotton, coated; Minimum order: 50..500/50 pcs; -Shelf life; -Pack',
        'Training Pants':
          '= training pants | pull-up diapers; ^ soft-waist | washable | overnight; +Size: 4 | 5 | 6; Weight of child: 9-14 kg | 12-17 kg | 16 kg and more',
        'Diaper Bags':
          '= diaper backpack | diaper tote; ^ insulated | waterproof | vegan-leather; *Volume: 12 l | 18 l | 25 l; Pockets: 8 | 12 | 16; Material: polyester | vegan leather | canvas; Minimum order: 50..500/50 pcs; -Shelf life; -Pack; -Dermatological test',
      },
    },
    'Strollers & Car Seats': {
      near: 'Nursery Furniture | Baby Safety',
      trade: 'Strollers | Baby Mobility | Child Seats | Baby Travel',
      buyers: 'baby shops | car accessory dealers | rental stations | online shops | department stores | airport shops',
      processes:
        'crash-test each model in an independent laboratory | bend and weld our own frames | ride each model 200 km on the test drum | keep spare parts for ten years',
      sentences: [
        'Wheels, belts and covers can be bought one by one.',
        'Tested for 200 km on an uneven drum.',
        'Covers come off in a minute and go into the machine.',
        'The manual has pictures and QR films in Arabic and English.',
      ],
      certificates: 'UN R129 approval | EN 1888 report',
      all: '^ foldable | lightweight | all-terrain | reclining; *Colour: black | grey | olive | sand; Weight: 5..14/0.5 kg; Age: from birth | from 6 months; Load: 15 kg | 22 kg; Fabric: polyester | melange, washable; Minimum order: 10..200/10 pcs; Warranty: 24 months | 36 months',
      subs: {
        'Baby Strollers':
          '^ lightweight | one-hand-fold | cabin-size | twin | jogging; Folded: 55 x 44 x 20 cm | 60 x 50 x 32 cm; Wheels: EVA | air | PU',
        'Travel Systems':
          '^ three-in-one | two-in-one | leather-handle; Parts: carrycot, seat, car seat | carrycot and seat; Wheels: gel | air | PU; Weight: 9..15/0.5 kg',
        'Infant Car Seats':
          '^ ISOFIX | rotating | lightweight | rear-facing; *Height of child: 40-87 cm | 40-105 cm | 40-150 cm; Approval: UN R129; -Load; -Age',
        'Booster Seats':
          '^ foldable | backless | ISOFIX | high-back; *Height of child: 100-150 cm | 125-150 cm; Approval: UN R129; Weight: 1.5..6/0.5 kg; -Load; -Age',
        'Baby Carriers':
          '= baby carrier | baby sling | back carrier; ^ ergonomic | four-position | mesh | hip-seat; Load: 15 kg | 20 kg; Weight: 0.3..1.2/0.1 kg; Fabric: cotton | air mesh | linen blend',
        'Stroller Accessories':
          '= rain cover | footmuff | cup holder | stroller organizer; ^ universal | padded | foldable; *Colour: black | grey | clear; Weight: 0.1..1.2/0.1 kg; Fit: universal | frame Ø 2-4 cm; -Load; -Age; Minimum order: 50..500/50 pcs',
      },
    },
    'Nursery Furniture': {
      near: 'Strollers & Car Seats | Toys & Learning',
      trade: 'Nursery Furniture | Kids Furniture | Nursery | Children’s Rooms',
      buyers: 'furniture stores | baby shops | hotels | nurseries | online shops | interior designers',
      processes:
        'round and sand each edge by hand | paint with water-based lacquer only | test cots with 30 kg falling weight | pack flat with two-page instructions',
      sentences: [
        'Edges are rounded, paint is saliva-proof.',
        'Assembled by two people in half an hour.',
        'Converted for older children later.',
        'Packed flat, drop-tested for parcel services.',
      ],
      certificates: 'EN 716 report | FSC chain of custody',
      capacity: 'pieces 200..9000',
      all: '^ convertible | solid-wood | foldable | height-adjustable; *Size: 60 x 120 cm | 70 x 140 cm; Material: beech | pine | MDF, lacquered; Colour: white | natural | grey | two-tone; Load: 25 kg | 50 kg | 80 kg; Packing: flat pack | mounted; Minimum order: 10..200/10 pcs; Weight: 6..48/1 kg',
      subs: {
        'Baby Cribs': 'Base: 3 heights | 4 heights; Standard: EN 716 | ASTM F1169',
        'Crib Mattresses':
          '^ breathable | coconut-core | two-sided | washable; *Size: 60 x 120 cm | 70 x 140 cm | 40 x 90 cm; Height: 8 cm | 10 cm | 12 cm; Material: foam | coconut and latex | pocket springs; Cover: bamboo | organic cotton; -Load; -Colour; Weight: 2..8/0.5 kg',
        'Changing Tables': 'Drawers: 2 | 3 | none; *Height: 88 cm | 92 cm | 96 cm',
        Bassinets:
          '^ bedside | rocking | foldable | wicker; *Size: 45 x 80 cm | 50 x 90 cm; Load: 9 kg | 15 kg; Heights: 4 | 6 | 9; Weight: 4..12/1 kg',
        'Nursery Storage':
          '= toy chest | nursery shelf | chest of drawers | storage basket; ^ low | wall-mounted | soft-closing; *Width: 45 cm | 80 cm | 120 cm',
        'Rocking Chairs':
          '= nursing chair | rocking chair | glider; ^ upholstered | swivel | reclining; *Width: 68 cm | 74 cm | 82 cm; Load: 120 kg | 150 kg; Cover: bouclé | linen look | velvet; -Packing',
      },
    },
    'Baby Bath & Care': {
      near: 'Diapering | Baby Food',
      trade: 'Baby Cosmetics | Baby Care | Bath & Care | Gentle Care',
      buyers: 'pharmacies | drugstores | baby shops | maternity clinics | hotels | private-label brands',
      processes:
        'mix in small kettles without perfume | test on skin under dermatological control | fill and label in your brand | weave towels on our own looms',
      sentences: [
        'Tested by dermatologists and paediatricians.',
        'Free of perfume, colour and parabens.',
        'Registration papers for the target market are supplied.',
        'Own label from 1,000 pieces.',
      ],
      certificates: 'ISO 22716 GMP | CPNP notification',
      all: '^ gentle | organic | tear-free | perfume-free; *Packing: 200 ml | 250 ml | 400 ml | 500 ml; pH value: 5.5 | 6.0; Shelf life: 24 months | 30 months; Age: from birth; Main ingredient: calendula | oat | almond oil | chamomile; Minimum order: 500..5000/500 pcs',
      subs: {
        'Baby Bathtubs':
          '^ foldable | ergonomic | newborn | thermometer; *Volume: 15 l | 25 l | 35 l; Material: PP | TPE | PP and TPE; Load: 12 kg | 20 kg; Weight: 1.2..3.4/0.2 kg; -pH value; -Shelf life; -Main ingredient; -Packing; Minimum order: 20..300/20 pcs',
        'Hooded Towels':
          '^ embroidered | bamboo | muslin | organic; *Size: 75 x 75 cm | 90 x 90 cm | 100 x 100 cm; Weight: 300 g/m² | 400 g/m² | 500 g/m²; Fabric: terry cotton | bamboo | muslin; -pH value; -Shelf life; -Main ingredient; -Packing; Minimum order: 100..1000/100 pcs',
        'Baby Grooming Kits':
          '= grooming kit | nail care set | brush and comb set; ^ travel | electric | gift-boxed; *Pieces: 4 pcs | 8 pcs | 12 pcs; Case: zip case | box; Material: ABS | beech and goat hair; -pH value; -Shelf life; -Main ingredient; -Packing; Warranty: 12 months | 24 months',
      },
    },
    'Toys & Learning': {
      near: 'Nursery Furniture | Baby Safety',
      trade: 'Toys | Toy Works | Learning Toys | Play & Learn',
      buyers: 'toy shops | nurseries and schools | gift shops | supermarket chains | museum shops | online shops',
      processes:
        'test small parts of each lot | turn and paint wood in house | sew and stuff under metal detection | develop with teachers',
      sentences: [
        'Tested for small parts, colour and migration.',
        'Developed with nursery teachers.',
        'Play instructions in five languages.',
        'Sewn, stuffed or turned by hand where it matters.',
      ],
      certificates: 'CE marking to 2009/48/EC',
      all: '^ educational | colourful | washable | handmade; *Pieces: 1 pc | 12 pcs | 36 pcs | 100 pcs; Age: from birth | from 10 months | from 18 months | from 3 years; Material: beech | cotton | ABS | silicone; Standard: EN 71 | ASTM F963; Packing: gift box | mesh bag | display box; Minimum order: 50..1000/50 pcs',
      subs: {
        'Rattles & Teethers':
          '= rattle | teether | teething ring; ^ silicone | wooden | crochet; *Colour: sage | rose | natural | mixed; Age: from birth | from 3 months; Material: silicone | beech | cotton',
        'Plush Toys':
          '= teddy bear | plush camel | cuddle cloth | plush rabbit; ^ organic | washable | musical | recycled; *Height: 18 cm | 25 cm | 40 cm | 60 cm; Material: polyester plush | organic cotton; Age: from birth',
        'Educational Toys':
          '= shape sorter | alphabet puzzle | counting frame | memory game; ^ bilingual | wooden | magnetic',
        'Building Blocks':
          '= building blocks; ^ wooden | magnetic | soft | colourful; *Pieces: 24 pcs | 50 pcs | 100 pcs | 250 pcs; Material: beech | ABS | EVA foam',
        'Play Mats':
          '^ foldable | padded | reversible | puzzle; *Size: 100 x 140 cm | 150 x 200 cm | 180 x 200 cm; Thickness: 1 cm | 1.5 cm | 2 cm; Material: XPE | EVA | cotton; Age: from birth',
        'Activity Centers':
          '= activity centre | play gym | activity cube; ^ musical | wooden | foldable; *Activities: 5 activities | 8 activities | 12 activities; Age: from birth | from 6 months',
        'Ride-On Toys':
          '= balance bike | ride-on car | rocking horse | tricycle; ^ wooden | electric | foldable; *Load: 20 kg | 25 kg | 35 kg; Age: from 12 months | from 2 years; Material: birch | steel | PP',
        'Wooden Toys':
          '= wooden train | stacking tower | play kitchen | pull-along animal; ^ painted | natural | handmade; Material: beech | maple | plywood',
      },
    },
    'Baby Safety': {
      near: 'Strollers & Car Seats | Nursery Furniture',
      trade: 'Child Safety | Baby Safety | Home Safety | Safe Home',
      buyers: 'baby shops | DIY stores | hotels | nurseries | online shops | housing companies',
      processes:
        'load-test gates with 100,000 cycles | mould parts in one piece | pack with drilling template | film the assembly of each article',
      sentences: [
        'Mounted without drilling where possible.',
        'Tested for 100,000 openings.',
        'Opened by adults with one hand.',
        'Adhesive comes off without a trace.',
      ],
      all: '^ no-drill | one-hand | adjustable | invisible; *Colour: white | black | clear | grey; Material: ABS | steel | beech | foam; Standard: EN 1930 | EN 71 | IEC 60884; Packing: retail box | blister; Minimum order: 50..1000/50 pcs; Warranty: 12 months | 24 months',
      subs: {
        'Baby Monitors':
          '^ video | audio | Wi-Fi | split-screen; *Display: 2.8" | 5" | app only; Range: 300 m | 500 m | by internet; Battery: 8 h | 20 h; Night vision: infrared | none; Standard: EN 300 328; -Material',
        'Safety Gates':
          '^ pressure-mounted | retractable | auto-closing | extra-tall; *Width: 75-84 cm | 76-107 cm | 0-140 cm; Height: 73 cm | 78 cm | 104 cm; Standard: EN 1930; Material: steel | beech | mesh',
        'Socket Covers':
          '= socket covers; ^ self-closing | adhesive | key-locked; *Pack: 6 pcs | 12 pcs | 24 pcs; Type: type C/F | type G | type A/B; Standard: IEC 60884; Material: ABS',
        'Bed Rails':
          '^ foldable | height-adjustable | mesh; *Length: 90 cm | 120 cm | 150 cm | 180 cm; Height: 45 cm | 70 cm | 95 cm; Material: steel and mesh | beech; Standard: BS 7972',
        'Corner Guards':
          '= corner guards; ^ transparent | foam | adhesive; *Pack: 4 pcs | 12 pcs | 5 m roll; Material: NBR foam | silicone; Standard: EN 71',
      },
    },
  },
};
