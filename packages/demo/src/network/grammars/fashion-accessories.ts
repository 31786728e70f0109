import type { Grammar } from './grammar.ts';

export const fashionAccessories: Grammar = {
  industryID: '0010',
  roots:
    'Ornavia | Laluna | Zafirah | Cordovan Lane | Miravelle | Alinora | Stella Mira | Jawhara | Bravanti | Lioren | Orlandine | Casa Miro',
  strengths:
    'small first orders of 50 pieces a style | samples in your colour within ten days | gift boxes and dust bags included | two new collections a year | repairs for two years',
  certificates: 'ISO 9001:2015 | amfori BSCI audit | nickel release test EN 1811 | SEDEX SMETA audit',
  capacity: 'pieces 1000..90000',
  packaging: 'Gift box | Polybag and carton | Dust bag | Display card',
  consumer: true,
  categories: {
    Jewelry: {
      near: 'Gemstones & Beads | Watches & Clocks',
      trade: 'Jewellery | Jewels | Gold & Jewellery | Fine Jewellery',
      buyers: 'jewellers | bridal shops | department stores | online brands | museum shops | corporate gift buyers',
      processes:
        'cast, set and polish under one roof | weigh and hallmark each piece | draw in CAD and model in wax | set stones under the microscope',
      sentences: [
        'Hallmarked and weighed piece by piece.',
        'Ring sizes and chain lengths to order.',
        'Supplied in a gift box with certificate card.',
        'Drawn in CAD after your sketch.',
      ],
      certificates: 'Responsible Jewellery Council',
      all: '^ handmade | polished | hammered | engraved | stackable; *Weight: 2 g | 4 g | 8 g | 15 g; Finish: polished | matte | rhodium-plated; Size: ring 50-60 | 45 cm chain | adjustable; Packing: gift box | pouch; Minimum order: 5..200/5 pcs; Hallmark: yes | on request',
      subs: {
        'Gold Jewelry':
          '= gold ring | gold necklace | gold bracelet | gold earrings; +Fineness: 14 ct | 18 ct | 21 ct | 22 ct; Colour: yellow | white | rose',
        'Silver Jewelry':
          '= silver ring | silver necklace | silver bracelet | silver earrings; ^ oxidized | gold-plated | filigree | polished; *Fineness: 925 sterling | 950 silver | 999 silver',
        'Diamond Jewelry':
          '= diamond ring | diamond pendant | diamond earrings | tennis bracelet; ^ solitaire | pavé | lab-grown | three-stone; *Carat: 0.25 ct | 0.5 ct | 1 ct | 2 ct; Clarity: VS1 | VS2 | SI1; Colour: F | G | H; Setting: 18 ct white gold | platinum | 18 ct yellow gold',
        'Pearl Jewelry':
          '= pearl necklace | pearl earrings | pearl bracelet; ^ freshwater | Akoya | South Sea | baroque; *Pearl: 6-7 mm | 8-9 mm | 10-12 mm; Lustre: A | AA | AAA; Clasp: silver | 18 ct gold',
        'Fashion Jewelry':
          '= statement necklace | hoop earrings | charm bracelet | anklet; ^ gold-plated | resin | layered | nickel-free; *Colour: gold | silver | multicolour; Material: brass | stainless steel | zinc alloy; -Hallmark; Minimum order: 50..1000/50 pcs',
        'Bridal Jewelry':
          '= bridal set | tiara | wedding band | hair vine; ^ crystal | kundan | pearl | engraved; *Pieces: 1 pc | 3 pcs | 5 pcs; Plating: gold | rhodium | rose gold',
        'Jewelry Boxes':
          '^ velvet-lined | lockable | travel | leatherette; *Size: 10 x 10 cm | 20 x 15 cm | 30 x 22 cm; Material: leatherette | walnut | cardboard; Compartments: 4 | 12 | 24; Logo: hot foil | embossed | none; -Hallmark; -Weight; -Finish; Packing: carton; Minimum order: 50..1000/50 pcs',
      },
    },
    'Watches & Clocks': {
      near: 'Jewelry | Belts & Leather Goods',
      trade: 'Watches | Time | Watch Works | Clocks & Watches',
      buyers: 'watch shops | jewellers | corporate gift buyers | airlines | online brands | hotel outfitters',
      processes:
        'regulate movements in five positions | test each case under pressure | print dials with your logo | repair watches of all makes',
      sentences: [
        'Dial and case back with your logo from 50 pieces.',
        'Tested under water before packing.',
        'Movement and strap can be chosen.',
        'Service parts for ten years.',
      ],
      all: '^ stainless steel | classic | chronograph | slim; *Case: 36 mm | 40 mm | 42 mm | 45 mm; Water resistance: 3 ATM | 5 ATM | 10 ATM; Glass: mineral | sapphire; Strap: leather | steel | silicone; Warranty: 12 months | 24 months; Minimum order: 10..300/10 pcs; Packing: watch box | pouch',
      subs: {
        'Mechanical Watches':
          "^ automatic | hand-wound | skeleton | diver's; Power reserve: 38 h | 42 h | 72 h; Movement: 21 jewels | 24 jewels",
        'Quartz Watches': '^ solar | chronograph | slim | two-hand; Battery: 2 years | 5 years | solar',
        'Fashion Watches':
          '^ minimalist | mesh | rose-gold | gift-set; Glass: mineral; Water resistance: 3 ATM | 5 ATM',
        'Watch Straps':
          '^ leather | silicone | NATO-style | alligator-embossed; *Width: 18 mm | 20 mm | 22 mm | 24 mm; Material: calf leather | silicone | nylon | steel mesh; Buckle: steel | gold-coloured; Length: 75/115 mm | 80/120 mm; -Water resistance; -Glass; -Strap; Packing: card',
        'Watch Parts':
          '= watch movement | crown set | watch glass | spring bars; ^ quartz | automatic | spare | sapphire; *Pack: 1 pc | 10 pcs | 360 pcs; Size: 6¾ x 8 | 11½ lines | assorted; -Water resistance; -Glass; -Strap; Packing: box | tube; -Case',
        'Wall Clocks':
          '^ silent | wooden | railway | prayer-time; *Diameter: 25 cm | 30 cm | 40 cm | 60 cm; Movement: sweep | radio-controlled | LED; Frame: beech | aluminium | ABS; -Water resistance; -Strap; Packing: carton; -Case',
      },
    },
    'Bags & Purses': {
      near: 'Belts & Leather Goods | Luggage & Travel',
      trade: 'Bags | Leather Bags | Handbags | Bag Works',
      buyers: 'boutiques | department stores | online brands | corporate gift buyers | fashion chains | concept stores',
      processes:
        'cut and stitch in our own workshop | test handles with 15 kg | dye edges by hand | make first samples within ten days',
      sentences: [
        'Handles are tested with fifteen kilograms.',
        'Dust bag and care card belong to it.',
        'Lining with your print from 100 pieces.',
        'Edges are painted by hand, three coats.',
      ],
      all: '^ leather | vegan-leather | handwoven | quilted | embossed; *Colour: black | cognac | taupe | burgundy; Material: full-grain leather | PU | canvas | recycled polyester; Size: 24 x 18 x 8 cm | 32 x 26 x 12 cm | 40 x 30 x 15 cm; Lining: cotton | suede | polyester; Closure: zip | magnet | flap; Minimum order: 50..500/50 pcs',
      subs: {
        Handbags: '= tote bag | handbag | bucket bag | satchel',
        Backpacks:
          '^ waterproof | leather | school | anti-theft; *Volume: 14 l | 20 l | 28 l; Material: nylon | canvas | leather | polyester 600D; Laptop: 14" | 15.6" | none',
        Clutches:
          '^ beaded | satin | envelope | metallic; Size: 20 x 12 cm | 26 x 15 cm; Material: satin | leather | PU; Chain: detachable | none',
        Wallets:
          '^ RFID-blocking | slim | zip-around | bifold; Cards: 6 | 8 | 12; Size: 11 x 9 cm | 19 x 10 cm; -Lining',
        'Shoulder Bags': '= shoulder bag | crossbody bag | hobo bag',
        'Laptop Bags':
          '= laptop bag | laptop sleeve | business bag; ^ padded | waterproof | leather; +Size: 13" | 14" | 15.6" | 17"; Material: nylon | leather | felt',
        'Evening Bags':
          '^ crystal | satin | box-shaped | velvet; Size: 16 x 10 cm | 22 x 12 cm; Material: satin | metal and crystals | velvet; Chain: gold | silver | none',
      },
    },
    'Luggage & Travel': {
      near: 'Bags & Purses | Belts & Leather Goods',
      trade: 'Luggage | Travel Goods | Travel Gear | Cases',
      buyers: 'luggage shops | airlines | department stores | travel agencies | corporate gift buyers | online shops',
      processes:
        'roll each model over 32 km of cobbles | mould shells in house | sew linings from recycled bottles | keep wheels and handles as spare parts',
      sentences: [
        'Rolled for 32 km over cobbles in the test.',
        'Wheels and handles can be exchanged.',
        'Fits the cabin of most airlines where it says so.',
        'Your logo on the tag from 100 pieces.',
      ],
      all: '^ lightweight | hard-shell | expandable | cabin-size; *Colour: black | navy | silver | sage; Volume: 20..110/5 l; Weight: 0.2..4.6/0.1 kg; Material: polycarbonate | ABS | nylon | recycled PET; Warranty: 2 years | 5 years; Minimum order: 20..300/20 pcs; Packing: single | set of 3',
      subs: {
        Suitcases:
          '+Height: 55 cm | 67 cm | 77 cm; Wheels: 4 double | 8; Lock: TSA | number; Weight: 2.2..4.8/0.1 kg; Volume: 35..110/5 l',
        'Travel Bags':
          '= duffel bag | weekender | sports bag; ^ foldable | waterproof | leather | wheeled; *Volume: 30 l | 45 l | 65 l | 90 l; Material: nylon | canvas | leather',
        'Trolley Bags':
          '= trolley bag | pilot case | wheeled backpack; ^ two-wheeled | laptop | cabin-size; *Volume: 28 l | 36 l | 45 l; Wheels: 2 | 4',
        'Toiletry Bags':
          '^ hanging | transparent | leather | waterproof; *Size: 20 x 14 cm | 24 x 18 cm | 28 x 20 cm; Material: nylon | PVC, clear | leather; Compartments: 1 | 3 | 5; -Volume; Weight: 0.1..0.5/0.1 kg',
        'Luggage Covers':
          '^ elastic | printed | waterproof; +Size: S | M | L | XL; Material: polyester/elastane | PVC, clear; Closure: zip | hook and loop; -Volume; Weight: 0.2..0.5/0.1 kg',
      },
    },
    'Belts & Leather Goods': {
      near: 'Bags & Purses | Watches & Clocks',
      trade: 'Leather | Leather Goods | Leather Works | Belts & Leather',
      buyers:
        'menswear shops | department stores | corporate gift buyers | airport shops | online brands | uniform suppliers',
      processes:
        'tan with plant extracts only | stitch and burnish by hand | emboss initials while you wait | cut straps from whole hides',
      sentences: [
        'Vegetable-tanned, so it grows more beautiful with age.',
        'Initials or logos are embossed here.',
        'Gift box on request.',
        'Stitched with waxed thread.',
      ],
      certificates: 'Leather Working Group audit',
      all: '^ hand-stitched | embossed | full-grain | braided; *Colour: black | cognac | dark brown | navy; Leather: calf | goat | saffiano | nappa; Packing: gift box | sleeve; Logo: embossed | hot foil | none; Minimum order: 20..400/20 pcs; Tanning: vegetable | chrome-free',
      subs: {
        'Leather Belts':
          '^ reversible | braided | dress | casual; +Width: 25 mm | 30 mm | 35 mm | 40 mm; Length: 85-115 cm | 95-130 cm; Buckle: zinc alloy | brass | automatic',
        'Leather Gloves':
          '= leather gloves; ^ cashmere-lined | driving | touchscreen | unlined; +Size: 7 | 8 | 9 | 10; Leather: hair sheep | deerskin | nappa; Lining: cashmere | wool | none',
        'Key Holders': '= key holder | key ring | key case; Size: 8 x 4 cm | 11 x 7 cm; Hooks: 1 | 4 | 6',
        'Card Holders':
          '^ RFID-blocking | slim | money-clip | zipped; Cards: 4 | 6 | 10; Size: 10 x 7 cm | 10.5 x 8 cm',
        'Passport Covers':
          '= passport cover | travel wallet; ^ embossed | saffiano | RFID-blocking; Size: 10 x 14 cm | 12 x 23 cm; Pockets: 2 | 4 | 6',
      },
    },
    Eyewear: {
      near: 'Watches & Clocks | Scarves & Headwear',
      trade: 'Eyewear | Optics | Frames | Spectacles',
      buyers: 'opticians | sunglass shops | online brands | sports shops | pharmacies | promotional buyers',
      processes:
        'mill frames from sheet acetate | tumble for three days in wood chips | test hinges with 20,000 openings | tint lenses to your sample',
      sentences: [
        'Hinges are tested for 20,000 openings.',
        'Your logo on temple and lens.',
        'Case and cloth belong to it.',
        'Spare lenses and temples are in stock.',
      ],
      certificates: 'EN ISO 12312-1 | FDA drop ball test',
      all: '^ polarized | lightweight | handmade | titanium; *Colour: black | tortoise | gold | crystal; Frame: acetate | TR90 | metal | titanium; Lens width: 48 mm | 52 mm | 55 mm; Weight: 12..38/1 g; Packing: case and cloth | pouch; Minimum order: 20..600/20 pcs',
      subs: {
        Sunglasses:
          '^ polarized | aviator | cat-eye | oversized; UV protection: UV400; Lens: category 2 | category 3; Lens material: TAC | CR-39 | polycarbonate',
        'Optical Frames':
          '= optical frame; ^ rimless | titanium | acetate | flexible; Bridge: 17 mm | 18 mm | 20 mm; Temple: 140 mm | 145 mm',
        'Reading Glasses':
          '^ blue-light | foldable | rimless | spring-hinged; *Power: +1.0 | +1.5 | +2.0 | +2.5; Lens material: acrylic | CR-39',
        'Eyewear Cases':
          '^ hard-shell | magnetic | foldable | leather; *Colour: black | brown | navy; Material: PU on metal | cork | felt; Size: 16 x 6 x 4 cm | 17 x 7 x 6 cm; Logo: hot foil | print | none; -Frame; -Lens width; Weight: 40..120/10 g',
        'Sports Eyewear':
          '= cycling glasses | ski goggles | swimming goggles; ^ photochromic | interchangeable-lens | anti-fog; Frame: TR90 | TPU; Lens material: polycarbonate; UV protection: UV400',
      },
    },
    'Scarves & Headwear': {
      near: 'Hair Accessories | Trims & Findings',
      trade: 'Scarves & Hats | Headwear | Accessories | Silk & Wool',
      buyers: 'boutiques | department stores | museum shops | hotels | souvenir shops | online brands',
      processes:
        'print on silk with up to 18 colours | roll hems by hand | weave on our own looms | embroider caps in 3D',
      sentences: [
        'Your own design from 50 pieces.',
        'Hems are rolled by hand where the fabric allows it.',
        'Gift box or envelope on request.',
        'Colours are fast to water and light.',
      ],
      all: '^ printed | handwoven | embroidered | lightweight; *Fabric: silk | wool | cotton | viscose | cashmere blend; Size: 70 x 70 cm | 70 x 180 cm | 90 x 90 cm; Colours: 4 | 8 | 16; Care: hand wash | dry clean | 30 °C; Packing: gift box | polybag; Minimum order: 50..600/50 pcs',
      subs: {
        Shawls:
          '^ handwoven | embroidered | fringed | double-sided; *Fabric: cashmere | wool | silk/wool | pashmina; Size: 70 x 200 cm | 100 x 200 cm',
        Caps: '= baseball cap | trucker cap | flat cap | beanie; ^ embroidered | five-panel | organic | washed; *Colour: black | navy | sand | olive; Fabric: cotton twill | wool | recycled polyester; Size: adjustable | 56-60 cm',
        Hats: '= straw hat | felt hat | bucket hat | sun hat; ^ wide-brimmed | foldable | hand-blocked; *Colour: natural | black | camel; Fabric: straw | wool felt | cotton; Size: 55-57 cm | 57-59 cm | 59-61 cm',
        Headbands:
          '^ knotted | knitted | padded | sports; *Colour: black | ivory | rose | mixed; Fabric: jersey | velvet | wool; Size: one size',
        'Shemaghs & Ghutras':
          '= shemagh | ghutra | agal; ^ jacquard | combed-cotton | embroidered | plain; *Size: 54 in | 56 in | 58 in | 60 in; Fabric: combed cotton | cotton, Egyptian | cotton/modal; Colour: red/white | white | black/white; -Colours',
        Hijabs:
          '^ crinkle | jersey | chiffon | premium-modal; *Colour: black | nude | dusty rose | olive; Fabric: chiffon | modal | jersey | viscose; Size: 70 x 180 cm | 75 x 190 cm',
      },
    },
    'Hair Accessories': {
      near: 'Scarves & Headwear | Trims & Findings',
      trade: 'Hair Accessories | Accessories | Hair Fashion | Trend Accessories',
      buyers: 'drugstore chains | fashion chains | hairdressers | gift shops | supermarkets | online shops',
      processes:
        'saw and polish acetate in house | card and barcode in our own packing room | design four collections a year | test springs with 10,000 openings',
      sentences: [
        'Carded with barcode, ready for the hook.',
        'Displays with mixed colours.',
        'Acetate made from cotton and wood pulp.',
        'Springs are tested for 10,000 openings.',
      ],
      all: '^ acetate | velvet | pearl | matte | printed; *Pack: 1 pc | 3-pack | 6-pack | 12-pack; Colour: mixed | black | tortoise | pastel; Material: acetate | metal | polyester | wood; Size: 4 cm | 8 cm | 11 cm; Packing: card | display box | polybag; Minimum order: 100..3000/100 packs',
      subs: {
        'Hair Clips': '= claw clip | barrette | snap clips | hair pins',
        'Hair Bands': '^ seamless | elastic | spiral | sports; Material: nylon | TPU | cotton',
        'Hair Combs':
          '= hair comb | detangling comb | side comb; ^ wooden | acetate | wide-tooth | antistatic; Material: acetate | beech | carbon; Size: 12 cm | 18 cm | 21 cm',
        Scrunchies: '^ silk | velvet | satin | oversized; Material: silk | velvet | satin',
      },
    },
    'Gemstones & Beads': {
      near: 'Jewelry | Trims & Findings',
      trade: 'Gems | Gemstones | Beads | Stones & Beads',
      buyers: 'goldsmiths | jewellery makers | bead shops | embroidery workshops | prayer bead makers | collectors',
      processes:
        'cut and polish from our own rough | grade each stone under the lamp | string and sort by size | photograph each lot in daylight',
      sentences: [
        'Treatment, if any, is disclosed in writing.',
        'Graded by colour and size.',
        'Matched pairs and layouts are made up.',
        'Photographs and films of the very lot.',
      ],
      certificates: 'GIA or IGI reports for single stones | Kimberley Process statement',
      capacity: 'lots 100..9000',
      all: '^ faceted | natural | cabochon | calibrated | untreated; *Size: 4 mm | 6 mm | 8 mm | 10 mm; Grade: A | AA | AAA; Shape: round | oval | cushion | drop; Treatment: none | heat; Packing: strand of 40 cm | paper | bag; Minimum order: 1 strand | 10 pcs | 100 g',
      subs: {
        'Precious Stones':
          '= ruby | sapphire | emerald | diamond; ^ untreated | certified | faceted; *Weight: 0.5 ct | 1 ct | 2 ct | 3.5 ct; Origin: Sri Lanka | Colombia | Mozambique | Zambia; Packing: stone paper | box; Minimum order: 1 pc | 5 pcs',
        'Semi-Precious Stones':
          '= amethyst | turquoise | aqeeq | lapis lazuli | garnet; *Size: 6 mm | 8 mm | 10 x 14 mm | 13 x 18 mm; Origin: Yemen | Brazil | India | Afghanistan',
        'Glass Beads':
          '= glass beads | seed beads | lampwork beads; ^ faceted | matte | silver-lined | opaque; *Size: 2 mm | 4 mm | 8 mm; Colours: 24 | 60 | 120; -Treatment; -Grade; Packing: bag of 50 g | bag of 500 g | strand',
        'Crystal Beads':
          '= crystal beads | crystal rhinestones; ^ bicone | rondelle | hot-fix | AB-coated; *Size: SS10 | SS20 | 4 mm | 6 mm; Colours: 24 | 48; -Treatment; -Grade; Packing: bag of 144 | bag of 1,440',
        'Prayer Beads':
          '= prayer beads | misbaha; ^ amber | kuka-wood | agate | silver-tasselled; *Beads: 33 beads | 45 beads | 99 beads; Material: Baltic amber | agate | kuka wood | faturan; Bead: 6 mm | 8 mm | 10 mm; Tassel: silver | silk; Packing: gift box; -Treatment; -Grade; -Shape',
      },
    },
    'Trims & Findings': {
      near: 'Gemstones & Beads | Hair Accessories',
      trade: 'Trims | Haberdashery | Garment Accessories | Trimmings',
      buyers: 'garment factories | bag makers | fashion designers | haberdashers | shoe makers | bridal studios',
      processes:
        'dye to match your fabric | cast and plate our own buckles | knit lace on thirty machines | ship colour cards free of charge',
      sentences: [
        'Dyed to match your fabric.',
        'Colour card is sent free of charge.',
        'Needle-detected on request.',
        'Stock colours leave the same day.',
      ],
      certificates: 'OEKO-TEX Standard 100',
      capacity: 'thousand pieces 50..9000',
      packaging: 'Bag | Roll in carton | Box',
      all: '^ dyed-to-match | nickel-free | recycled | shiny; *Colour: black | white | antique brass | to sample; Material: polyester | metal | cotton | corozo; Size: 10 mm | 15 mm | 20 mm | 25 mm; Packing: bag of 100 | bag of 1,000 | roll of 50 m; Minimum order: 500..20000/500 pcs; Wash: 40 °C | 60 °C | dry clean',
      subs: {
        Buttons:
          '= shirt buttons | snap buttons | jeans buttons | coat buttons; ^ corozo | mother-of-pearl | polyester | engraved; *Size: 18L | 24L | 28L | 36L; Holes: 2 | 4 | shank',
        Zippers:
          '^ metal | invisible | waterproof | two-way; +Length: 18 cm | 20 cm | 60 cm | 75 cm; Teeth: brass | nylon | moulded plastic; Chain: No. 3 | No. 5 | No. 8',
        Lace: '= ~guipure lace | ~Chantilly lace | ~lace trim | ~elastic lace; ^ corded | beaded | cotton | embroidered; *Width: 3 cm | 12 cm | 20 cm | 130 cm; Packing: card of 15 m | roll of 50 m; Minimum order: 50..3000/50 m; -Size',
        Ribbons:
          '= satin ribbon | grosgrain ribbon | velvet ribbon; ^ double-faced | printed | wired; *Width: 6 mm | 15 mm | 25 mm | 50 mm; Packing: roll of 25 m | roll of 100 m; Minimum order: 10..1000/10 rolls; -Size',
        Buckles:
          '= belt buckle | side-release buckle | slider | D-ring; ^ nickel-free | plated | die-cast | engraved; Material: zinc alloy | brass | POM | steel',
        'Embroidered Patches':
          '= embroidered patch | woven label | PVC patch; ^ iron-on | merrowed | 3D | hook-backed; *Size: 50 mm | 70 mm | 90 mm | 250 mm; Colours: 6 | 9 | 12; Backing: iron-on | hook and loop | none; Minimum order: 50..2000/50 pcs',
      },
    },
  },
};
