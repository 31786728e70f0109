import type { Grammar } from './grammar.ts';

export const apparel: Grammar = {
  industryID: '0007',
  roots:
    'Lanova | Threadwell | Sartoria Luna | Veltessa | Modara | Fabrina | Nesij | Alba Tessuti | Weavemont | Tessara | Lumera | Cottonreef',
  strengths:
    'small first orders of 100 pieces a style | samples within seven days | size sets and tech packs made here | social audits that are open to customers | deliveries that arrive before the season',
  certificates: 'OEKO-TEX Standard 100 | ISO 9001:2015 | amfori BSCI audit | SEDEX SMETA audit',
  capacity: 'pieces 3000..240000',
  packaging: 'Polybag and carton | Hanging transport | Carton of 50 | Roll in film',
  consumer: true,
  categories: {
    "Women's Clothing": {
      near: 'Knitwear | Underwear & Sleepwear',
      trade: 'Fashion | Womenswear | Garments | Modes',
      buyers: 'boutiques | department stores | online shops | private-label brands | fashion chains | boutique hotels',
      processes:
        'draw, cut and sew under one roof | fit each style on a living model | check every seam before packing | dye to your colour card',
      sentences: [
        'Size set and fitting sample are sent before the series.',
        'Labels and hang tags carry your brand.',
        'Colours follow your card from 300 metres on.',
        'Pressed, tagged and packed ready for the shop.',
      ],
      all: '^ lined | embroidered | pleated | printed | sustainable; *Fabric: viscose | cotton | linen blend | satin | crêpe; Sizes: XS-XL | 34-46 | S-3XL; Colours: 4 | 6 | 12; Minimum order: 100..600/50 pcs; Care: 30 °C, gentle | hand wash | dry clean; Season: spring/summer | autumn/winter | all year',
      subs: {
        Dresses: '= midi dress | wrap dress | shirt dress | maxi dress',
        Blouses: '^ long-sleeved | ruffled | printed | tie-neck; Collar: stand-up | shirt | round',
        Skirts:
          '= pleated skirt | pencil skirt | A-line skirt; ^ lined | high-waisted | printed; Length: 55 cm | 70 cm | 90 cm',
        "Women's Coats":
          '= trench coat | wool coat | wrap coat; ^ double-breasted | belted | lined; *Fabric: wool blend | cotton gabardine | bouclé; Weight: 320 g/m² | 480 g/m² | 600 g/m²; Care: dry clean',
        "Women's Trousers":
          "= women's trousers | culottes | palazzo trousers; ^ wide-leg | high-waisted | tapered; Inseam: 70 cm | 76 cm | 82 cm",
        Abayas:
          '= open abaya | closed abaya | travel abaya; ^ embroidered | layered | everyday | hand-beaded; *Fabric: nida | crêpe | formal crêpe satin | linen; Length: 52-60 in | made to measure; Sizes: 52-60; Colour: black | sand | navy | grey',
        'Evening Wear':
          '= evening gown | cocktail dress | jumpsuit; ^ sequinned | draped | beaded | off-shoulder; *Fabric: satin | chiffon | velvet | tulle; Care: dry clean',
      },
    },
    "Men's Clothing": {
      near: 'Knitwear | Workwear & Uniforms',
      trade: 'Menswear | Shirts & Suits | Tailoring | Garments',
      buyers: 'department stores | menswear shops | hotel groups | online shops | private-label brands | airlines',
      processes:
        'cut by machine and finish by hand | wash and press in our own laundry | fuse collars that do not bubble | keep patterns of all customers on file',
      sentences: [
        'Collar and cuffs are fused and tested for twenty washes.',
        'Own label and packing from 200 pieces.',
        'Fit blocks: slim, regular and comfort.',
        'Spare buttons and size labels are sewn in.',
      ],
      all: '^ slim-fit | regular-fit | easy-care | stretch; *Fabric: 100 % cotton | cotton/polyester | linen blend | wool blend; Sizes: S-3XL | 38-46 | 46-60; Colour: white | navy | black | sand; Minimum order: 100..800/50 pcs; Care: 30 °C | 40 °C | dry clean; Lead time: 30 days | 45 days | 60 days',
      subs: {
        Shirts: '^ slim-fit | non-iron | button-down | Oxford | linen; Collar: kent | button-down | cutaway | mandarin',
        Suits:
          '= two-piece suit | three-piece suit | tuxedo; ^ slim-fit | half-canvassed | single-breasted | double-breasted; *Fabric: super 110s wool | wool blend | poly-viscose; Sizes: 46-60; Care: dry clean',
        "Men's Trousers":
          '= chinos | dress trousers | cargo trousers; ^ slim-fit | pleated | stretch | garment-dyed; Weight: 220 g/m² | 260 g/m² | 300 g/m²',
        'Polo Shirts':
          '^ piqué | moisture-wicking | long-sleeved | two-tone; *Weight: 180 g/m² | 200 g/m² | 220 g/m²; Print: embroidery | screen print | none',
        "Men's Jackets":
          '= blazer | bomber jacket | field jacket | quilted jacket; ^ lined | water-repellent | unlined; Closure: buttons | zip',
        Thobes:
          '= Saudi thobe | Emirati kandura | winter thobe; ^ embroidered | plain | stretch | made-to-measure; *Fabric: poly-cotton | fine polyester | wool blend; Sizes: 50-64; Collar: stand-up | classic | collarless; Colour: white | off-white | grey | brown',
        Jeans:
          '= jeans; ^ slim-fit | straight-cut | stone-washed | selvedge; *Weight: 11 oz | 12.5 oz | 14 oz; Fabric: 98 % cotton, 2 % elastane | 100 % cotton; Wash: rinse | stone | bleach; Colour: indigo | black | grey; Sizes: 28-40',
      },
    },
    "Children's Clothing": {
      near: "Knitwear | Women's Clothing",
      trade: 'Kidswear | Kids Fashion | Garments | Junior Wear',
      buyers: 'kidswear shops | schools | supermarket chains | online shops | gift shops | private-label brands',
      processes:
        'test snaps and buttons with 90 newtons | sew without cords at the neck | print with water-based inks | pack by size for the shop',
      sentences: [
        'Buttons and snaps are tested with 90 newtons.',
        'No cords at hood or neck.',
        'Printed with water-based inks.',
        'Packed by size curve, ready for the shelf.',
      ],
      certificates: 'EN 14682 report',
      all: '^ organic | printed | easy-care | soft; *Fabric: cotton jersey | poplin | cotton fleece | denim; Sizes: 92-128 | 104-152 | 2-12 years; Colours: 3 | 5 | 8; Minimum order: 200..1200/100 pcs; Care: 40 °C | 60 °C; Packing: polybag | hanger',
      subs: {
        "Girls' Dresses": "= girls' dress; ^ printed | ruffled | party | jersey",
        "Boys' Shirts": "= boys' shirt; ^ checked | easy-care | short-sleeved | linen",
        'School Uniforms':
          '= school shirt | school trousers | school pinafore | school blazer; ^ easy-care | pleated | embroidered | reinforced; *Fabric: poly-cotton, 65/35 | poly-viscose | poly-viscose stretch; Colour: navy | grey | bottle green | white',
        "Children's Sleepwear":
          "= children's pyjamas | nightdress | sleep overall; ^ flame-retardant | organic | printed",
        "Children's Jackets":
          "= children's rain jacket | children's quilted jacket | softshell jacket; ^ waterproof | reflective | lined | hooded; *Fabric: polyester, PU-coated | nylon | softshell; Filling: 80 g/m² | 150 g/m² | none",
      },
    },
    Sportswear: {
      near: 'Outdoor Clothing | Knitwear',
      trade: 'Sportswear | Activewear | Teamwear | Sports Textiles',
      buyers: 'sports clubs | gyms | sports shops | event organizers | online brands | schools',
      processes:
        'knit and dye our own jersey | print numbers and names from one piece | bond seams without thread | test stretch and recovery',
      sentences: [
        'Names, numbers and logos are sublimated and do not peel.',
        'Repeat orders for single players are possible.',
        'The fabric dries in half the time of cotton.',
        'Flat seams that do not chafe.',
      ],
      all: '^ quick-drying | breathable | sublimated | recycled; *Fabric: polyester | polyester/elastane | polyamide/elastane; Weight: 130 g/m² | 180 g/m² | 240 g/m²; Sizes: XS-3XL | 116-164 and S-3XL; UV protection: UPF 30 | UPF 50+; Minimum order: 20..400/10 pcs; Print: sublimation | transfer | embroidery',
      subs: {
        Tracksuits: '^ full-zip | slim-fit | lined | hooded',
        'Team Uniforms': '= football kit | basketball kit | handball kit | volleyball kit',
        'Yoga Wear': '= yoga leggings | yoga top | yoga set; ^ seamless | high-waisted | squat-proof',
        'Cycling Wear':
          '= cycling jersey | bib shorts | cycling jacket; ^ aerodynamic | thermal | full-zip; Pad: 60 kg/m³ | 120 kg/m³ | none',
        Swimwear:
          '= swimsuit | swim shorts | burkini | rash guard; ^ chlorine-resistant | UV-protective | full-cover; *Fabric: polyamide/elastane | recycled polyamide | PBT',
        'Compression Wear':
          '= compression tights | compression shirt | compression socks; ^ graduated | seamless | thermal; Pressure: 12-15 mmHg | 18-21 mmHg | 20-30 mmHg',
      },
    },
    'Underwear & Sleepwear': {
      near: "Women's Clothing | Knitwear",
      trade: 'Lingerie | Underwear | Hosiery | Intimates',
      buyers:
        'supermarket chains | department stores | online shops | hosiery shops | private-label brands | hospitals',
      processes:
        'knit on seamless machines | mould cups in house | test elastics for fifty washes | pack in multipacks on one line',
      sentences: [
        'Elastics keep their force after fifty washes.',
        'Retail packs of one to five pieces.',
        'Knitted without side seams.',
        'Free of nickel and azo dyes.',
      ],
      all: '^ seamless | organic | soft | everyday; *Pack: 1 pc | 3-pack | 5-pack; Fabric: cotton/elastane | modal | micromodal | polyamide; Sizes: S-XXL | XS-XL; Colour: white | black | skin | navy; Minimum order: 300..3000/100 packs; Care: 40 °C | 60 °C',
      subs: {
        Bras: '= T-shirt bra | sports bra | nursing bra | bralette; ^ wire-free | moulded | lace; +Size: 70A-85D | S-XL | 75B-95E; -Sizes',
        'Boxers & Briefs': '= boxer shorts | briefs | trunks; ^ seamless | cotton | bamboo | long-leg',
        Pajamas:
          "= women's pajamas | men's pajamas | family pajamas; ^ satin | flannel | printed | short-sleeved; *Fabric: satin | flannel | cotton jersey | viscose",
        Socks:
          '= crew socks | ankle socks | sports socks | dress socks; ^ combed-cotton | terry | bamboo | non-slip; *Pack: 3 pairs | 5 pairs | 12 pairs; Sizes: 35-38, 39-42, 43-46; Needles: 144 | 168 | 200',
        'Tights & Leggings':
          '= tights | leggings; ^ opaque | sheer | high-waisted | fleece-lined; *Thickness: 20 den | 40 den | 80 den | 200 den',
        'Thermal Underwear':
          '= thermal shirt | thermal leggings | thermal set; ^ merino | brushed | ribbed; *Weight: 160 g/m² | 200 g/m² | 250 g/m²; Fabric: merino wool | polyester/elastane | cotton/modal',
      },
    },
    'Workwear & Uniforms': {
      near: "Men's Clothing | Footwear",
      trade: 'Workwear | Uniforms | Protective Clothing | Professional Wear',
      buyers: 'oil and gas operators | hospitals | hotel groups | building contractors | airlines | catering companies',
      processes:
        'sew with three needles where it counts | test reflective tape after fifty washes | embroider logos in house | keep each employee’s size on file',
      sentences: [
        'Repeat orders by name and size are filed for each employee.',
        'Tested for fifty industrial washes.',
        'Your logo is embroidered or transferred here.',
        'Seams under load are sewn with three needles.',
      ],
      certificates: 'EN ISO 20471 | EN ISO 11612 | NFPA 2112',
      all: '^ reinforced | industrial-wash | stretch | antistatic; *Fabric: poly-cotton, 65/35 | 100 % cotton | cotton with stretch; Weight: 190 g/m² | 245 g/m² | 300 g/m²; Sizes: XS-5XL | 44-66; Colour: navy | grey | white | orange; Minimum order: 20..600/20 pcs; Logo: embroidery | transfer | none',
      subs: {
        Coveralls: '^& two-piece-look / reflective / zip-front | cotton; *&Fabric: poly-cotton, 65/35 | 100 % cotton',
        'High-Visibility Clothing':
          '= high-visibility vest | high-visibility jacket | high-visibility trousers; ^ waterproof | breathable | mesh; *Class: class 1 | class 2 | class 3; Colour: yellow | orange | yellow/navy; Standard: EN ISO 20471 | ANSI 107',
        'Chef Uniforms':
          '= chef jacket | chef trousers | apron; ^ double-breasted | short-sleeved | mesh-backed; Colour: white | black | checked',
        'Medical Scrubs':
          '= scrub set | lab coat | surgical gown; ^ antimicrobial | stretch | reversible; Colour: ceil blue | green | burgundy | white',
        'Corporate Uniforms':
          '= receptionist suit | security uniform | cabin crew uniform | driver uniform; ^ easy-care | tailored | stretch; Colour: navy | charcoal | black',
        'Flame-Resistant Clothing':
          '= flame-resistant coverall | flame-resistant jacket | welder trousers; ^ arc-rated | inherent | antistatic; *Fabric: modacrylic blend | FR cotton | aramid; Standard: EN ISO 11612 | NFPA 2112 | IEC 61482; Arc rating: 8 cal/cm² | 12 cal/cm² | 25 cal/cm²',
      },
    },
    Knitwear: {
      near: 'Yarns & Fibers | Sportswear',
      trade: 'Knitwear | Knits | Knitting Mills | Jersey',
      buyers:
        'fashion chains | promotional wear dealers | online brands | department stores | schools | souvenir shops',
      processes:
        'knit from our own yarn store | link toes and necks by hand | wash and steam each piece | print and embroider in house',
      sentences: [
        'Washed once, so it keeps its size.',
        'Print and embroidery from 50 pieces.',
        'Colour by colour, each piece is checked under daylight lamps.',
        'Swatches are knitted within three days.',
      ],
      all: '^ organic | ribbed | heavyweight | garment-dyed; *Fabric: combed cotton | merino wool | cotton/acrylic | viscose blend; Weight: 150 g/m² | 180 g/m² | 240 g/m² | 320 g/m²; Sizes: XS-3XL | S-XXL; Colours: 6 | 12 | 24; Minimum order: 50..600/50 pcs; Print: screen | DTG | embroidery | none',
      subs: {
        Sweaters:
          '^ crew-neck | cable-knit | turtleneck | V-neck; *Gauge: 5 gauge | 7 gauge | 12 gauge; Fabric: merino wool | cashmere blend | cotton | acrylic blend; -Print; -Weight',
        Cardigans:
          '^ buttoned | long | shawl-collared | fine-knit; *Gauge: 5 gauge | 7 gauge | 12 gauge; Fabric: merino wool | cotton | viscose blend; -Print; -Weight',
        'T-Shirts': '^ ring-spun | oversized | organic | long-sleeved | V-neck',
        Hoodies:
          '^ zip-up | brushed | oversized | pullover; *Weight: 280 g/m² | 320 g/m² | 400 g/m²; Fabric: cotton fleece, 80/20 | organic cotton | French terry',
        'Knitted Vests': '^ V-neck | cable-knit | buttoned | school; *Gauge: 7 gauge | 12 gauge; -Weight; -Print',
      },
    },
    'Outdoor Clothing': {
      near: 'Sportswear | Workwear & Uniforms',
      trade: 'Outdoor | Outerwear | Outdoor Textiles | Jackets',
      buyers:
        'outdoor shops | ski schools | hunting suppliers | corporate wear dealers | tour operators | online brands',
      processes:
        'tape seams in house | rain-test each style for an hour | fill down by weight, chamber by chamber | repair for five years',
      sentences: [
        'Rain-tested for an hour before the series.',
        'All seams are taped.',
        'Repaired for five years.',
        'Free of fluorocarbons.',
      ],
      certificates: 'Responsible Down Standard | bluesign approval',
      all: '^ waterproof | breathable | windproof | packable; *Water column: 5,000 mm | 10,000 mm | 20,000 mm; Fabric: nylon ripstop | polyester | softshell; Weight: 260..1200/20 g; Sizes: XS-3XL | S-XXL; Colour: black | olive | navy | red; Minimum order: 100..600/50 pcs',
      subs: {
        'Rain Jackets': '^ 2.5-layer | three-layer | packable | hooded',
        'Ski Wear':
          '= ski jacket | ski trousers | ski overall; ^ insulated | stretch | padded; Insulation: 60 g/m² | 100 g/m² | 140 g/m²',
        'Down Jackets':
          '^ lightweight | hooded | long | packable; *Fill power: 550 cuin | 650 cuin | 800 cuin; Filling: 90/10 duck down | 80/20 duck down | recycled polyester',
        'Fleece Jackets':
          '^ full-zip | recycled | hooded | stretch; *Weight: 200 g/m² | 280 g/m² | 350 g/m²; Fabric: polyester fleece | grid fleece | sherpa',
        'Hunting Clothing':
          '= hunting jacket | hunting trousers | camouflage suit; ^ camouflage | silent | thorn-proof; Pattern: forest | reed | desert; Colour: olive | brown; -Print',
      },
    },
    Fabrics: {
      near: 'Yarns & Fibers | Knitwear',
      trade: 'Textiles | Fabrics | Weaving | Textile Mills',
      buyers:
        'garment factories | furniture makers | fashion designers | curtain makers | uniform makers | fabric shops',
      processes:
        'weave on 60 looms and finish in house | dye in lots from 300 metres | inspect every metre by the four-point system | print from your repeat within a week',
      sentences: [
        'Inspected by the four-point system, faults marked.',
        'Lab dips within four days.',
        'Stock colours from one roll.',
        'Shrinkage and fastness stand on the roll.',
      ],
      capacity: 'metres 8000..900000',
      all: '^ dyed | printed | pre-shrunk | brushed; *Weight: 120 g/m² | 180 g/m² | 240 g/m² | 320 g/m²; Width: 150 cm | 160 cm | 280 cm; Colour fastness: 4 | 4-5; Shrinkage: below 2 % | below 3 %; Roll: 50 m | 100 m; Minimum order: 100..3000/100 m',
      subs: {
        'Cotton Fabric':
          '= ~cotton poplin | ~cotton twill | ~cotton canvas | ~cotton voile; ^ combed | organic | mercerized | printed',
        'Denim Fabric':
          '= ~denim; ^ stretch | selvedge | indigo | recycled; *Weight: 9 oz | 11 oz | 13 oz | 14.5 oz; Composition: 98 % cotton, 2 % elastane | 100 % cotton',
        'Linen Fabric': '= ~linen | ~linen-cotton blend; ^ stone-washed | natural | yarn-dyed',
        'Silk Fabric':
          '= ~silk satin | ~silk chiffon | ~crêpe de Chine | ~habotai silk; ^ printed | sand-washed | stretch; *Weight: 8 momme | 12 momme | 16 momme | 19 momme; Width: 114 cm | 140 cm',
        'Polyester Fabric':
          '= ~polyester satin | ~polyester georgette | ~nida | ~microfibre; ^ crease-free | recycled | water-repellent | black',
        'Wool Fabric':
          '= ~worsted wool | ~wool flannel | ~wool gabardine; ^ super 110s | stretch | yarn-dyed; *Weight: 220 g/m² | 260 g/m² | 420 g/m²',
        'Technical Textiles':
          '= ~tarpaulin fabric | ~filter fabric | ~glass fabric | ~geotextile; ^ coated | flame-retardant | UV-stable | high-tenacity; *Weight: 200 g/m² | 450 g/m² | 650 g/m² | 900 g/m²; Tensile strength: 900..5000/100 N/5 cm',
      },
    },
    'Yarns & Fibers': {
      near: 'Fabrics | Knitwear',
      trade: 'Yarns | Spinning | Spinning Mills | Fibres',
      buyers: 'weaving mills | knitting mills | carpet makers | sock makers | hand-knitting shops | denim mills',
      processes:
        'spin ring and open-end under one roof | dye on cones in our own house | test evenness of each lot | wax and rewind to your machine',
      sentences: [
        'Evenness, strength and twist stand on the lot sheet.',
        'Cones are waxed for knitting on request.',
        'Shade lots are kept apart.',
        'Trial cones are sent free of charge.',
      ],
      capacity: 'tons 20..2500',
      packaging: 'Cones in carton | Pallet | Bale',
      all: '^ combed | carded | dyed | recycled; *Count: Ne 20/1 | Ne 30/1 | Ne 40/2; Cone: 1.2 kg | 1.9 kg | 2.5 kg; Twist: Z | S; Evenness: 9 % CVm | 11 % CVm | 13 % CVm; Minimum order: 100..5000/100 kg; Use: knitting | weaving',
      subs: {
        'Cotton Yarn': '= ~cotton yarn; ^ ring-spun | open-end | compact | organic | slub',
        'Polyester Yarn':
          '= ~polyester filament yarn | ~spun polyester yarn; ^ textured | high-tenacity | recycled | dope-dyed; *Count: 75/36 den | 150/48 den | 300/96 den | 1,000 den; -Evenness; -Twist',
        'Wool Yarn':
          '= ~worsted wool yarn | ~woollen yarn | ~mohair blend yarn; ^ merino | machine-washable | undyed; *Count: Nm 2/28 | Nm 2/48 | Nm 1/14; Micron: 19.5 µm | 21.5 µm | 27 µm',
        'Sewing Thread':
          '= ~sewing thread | ~embroidery thread | ~leather thread; ^ core-spun | bonded | spun polyester | textured; *Ticket: Tkt 120 | Tkt 80 | Tkt 40 | Tkt 20; Cone: 2,500 m | 5,000 m; Colours: 120 | 400 | 800; -Evenness; -Use; Minimum order: 20..2000/20 cones',
        'Viscose Fiber':
          '= ~viscose staple fibre | ~modal fibre | ~lyocell fibre; ^ bright | dull | black | spun-dyed; *Fineness: 1.2 dtex x 38 mm | 1.7 dtex x 51 mm | 3.3 dtex x 64 mm; Tenacity: 22 cN/tex | 26 cN/tex | 36 cN/tex; Bale: 250 kg | 300 kg; -Cone; -Twist; -Evenness; -Count; Minimum order: 5..50/5 t',
      },
    },
    Footwear: {
      near: 'Workwear & Uniforms | Sportswear',
      trade: 'Footwear | Shoes | Shoe Works | Leather Shoes',
      buyers: 'shoe shops | department stores | online shops | hotel suppliers | private-label brands | sports shops',
      processes:
        'last, stitch and cement under one roof | test flex for 100,000 bends | cut leather by eye and by machine | make lasts to your fit',
      sentences: [
        'Flexed 100,000 times without a crack.',
        'Lasts for wide feet are available.',
        'Retail box with your print from 500 pairs.',
        'Spare soles and laces are kept for three years.',
      ],
      capacity: 'pairs 2000..150000',
      packaging: 'Shoe box in carton | Polybag | Carton of 12 pairs',
      all: '^ leather | lightweight | handmade | waterproof; *Upper: full-grain leather | suede | mesh | synthetic; Sole: rubber | EVA | TPU | leather; Sizes: 36-41 | 39-46 | 35-47; Colour: black | brown | tan | white; Lining: leather | textile; Minimum order: 60..1200/60 pairs',
      subs: {
        "Men's Shoes": "= Oxford shoes | loafers | derby shoes | men's sneakers; ^ Goodyear-welted | handmade | casual",
        "Women's Shoes":
          "= pumps | ballerinas | women's loafers | wedge shoes; ^ cushioned | suede | pointed-toe; Heel: 2 cm | 5 cm | 8 cm; Sizes: 35-42",
        'Sports Shoes':
          '= running shoes | football boots | training shoes | walking shoes; ^ cushioned | breathable | trail; *Upper: mesh | knit | synthetic; Weight: 220..380/10 g',
        Sandals: '= leather sandals | trekking sandals | Arabic sandals | slides; ^ handmade | cushioned | adjustable',
        Boots: '= ankle boots | winter boots | Chelsea boots | rubber boots; ^ lined | waterproof | Goodyear-welted',
        "Children's Shoes":
          "= children's sneakers | school shoes | first walking shoes; ^ flexible | velcro | washable; Sizes: 19-27 | 24-35",
        'Shoe Components':
          '= rubber soles | insoles | heels | toe caps; ^ moulded | cut | recycled | antistatic; *Material: EVA | rubber | TPU | cork; Sizes: 36-47; Thickness: 2..30/1 mm; -Upper; -Sole; -Lining; Minimum order: 500..20000/500 pairs',
      },
    },
  },
};
