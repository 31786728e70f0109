import type { Grammar } from './grammar.ts';

export const beautyCare: Grammar = {
  industryID: '0009',
  roots:
    'Velora | Amberline | Rosavita | Lumisse | Oudara | Serenelle | Bellamare | Nectaria | Jasmora | Florentis | Zahra Leaf | Aurelia Bay',
  strengths:
    'own-label orders from 500 pieces | registration papers for the Gulf and the EU | free perfume-oil and colour samples | stability tests included | packs designed in house',
  certificates: 'ISO 22716 GMP | ISO 9001:2015 | SFDA listing | CPNP notification',
  capacity: 'pieces 5000..400000',
  packaging: 'Carton of 48 | Display box | Carton of 24 | Pallet',
  consumer: true,
  categories: {
    'Skin Care': {
      near: 'Hair Care | Cosmetic Ingredients & Packaging',
      trade: 'Skin Care | Cosmetics | Dermal Care | Beauty',
      buyers: 'pharmacies | beauty salons | drugstore chains | hotel spas | online brands | department stores',
      processes:
        'emulsify in vacuum kettles of 50 to 2,000 kg | test stability for three months | fill under laminar flow | develop formulas to your brief',
      sentences: [
        'Dermatologically tested on sensitive skin.',
        'Free of parabens, silicones and mineral oil.',
        'Formula file and safety assessment are supplied.',
        'Filled in your jar or in one of ours.',
      ],
      all: '^ moisturizing | anti-ageing | vegan | sensitive-skin | brightening; *Content: 30 ml | 50 ml | 100 ml | 200 ml; Skin type: all | dry | oily | sensitive; Active ingredient: hyaluronic acid | niacinamide | argan oil | vitamin C; pH value: 5.0 | 5.5; Shelf life: 24 months | 36 months; Minimum order: 500..5000/500 pcs; Packing: jar | tube | airless bottle',
      subs: {
        'Face Creams': '= day cream | night cream | eye cream',
        'Face Serums':
          '^ vitamin C | hyaluronic | retinol | peptide; *Content: 15 ml | 30 ml | 50 ml; Packing: dropper bottle | airless bottle',
        'Facial Cleansers':
          '= cleansing gel | micellar water | cleansing foam | facial scrub; ^ gentle | soap-free | oil-control; *Content: 150 ml | 200 ml | 400 ml; Packing: bottle | tube | pump bottle; Active ingredient: salicylic acid | rose water | tea tree',
        'Face Masks':
          '= sheet mask | clay mask | overnight mask | peel-off mask; *Content: 1 pc | 5-pack | 50 ml | 100 ml; Packing: sachet | tube | jar',
        'Sun Care':
          '= ~sun cream | ~sun spray | ~after-sun lotion; ^ water-resistant | mineral | tinted | non-greasy; +SPF: 30 | 50 | 50+; Content: 50 ml | 100 ml | 200 ml; Filter: mineral | organic; Packing: tube | spray bottle',
        'Body Lotions':
          '= ~body lotion | ~body butter | ~body milk; ^ perfumed | shea | quick-absorbing; *Content: 200 ml | 250 ml | 400 ml; Packing: pump bottle | jar',
        'Lip Care':
          '= lip balm | lip mask | lip scrub; ^ tinted | beeswax | SPF 15; *Content: 4.8 g | 10 ml | 15 g; Packing: stick | jar | tube; -pH value; -Skin type; Active ingredient: shea butter | beeswax | coconut oil',
      },
    },
    'Hair Care': {
      near: 'Skin Care | Salon Equipment',
      trade: 'Hair Care | Hair Cosmetics | Cosmetics | Hair Science',
      buyers: 'hairdressers | drugstore chains | salon wholesalers | hotel suppliers | online brands | supermarkets',
      processes:
        'blend cold to save actives | test on strands of six hair types | fill from sachet to canister | match colours under daylight',
      sentences: [
        'Free of sulphates and silicones.',
        'Tested on strands of six hair types.',
        'Salon canister and retail bottle of the same formula.',
        'Perfumed to your choice from twelve fragrances.',
      ],
      all: '^ sulphate-free | keratin | colour-protecting | repairing | vegan; *Content: 250 ml | 400 ml | 1 l | 5 l; Hair type: all | curly | dry | coloured; Active ingredient: keratin | argan oil | black seed oil | biotin; pH value: 4.5 | 5.5; Shelf life: 30 months | 36 months; Minimum order: 500..5000/500 pcs; Packing: bottle | pump bottle | canister',
      subs: {
        Shampoos: '^ anti-dandruff | sulphate-free | volumizing | keratin | moisturizing',
        'Hair Oils':
          '= ~argan hair oil | ~castor hair oil | ~hair serum; ^ cold-pressed | lightweight | heat-protecting; *Content: 50 ml | 100 ml | 200 ml; Packing: dropper bottle | pump bottle; -pH value',
        'Hair Color':
          '= ~hair colour cream | ~henna powder | ~bleaching powder; ^ ammonia-free | permanent | natural | grey-covering; *Content: 60 ml | 100 ml | 500 g; Shades: 24 | 48 | 90; Mixing: 1:1 | 1:1.5 | 1:2; Active ingredient: PPD-free dye | henna | persulphate; Packing: tube | sachet | jar; -Hair type; pH value: 9.5 | 10',
        'Hair Styling Products':
          '= ~hair gel | ~hair wax | ~hairspray | ~styling mousse; ^ strong-hold | matte | non-sticky; *Content: 100 ml | 150 ml | 300 ml | 500 ml; Hold: 2 of 5 | 4 of 5 | 5 of 5; Packing: jar | aerosol | tube; -pH value',
        'Hair Treatments':
          '= hair mask | keratin treatment | scalp tonic | ampoule cure; ^ deep-repair | smoothing | strengthening; *Content: 10 x 10 ml | 250 ml | 500 ml | 1 l; Packing: jar | ampoules | bottle',
      },
    },
    Makeup: {
      near: 'Nail Care | Skin Care',
      trade: 'Makeup | Colour Cosmetics | Cosmetics | Beauty Colours',
      buyers: 'perfumeries | makeup artists | online brands | department stores | bridal studios | drugstore chains',
      processes:
        'mill pigments until nobody feels them | press and pour on one line | match shades to your swatch | bind and trim brushes by hand',
      sentences: [
        'Shades are matched to your swatch.',
        'Pigments are milled below ten micrometres.',
        'Not tested on animals.',
        'Display with testers for the shop.',
      ],
      all: '^ long-lasting | matte | waterproof | vegan | creamy; *Content: 4 g | 8 ml | 12 g | 30 ml; Shades: 8 | 12 | 24 | 40; Finish: matte | satin | shimmer; Shelf life: 24 months | 36 months; Minimum order: 500..5000/500 pcs; Packing: tube | compact | bottle; Halal: certified | not certified',
      subs: {
        Lipsticks:
          '= lipstick | liquid lipstick | lip gloss; *Content: 3.5 g | 4 ml | 6 ml; Packing: stick | tube with applicator',
        Foundations:
          '= liquid foundation | cushion foundation | stick foundation; ^ full-coverage | lightweight | oil-free; *Content: 12 g | 15 g | 30 ml; +SPF: 15 | 20 | 30',
        Mascaras:
          '^ waterproof | volumizing | lengthening | tubing; *Content: 6 ml | 8 ml | 10 ml; Brush: fibre | silicone; Shades: 1 | 3; -Finish; Packing: tube with brush',
        'Eye Shadows':
          '= eye shadow palette | single eye shadow | liquid eye shadow; ^ highly pigmented | baked | matte; *Colours: 1 colour | 4 colours | 12 colours | 18 colours; Packing: compact | palette with mirror; -Content; -Shades',
        'Makeup Brushes':
          '= makeup brush set | powder brush | eye brush set; ^ vegan | goat-hair | travel; *Pieces: 1 pc | 5 pcs | 12 pcs | 24 pcs; Handle: beech | bamboo | acrylic; Hair: synthetic | goat; Ferrule: copper | aluminium; -Content; -Shades; -Finish; -Shelf life; -Halal; Packing: pouch | roll | sleeve',
        'False Eyelashes':
          '= false eyelashes | magnetic eyelashes | lash extensions; ^ faux-mink | handmade | natural-look | reusable; *Pack: 1 pair | 5 pairs | 20 pairs; Length: 8-12 mm | 10-14 mm | 12-16 mm; Band: cotton | invisible | magnetic; -Content; -Shades; -Finish; Packing: tray in box',
        Concealers:
          '^ full-coverage | brightening | stick | liquid; *Content: 3 g | 5 ml | 7 ml; Packing: tube with applicator | stick | jar',
      },
    },
    Fragrances: {
      near: 'Personal Hygiene | Cosmetic Ingredients & Packaging',
      trade: 'Perfumes | Fragrances | Oud & Perfumes | Parfums',
      buyers: 'perfumeries | duty-free shops | hotel groups | gift shops | department stores | private-label brands',
      processes:
        'macerate for six weeks before filling | blend after your brief within ten days | crimp and pack by hand | buy oud from named plantations',
      sentences: [
        'Macerated for six weeks before filling.',
        'IFRA certificate and allergen list are supplied.',
        'Bottle, cap and box can be in your design.',
        'Testers and sample vials on request.',
      ],
      certificates: 'IFRA certificate',
      all: '^ woody | floral | oriental | fresh | alcohol-free; *Content: 10 ml | 30 ml | 50 ml | 100 ml; Oil share: 5 % | 8 % | 15 % | 22 %; Top note: bergamot | saffron | rose | cardamom; Base note: oud | musk | amber | sandalwood; Minimum order: 100..3000/100 pcs; Shelf life: 36 months | 60 months',
      subs: {
        Perfumes: '= perfume | perfume oil | extrait de parfum',
        'Eau de Toilette': '= ~eau de toilette | ~eau de cologne; ^ fresh | citrus | aquatic | spicy',
        'Oud & Bakhoor':
          '= ~bakhoor | oud chips | ~oud oil | ~muattar; ^ handmade | aged | sweet | smoky; *Content: 3 g | 12 ml | 40 g | 250 g; Origin: Cambodia | India | Assam | Indonesia; -Top note; -Oil share; Packing: wooden box | jar | tola bottle; -Base note',
        'Body Mists':
          '^ vanilla | floral | fruity | musk; *Content: 100 ml | 150 ml | 236 ml; Oil share: 2 % | 3 % | 4 %',
        'Essential Oils':
          '= ~lavender oil | ~rose oil | ~eucalyptus oil | ~frankincense oil; ^ steam-distilled | organic | undiluted; *Content: 10 ml | 100 ml | 1 l | 25 kg; Purity: 100 %, GC report; Origin: Bulgaria | Oman | Morocco | India; -Top note; -Base note; -Oil share',
        'Perfume Bottles':
          '^ crimp-neck | heavy-base | frosted | coloured; *Content: 10 ml | 30 ml | 50 ml | 100 ml; Neck: FEA 15 | 13 mm | screw 18/415; Decoration: screen print | hot stamping | lacquer; Cap: zamak | wood | magnetic; Minimum order: 1000..20000/1000 pcs; -Shelf life; -Top note; -Base note; -Oil share',
      },
    },
    'Nail Care': {
      near: 'Makeup | Salon Equipment',
      trade: 'Nail Cosmetics | Nails | Nail Systems | Nail Studio Supply',
      buyers: 'nail studios | beauty wholesalers | drugstores | beauty schools | online shops | hotel spas',
      processes:
        'mix colours in batches of 20 kg | cure and scratch each lot | fill with two steel balls | train nail stylists',
      sentences: [
        'Seven-free formula.',
        'Cures in LED and UV lamps.',
        'Colour chart and tips for the studio.',
        'Training films in five languages.',
      ],
      all: '^ quick-drying | long-lasting | halal | vegan | glossy; *Content: 8 ml | 12 ml | 15 ml; Colours: 24 | 60 | 120; Curing: air | LED, 60 s; Shelf life: 24 months | 36 months; Minimum order: 200..3000/100 pcs; Packing: bottle in tray | set in box',
      subs: {
        'Nail Polish':
          '= ~nail polish | ~base coat | ~top coat | ~nail hardener; ^ breathable | quick-drying | seven-free | matte',
        'Gel Nail Systems':
          '= gel polish | builder gel | gel starter set; ^ soak-off | self-levelling | HEMA-free; Curing: LED, 30 s | LED, 60 s',
        'Artificial Nails':
          '= press-on nails | nail tips; ^ almond-shaped | French | handmade | short; *Pack: 24 pcs | 30 pcs | 240 pcs; Adhesive: glue | tabs; Sizes: 10 | 12 | 15; -Content; -Curing; -Shelf life; Packing: box with film',
        'Nail Tools':
          '= cuticle nipper | nail file set | electric nail drill | nail clipper; ^ stainless steel | professional | rechargeable; *Pieces: 1 pc | 6 pcs | 10 pcs; Material: stainless steel | carbide | glass; Warranty: 12 months | 24 months; -Content; -Colours; -Curing; -Shelf life',
        'Nail Lamps':
          '^ foldable | cordless | dual-hand | sensor; *Power: 24 W | 48 W | 72 W; LEDs: 18 | 36 | 42; Timer: 10/30/60 s | 30/60/99 s; Warranty: 12 months | 24 months; -Content; -Colours; -Curing; -Shelf life; Packing: retail box',
      },
    },
    "Men's Grooming": {
      near: 'Personal Hygiene | Hair Care',
      trade: 'Grooming | Barber Supply | Shaving | Men’s Care',
      buyers: 'barber shops | drugstore chains | hotel suppliers | gift shops | online brands | supermarkets',
      processes:
        'grind and coat blades in house | cook shaving soap the slow way | test clippers for 500 hours | blend beard oils in small batches',
      sentences: [
        'Made with barbers and tried on their customers.',
        'Gift sets and travel sizes of the same line.',
        'Alcohol-free versions are available.',
        'Spare heads and blades are kept for eight years.',
      ],
      all: '^ classic | sensitive-skin | alcohol-free | cooling; *Content: 50 ml | 100 ml | 150 ml; Scent: sandalwood | citrus | oud | unscented; Shelf life: 30 months | 36 months; Minimum order: 200..3000/100 pcs; Packing: tube | glass bottle | tin; Skin type: all | sensitive',
      subs: {
        'Shaving Creams':
          '= ~shaving cream | ~shaving foam | ~shaving soap | ~shaving gel; *Content: 100 ml | 150 ml | 200 ml | 1 l',
        'Beard Oils':
          '= ~beard oil | ~beard balm | ~beard wash; ^ nourishing | softening | growth; *Content: 30 ml | 50 ml | 100 ml',
        Razors:
          '= safety razor | disposable razors | razor blades | straight razor; ^ three-blade | double-edge | chrome-plated; *Pack: 1 pc | 5 pcs | 10 pcs | 100 pcs; Handle: zamak | ABS | bamboo; Blade: stainless steel, coated; Packing: box | blister | card; -Content; -Scent; -Shelf life; -Skin type',
        'After Shaves': '= ~after-shave balm | ~after-shave lotion; *Content: 75 ml | 100 ml | 400 ml',
        'Hair Clippers':
          '= hair clipper | beard trimmer | nose trimmer | foil shaver; ^ cordless | professional | waterproof; *Running time: 90 min | 180 min | 300 min; Blade: steel | titanium | ceramic; Speed: 6,000 rpm | 7,200 rpm; Warranty: 12 months | 24 months; Packing: box with combs; -Content; -Scent; -Shelf life; -Skin type',
      },
    },
    'Personal Hygiene': {
      near: "Men's Grooming | Skin Care",
      trade: 'Hygiene | Personal Care | Soaps & Care | Hygiene Products',
      buyers:
        'supermarket chains | hotel suppliers | pharmacies | hospitals | relief organizations | private-label brands',
      processes:
        'saponify and age our own soap | run two shifts on four fillers | test each lot for germs | print cartons in house',
      sentences: [
        'Microbiologically tested, lot by lot.',
        'Label and carton in your design from one pallet.',
        'Sachet, retail and refill sizes.',
        'Halal certified, alcohol where the purpose needs it.',
      ],
      all: '^ antibacterial | gentle | natural | perfumed; *Packing: 100 g | 125 g | 500 ml; Shelf life: 24 months | 36 months; Scent: unscented | lemon | aloe vera | musk; Minimum order: 1..20/1 pallets; Tested: dermatologically | microbiologically; Label: own brand | neutral',
      subs: {
        Soaps:
          '= toilet soap | olive oil soap | liquid soap | glycerine soap; ^ handmade | laurel | antibacterial | moisturizing; *Packing: 75 g | 125 g | 500 ml | 5 l',
        Deodorants:
          '= deodorant stick | deodorant spray | roll-on deodorant; ^ aluminium-free | 48-hour | alum; *Packing: 50 ml | 75 g | 150 ml',
        Toothpaste:
          '= ~toothpaste | ~mouthwash | ~tooth powder; ^ whitening | miswak | fluoride | herbal; *Packing: 75 ml | 100 ml | 500 ml; Fluoride: 1,450 ppm | none; Scent: mint | clove | miswak',
        Toothbrushes:
          "= toothbrush | electric toothbrush | children's toothbrush | interdental brushes; ^ bamboo | soft | charcoal; *Pack: 1 pc | 2-pack | 4-pack | 100 pcs; Bristles: soft | medium; Handle: bamboo | PP | recycled PET; -Scent; -Packing; -Shelf life",
        'Sanitary Pads':
          '= sanitary pads; ^ ultra-thin | cotton | overnight | winged; *Length: 240 mm | 280 mm | 330 mm; Pack: 8 pcs | 10 pcs | 16 pcs; Top sheet: cotton | nonwoven; -Packing; Scent: unscented',
        'Cotton Products':
          '= cotton pads | cotton buds | ~cotton wool; ^ organic | bleached | paper-stick; *Pack: 80 pcs | 100 pcs | 200 pcs | 500 g; Fibre: 100 % cotton; -Packing; Scent: unscented',
        'Hand Sanitizers':
          '=& ~hand sanitizer gel | ~hand sanitizer spray | sanitizing wipes; ^& quick-drying / moisturizing | quick-drying / pocket-size | moisturizing / alcohol-free; *&Packing: 60 ml / 500 ml / 5 l | 60 ml / 100 ml | 20 wipes / 80 wipes; &Alcohol: 70 % / 75 % | 75 % | none; Standard: EN 1500 | EN 12791',
      },
    },
    'Salon Equipment': {
      near: 'Hair Care | Nail Care',
      trade: 'Salon Equipment | Beauty Equipment | Salon Furniture | Spa Technology',
      buyers: 'beauty salons | hotel spas | barber shops | clinics | beauty schools | salon planners',
      processes:
        'weld and upholster in house | test devices for 500 hours | draw salon plans free of charge | train users on site',
      sentences: [
        'Upholstery in 24 colours, oil-proof.',
        'Spare parts are kept for ten years.',
        'Training on site or by video.',
        'Plugs and voltage are adapted to the country.',
      ],
      capacity: 'units 60..4000',
      packaging: 'Carton | Wooden case | Pallet',
      coded: true,
      all: '^ electric | hydraulic | portable | professional; *Colour: black | white | beige | brown; Weight: 2..90/1 kg; Supply: 230 V / 50 Hz | 110-240 V | none; Warranty: 12 months | 24 months; Minimum order: 1 pc | 5 pcs; Material: steel and PU | ABS | beech',
      subs: {
        'Salon Chairs':
          '= styling chair | barber chair | shampoo unit | pedicure chair; ^ hydraulic | reclining | electric; Load: 150 kg | 200 kg; Seat height: 46-60 cm | 52-68 cm; -Supply; Weight: 18..90/1 kg',
        'Hair Dryers':
          '= hair dryer | hood dryer | hot air brush; ^ ionic | brushless | wall-mounted; *Power: 1,600 W | 2,000 W | 2,400 W; Air speed: 20 m/s | 30 m/s; Cable: 2.5 m | 3 m; Weight: 0.4..6/0.1 kg; Material: ABS | PC; Minimum order: 5 pcs | 20 pcs',
        'Facial Steamers':
          '^ ozone | table-top | trolley | nano; *Power: 400 W | 700 W | 850 W; Tank: 200 ml | 750 ml | 1 l; Steam time: 15 min | 40 min; Weight: 1..9/0.5 kg; Material: ABS | glass and steel',
        'Laser Hair Removal Devices':
          '= diode laser | IPL device; ^ triple-wavelength | portable | fibre-coupled; *Power: 600 W | 1,200 W | 1,600 W; Wavelength: 808 nm | 755/808/1,064 nm; Spot: 12 x 12 mm | 12 x 20 mm; Shots: 10 million | 40 million; Material: ABS; Weight: 14..62/1 kg; Supply: 230 V / 50 Hz | 110-240 V',
        'Massage Tables':
          '^ foldable | electric | wooden | height-adjustable; *Width: 60 cm | 70 cm | 80 cm; Load: 180 kg | 230 kg; Sections: 2 | 3; Weight: 12..70/1 kg; Material: beech | aluminium | steel',
        'Salon Trolleys':
          '^ five-drawer | lockable | foldable; *Drawers: 3 drawers | 4 drawers | 5 drawers; Castors: 4, two with brake; Material: ABS | steel | aluminium; -Supply; Weight: 4..18/1 kg',
      },
    },
    'Wigs & Extensions': {
      near: 'Hair Care | Salon Equipment',
      trade: 'Hair | Wigs & Hair | Hair Fashion | Hairpieces',
      buyers: 'wig shops | hairdressers | hospitals | online shops | theatres | bridal studios',
      processes:
        'sort hair by root and tip | knot lace by hand | dye in small batches | measure caps for each customer',
      sentences: [
        'Cuticles are kept and run in one direction.',
        'Can be dyed, washed and styled with heat up to the value given.',
        'Cap sizes small, medium and large.',
        'Hair is bought with the written consent of the donor.',
      ],
      capacity: 'pieces 200..12000',
      all: '^ lace-front | hand-tied | straight | wavy | curly; +Length: 35 cm | 45 cm | 55 cm | 65 cm; Density: 130 % | 150 % | 180 %; Colour: natural black | dark brown | blonde 613 | balayage; Cap: lace | mono | machine-made; Heat: up to 180 °C | up to 210 °C; Minimum order: 1..50/1 pcs',
      subs: {
        'Human Hair Wigs':
          '^ lace-front | full-lace | glueless | straight | body-wave; Origin of hair: India | Brazil | Vietnam',
        'Synthetic Wigs':
          '^ heat-resistant | short | curly | costume; +Length: 20 cm | 30 cm | 45 cm; Fibre: fine synthetic | modacrylic; Heat: up to 120 °C | up to 150 °C',
        'Hair Extensions':
          '= tape-in extensions | clip-in extensions | keratin bonds | weft; ^ double-drawn | straight | wavy; Weight: 100 g | 120 g | 160 g; -Cap; -Density',
        'Hair Toppers':
          '= hair topper | toupee | fringe; ^ silk-base | clip-in | mono; *Base: 8 x 10 cm | 13 x 15 cm | 15 x 18 cm',
      },
    },
    'Cosmetic Ingredients & Packaging': {
      near: 'Skin Care | Fragrances',
      trade: 'Cosmetic Supplies | Ingredients | Cosmetic Packaging | Beauty Packaging',
      buyers: 'cosmetics makers | contract fillers | perfume houses | soap makers | start-up brands | pharmacies',
      processes:
        'extract with water or glycerine | test compatibility of pack and formula | mould and print in a clean hall | keep retained samples for five years',
      sentences: [
        'Samples with certificate of analysis or drawing in two days.',
        'Compatibility with your formula is tested free of charge.',
        'Stock sizes from one carton.',
        'Decorated by screen print, hot stamping or label.',
      ],
      certificates: 'COSMOS approval | ECOCERT approval',
      all: '^ recyclable | frosted | refillable | double-walled; *Content: 15 ml | 30 ml | 50 ml | 100 ml; Material: glass | PP | PET | aluminium; Decoration: screen print | hot stamping | none; Colour: clear | white | amber | black; Minimum order: 1000..20000/1000 pcs; Packing: carton of 200 | carton of 500',
      subs: {
        'Cosmetic Raw Materials':
          '= ~shea butter | ~hyaluronic acid powder | ~argan oil | ~kaolin; ^ refined | organic | cosmetic-grade | cold-pressed; *Packing: 1 kg | 5 kg | 25 kg | 180 kg; Purity: min. 98 % | min. 99 %; Shelf life: 12 months | 24 months; INCI: on the certificate; -Content; -Material; -Decoration; -Colour; Minimum order: 1 kg | 5 kg | 25 kg',
        'Cosmetic Jars': '^ glass | acrylic | double-walled | bamboo-lidded; Closure: screw cap | snap cap',
        'Airless Bottles':
          '^ refillable | dual-chamber | frosted | mono-material; Dosage: 0.25 ml | 0.5 ml | 1 ml; Material: PP | PETG | AS and PP',
        'Plant Extracts':
          '= ~aloe vera extract | ~green tea extract | ~chamomile extract | ~liquorice extract; ^ water-soluble | spray-dried | glycerine | organic; *Packing: 1 kg | 5 kg | 25 kg; Ratio: 4:1 | 10:1 | 20:1; Solvent: water | glycerine | CO2; Shelf life: 24 months; -Content; -Material; -Decoration; -Colour; Minimum order: 1 kg | 5 kg | 25 kg',
        'Cosmetic Tubes':
          '^ sugar-cane PE | aluminium | laminate | soft-touch; *Content: 15 ml | 50 ml | 75 ml | 200 ml; Diameter: 19 mm | 35 mm | 50 mm; Cap: flip-top | screw | pump; Material: PE | ABL | aluminium',
      },
    },
  },
};
