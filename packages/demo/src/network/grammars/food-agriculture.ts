import type { Grammar } from './grammar.ts';

export const foodAgriculture: Grammar = {
  industryID: '0011',
  roots:
    'Oasis Gate | Palmera | Granaria | Olivara | Harvestine | Medina Fields | Terrasol | Vallenora | Greenmeadow | Saporita',
  strengths:
    'lots traced back to their origin | analyses from accredited laboratories | supply contracts with fixed prices | shipments all the year | export papers prepared in house',
  certificates: 'HACCP | ISO 22000:2018 | ISO 9001:2015',
  capacity: 'tons 40..6000',
  packaging: 'Carton | 25 kg bag | Palletized cartons',
  voice: { maker: ['producer'], makers: 'producers', make: 'produce', made: 'produced', plant: 'plant' },
  categories: {
    'Fruits & Vegetables': {
      near: 'Dates & Nuts | Beverages',
      trade: 'Produce | Fresh Produce | Orchards | Fruits',
      buyers: 'supermarket chains | food-service wholesalers | hotel kitchens | airline caterers | juice makers',
      processes: 'cool the harvest within two hours | sort by camera and by hand | wash and pack beside the fields',
      strengths: 'a cold chain without a break',
      sentences: [
        'Each lot ships with its residue analysis and phytosanitary papers.',
        'Sorted twice before it is packed.',
        'Photographs of the lot are sent before loading.',
      ],
      certificates: 'GlobalG.A.P. | EU Organic',
      packaging: 'Ventilated carton | Crate | Reefer container',
      all: '^ first-grade | organic | hand-picked; *Packing: 5 kg carton | 10 kg crate | 15 kg carton; Class: Extra | I | II; Storage: 0 to 4 °C | 8 to 12 °C; Origin: single farm | growers of one region; Minimum order: 1 pallet | 1 reefer container; Season: October to April | all the year',
      subs: {
        'Fresh Fruits':
          '= apples | mangoes | table grapes | pomegranates | bananas; Calibre: small | medium | large; Sugar: 12..19/1 °Brix',
        'Fresh Vegetables': '= tomatoes | cucumbers | potatoes | sweet peppers | onions; Size: small | medium | large',
        'Frozen Vegetables':
          '= ~okra | green peas | mixed vegetables | green beans | ~spinach; ^ quick-frozen | blanched | extra-fine; *Packing: 400 g pouch | 2.5 kg bag | 10 kg carton; Storage: -18 °C; Shelf life: 18 months | 24 months; -Season',
        'Dried Fruits':
          '= apricots | raisins | figs | prunes | mango slices; ^ dried | sun-dried | unsulphured dried; *Packing: 250 g pouch | 5 kg carton | 12.5 kg carton; Moisture: max. 16 % | max. 22 %; Shelf life: 12 months; Storage: cool and dry; -Season',
        'Canned Vegetables':
          '= chickpeas | broad beans | peeled tomatoes | whole mushrooms; ^ canned | ready-cooked canned; *Packing: 400 g can | 800 g can | 2.5 kg can; Drained weight: 55 % | 60 %; Shelf life: 24 months | 36 months; Storage: ambient; -Season',
        'Fruit Concentrates':
          '= ~apple concentrate | ~orange concentrate | ~pomegranate concentrate | ~mango pulp; ^ aseptic | frozen | clarified; *Packing: 20 kg aseptic bag | 220 kg drum; Sugar: 28 °Brix | 65 °Brix | 70 °Brix; Shelf life: 12 months | 24 months; -Class; -Season; Storage: -18 °C | 0 to 5 °C',
        'Citrus Fruits':
          '= oranges | lemons | mandarins | grapefruits | limes; ^ Valencia-type | seedless | waxed | first-grade; Calibre: 56 | 72 | 88 | 100; Juice content: 35 % | 40 % | 45 %',
      },
    },
    'Dates & Nuts': {
      near: 'Fruits & Vegetables | Sugar & Confectionery',
      trade: 'Dates | Nuts | Palm Farms | Dates & Nuts',
      buyers: 'confectioners | supermarket chains | gift shops | industrial bakeries | Ramadan wholesalers',
      processes: 'grade by size and colour | fumigate and wash each harvest | roast and pack the same day',
      strengths: 'gift boxes in your brand',
      sentences: [
        'Samples of the current crop are sent by courier.',
        'Private labels are printed from 2,000 packs.',
        'Passed over metal detector and camera before packing.',
      ],
      certificates: 'Halal certificate | EU Organic',
      packaging: 'Carton | Vacuum bag | Gift box',
      all: '^ premium | organic | extra-fancy; *Packing: 1 kg pouch | 5 kg carton | 10 kg carton; Crop: current year; Moisture: max. 5 % | max. 6 %; Shelf life: 12 months | 18 months; Storage: cool and dry | 0 to 4 °C; Minimum order: 500 kg | 1 t | 1 container',
      subs: {
        'Fresh Dates':
          '= Sukkari dates | Ajwa dates | Khalas dates | Medjool dates | Barhi dates; *Packing: 400 g box | 3 kg carton | 5 kg carton; Moisture: max. 20 % | max. 26 %; Size: medium | large | jumbo',
        'Date Paste':
          '= ~date paste; ^ soft | seedless | fine-ground | organic; *Packing: 1 kg block | 10 kg carton; Moisture: max. 18 % | max. 20 %',
        'Date Syrup':
          '= ~date syrup; ^ pure | filtered | organic; *Packing: 400 g bottle | 5 kg jerrycan | 25 kg drum; Sugar: 70 °Brix | 72 °Brix | 75 °Brix; -Moisture; Storage: ambient',
        Almonds:
          '= almonds; ^ natural | blanched | roasted | sliced; *Packing: 500 g pouch | 10 kg carton | 22 kg carton; Count per ounce: 20/22 | 23/25 | 27/30',
        Pistachios:
          '= pistachios; ^ roasted and salted | naturally opened | raw; *Packing: 500 g pouch | 10 kg bag | 25 kg bag; Count per ounce: 18/20 | 20/22 | 24/26',
        'Cashew Nuts':
          '= cashew kernels; ^ roasted | raw white | salted; *Grade: W180 | W240 | W320; Packing: 10 kg vacuum bag | 22.68 kg carton',
        Walnuts:
          '= walnut kernels | walnuts in shell; ^ light-halves | light-amber | natural; *Packing: 10 kg vacuum carton | 25 kg bag; Size: 28-30 mm | 32-34 mm',
      },
    },
    'Grains & Cereals': {
      near: 'Agricultural Inputs | Oils & Fats',
      trade: 'Grains | Mills | Cereals | Grain Trading',
      buyers: 'flour mills | industrial bakeries | food importers | feed mills | public grain buyers',
      processes: 'clean and colour-sort each lot | mill to your particle size | store in aerated silos',
      sentences: [
        'Weight and quality are certified at loading by an independent inspector.',
        'Fumigated, with certificate, before the hold or container is closed.',
        'Analysis of protein, moisture and mycotoxins comes with each lot.',
      ],
      certificates: 'GMP+ | non-GMO declaration',
      capacity: 'tons 400..40000',
      packaging: '25 kg bag | 50 kg bag | Big bag | Bulk',
      all: '^ cleaned | first-grade | non-GMO; *Packing: 25 kg bag | 50 kg bag | 1 t big bag | bulk; Moisture: max. 12 % | max. 13.5 %; Foreign matter: max. 0.5 % | max. 1 %; Crop: current year; Shelf life: 12 months | 18 months; Minimum order: 25 t | 100 t | 1 container',
      subs: {
        Rice: '= ~basmati rice | ~jasmine rice | ~long-grain rice | ~parboiled rice; ^ aged | extra-long | double-polished; *Packing: 5 kg bag | 10 kg bag | 40 kg bag; Broken: max. 1 % | max. 5 %; Grain length: 6.8 mm | 7.4 mm | 8.2 mm',
        Wheat:
          '= ~milling wheat | ~durum wheat | ~feed wheat; Protein: 10.5 % | 11.5 % | 12.5 % | 13.5 %; Test weight: 76 kg/hl | 79 kg/hl',
        Corn: '= ~yellow corn | ~white corn | ~popcorn maize; Starch: 70 % | 72 %; Aflatoxin: max. 10 ppb | max. 20 ppb',
        Barley:
          '= ~feed barley | ~malting barley | ~pearl barley; Protein: 10 % | 11 % | 11.5 %; Test weight: 62 kg/hl | 65 kg/hl',
        Oats: '= rolled oats | whole oats | oat flakes; ^ gluten-free | whole-grain | quick-cooking; *Packing: 500 g box | 20 kg bag | 25 kg bag; Protein: 11 % | 13 %',
        Quinoa:
          '= ~white quinoa | ~red quinoa | ~tricolour quinoa; ^ washed | organic | saponin-free; *Packing: 500 g pouch | 25 kg bag; Purity: 99.8 % | 99.9 %; Minimum order: 1 t | 1 container',
        Flour:
          '=& ~bread flour | ~wholemeal flour | ~cake flour | ~semolina; ^& strong / unbleached | stone-ground / fortified | soft / fine | golden / coarse; *Packing: 1 kg pack | 10 kg bag | 50 kg bag; &Protein: 12.5 % / 13.5 % | 12 % | 8.5 % / 9 % | 12 % / 13 %; &Ash: 0.55 % / 0.65 % | 1.5 % | 0.45 % | 0.85 %; Shelf life: 6 months | 9 months; -Foreign matter',
      },
    },
    'Meat & Poultry': {
      near: 'Livestock & Aquaculture | Fish & Seafood',
      trade: 'Meat | Poultry | Meat Packers | Butchery',
      buyers: 'supermarket chains | hotel kitchens | catering companies | butchers | burger chains',
      processes: 'cut and bone to your specification | shock-freeze within hours | check each carton for metal',
      strengths: 'halal slaughter under supervision',
      sentences: [
        'Health certificate and halal certificate travel with each consignment.',
        'The temperature is logged from the cold store to your dock.',
        'Cut and weight are agreed by sample.',
      ],
      certificates: 'Halal certificate | BRCGS Food Safety',
      packaging: 'Vacuum pack in carton | Reefer container',
      all: '^ frozen | chilled | grain-fed; *Packing: 10 kg carton | 15 kg carton | 20 kg carton; Storage: -18 °C | 0 to 2 °C; Shelf life: 45 days chilled, 12 months frozen; Slaughter: halal, by hand; Minimum order: 1 pallet | 1 reefer container',
      subs: {
        Beef: '= ~beef tenderloin | ~beef striploin | ~beef topside | ~beef trimmings; Fat cover: 5 mm | 10 mm; Marbling: 2 | 3 | 5',
        'Lamb & Mutton':
          '= lamb carcasses | lamb legs | ~boneless mutton | lamb racks; ^ chilled | frozen | grass-fed; Carcass weight: 8..22/1 kg',
        Chicken:
          '= whole chickens | chicken breasts | chicken legs | chicken wings; ^ frozen | chilled | corn-fed; *Weight: 900 g | 1,000 g | 1,200 g; Packing: 10 x 1 kg carton | 12 kg carton',
        'Processed Meat':
          '= beef burgers | chicken nuggets | beef sausages | ~sliced turkey; ^ frozen | ready-to-cook | smoked; *Packing: 400 g pack | 1 kg bag | 6 kg carton; Meat content: 70 % | 85 % | 95 %; Shelf life: 9 months | 12 months',
        'Halal Meat':
          '= ~halal minced beef | halal lamb cubes | halal veal cuts | halal camel cuts; ^ chilled | frozen | hand-cut; Certified by: recognised halal body of the origin',
        Eggs: '= table eggs | free-range eggs | ~liquid egg; ^ fresh | brown | white; *Packing: 30-egg tray | carton of 360; Size: M | L | XL; Storage: 5 to 18 °C | 4 °C; Shelf life: 28 days; -Slaughter',
      },
    },
    'Fish & Seafood': {
      near: 'Meat & Poultry | Livestock & Aquaculture',
      trade: 'Seafood | Fisheries | Fish | Marine Foods',
      buyers: 'restaurant chains | supermarket chains | canneries | food-service wholesalers | hotel kitchens',
      processes: 'freeze on the day of landing | fillet by hand | glaze to the agreed percentage',
      sentences: [
        'Catch certificate and health certificate go with each container.',
        'Net weight is without glaze.',
        'Mercury and histamine are tested by lot.',
      ],
      certificates: 'BRCGS Food Safety | EU approval number',
      packaging: 'Master carton | Reefer container',
      all: '^ frozen | wild-caught | farmed; *Packing: 1 kg bag | 5 kg block | 10 kg carton; Glaze: 0 % | 10 % | 20 %; Storage: -18 °C; Shelf life: 18 months | 24 months; Minimum order: 1 pallet | 1 reefer container',
      subs: {
        'Frozen Fish':
          '= mackerel | tilapia fillets | hake fillets | sea bream; ^ block-frozen | individually frozen | gutted; Size: 200-400 g | 400-600 g | 600-800 g',
        Shrimp:
          '= white shrimps | tiger shrimps | ~peeled shrimp; *Count per pound: 16/20 | 21/25 | 31/40 | 51/60; Packing: 1 kg bag | 10 x 1 kg carton',
        'Canned Tuna':
          '= skipjack tuna chunks | ~yellowfin tuna | ~tuna flakes; ^ canned; *Packing: 95 g can | 170 g can | 1.7 kg can; Medium: sunflower oil | olive oil | brine; Drained weight: 65 % | 70 %; -Glaze; Storage: ambient; Shelf life: 36 months | 48 months',
        'Squid & Octopus':
          '= squid rings | squid tubes | whole octopuses | cuttlefish fillets; ^ cleaned | frozen | tenderized; Size: U5 | U10 | 10/20',
        Shellfish:
          '= half-shell mussels | scallops | clams | blue crabs; ^ cooked | frozen | live-packed; Size: 30/40 | 40/60 | 60/80',
        'Fish Meal':
          '!; = ~fish meal; ^ steam-dried | flame-dried | prime-grade; *Protein: 60 % | 65 % | 67 %; Fat: max. 10 % | max. 12 %; Moisture: max. 10 %; Packing: 50 kg bag | 1 t big bag; Minimum order: 20 t | 50 t; @ feed mills | fish farms | aquafeed makers',
      },
    },
    'Dairy Products': {
      near: 'Beverages | Oils & Fats',
      trade: 'Dairy | Dairies | Creamery | Milk Products',
      buyers: 'supermarket chains | ice-cream makers | industrial bakeries | pizza chains | food importers',
      processes: 'test every tanker before it is unloaded | standardize fat and protein | ripen in our own cellars',
      sentences: [
        'Microbiology is released lot by lot.',
        'Made from tested milk without antibiotics.',
        'Your brand can be printed on the pack.',
      ],
      certificates: 'Halal certificate | FSSC 22000',
      all: '^ full-cream | low-fat | fresh; *Packing: 500 g pack | 1 kg pack | 10 kg carton; Fat: 3 % | 20 % | 40 %; Storage: 2 to 6 °C; Shelf life: 3 months | 6 months; Minimum order: 1 pallet | 1 container',
      subs: {
        'Milk Powder':
          '=& ~whole milk powder | ~skimmed milk powder; ^ instant | spray-dried | fortified; *Packing: 900 g tin | 2.5 kg tin | 25 kg bag; &Protein: 24 % / 26 % | 34 % / 36 %; &Fat: 26 % / 28 % | 1 %; Storage: cool and dry; Shelf life: 18 months | 24 months',
        Cheese:
          '= ~mozzarella | ~white cheese in brine | ~halloumi | ~cheddar; ^ shredded | sliced | block-cut; *Packing: 200 g pack | 2.3 kg bag | 10 kg block; Fat in dry matter: 40 % | 45 % | 50 %; -Fat',
        'Butter & Ghee':
          '=& ~unsalted butter | ~cow ghee | ~salted butter; ^ pure | sweet-cream | grass-fed; *&Packing: 200 g foil / 25 kg block | 1 kg tin / 16 kg tin | 200 g foil / 5 kg block; &Fat: 82 % | 99.8 % | 80 %; &Storage: 2 to 6 °C / -18 °C | cool and dry | 2 to 6 °C; Shelf life: 12 months | 18 months',
        Yogurt:
          '= ~plain yogurt | ~strained yogurt | ~labneh; ^& full-fat / live-culture | low-fat | creamy; *Packing: 170 g cup | 1 kg tub | 5 kg bucket; &Fat: 3.2 % / 3.8 % | 1.5 % | 10 %; Shelf life: 21 days | 35 days',
        'UHT Milk':
          '= ~UHT milk; ^ full-cream | semi-skimmed | lactose-free | skimmed; *Packing: 12 x 1 l | 24 x 200 ml | 27 x 180 ml; Fat: 0.1 % | 1.5 % | 3.2 %; Storage: ambient; Shelf life: 6 months | 9 months',
        'Whey Powder':
          '= ~sweet whey powder | ~demineralized whey powder | ~whey protein concentrate; ^ spray-dried | instant; *Packing: 25 kg bag | 1 t big bag; Protein: 11 % | 35 % | 80 %; Fat: 1 % | 2 %; Storage: cool and dry; Shelf life: 18 months | 24 months',
      },
    },
    Beverages: {
      near: 'Dairy Products | Sugar & Confectionery',
      trade: 'Beverages | Drinks | Bottlers | Refreshments',
      buyers: 'supermarket chains | hotels and cafés | airline caterers | vending operators | office suppliers',
      processes: 'bottle on two lines | blow our own bottles | roast and blend in small lots',
      sentences: [
        'Recipes for your own brand are developed with you.',
        'Labels are printed in Arabic, English and a third language.',
        'A mixed container of several kinds is possible.',
      ],
      certificates: 'Halal certificate | FSSC 22000',
      capacity: 'cartons 4000..400000',
      packaging: 'Shrink pack | Carton | Palletized cartons',
      all: '^ natural | sugar-free | classic; *Packing: 24 x 250 ml | 24 x 330 ml | 12 x 1 l; Container: PET | can | glass | carton; Shelf life: 9 months | 12 months | 18 months; Storage: ambient; Minimum order: 1 pallet | 1 container',
      subs: {
        'Mineral Water':
          '= ~still mineral water | ~sparkling water; ^ natural | low-sodium; *Packing: 40 x 200 ml | 24 x 330 ml | 6 x 1.5 l; Dissolved solids: 90..280/10 mg/l; Container: PET | glass',
        'Fruit Juices':
          '=& ~orange juice | ~mango nectar | ~apple juice | ~pomegranate juice; ^& not-from-concentrate / pure | classic / thick | pure / cloudy | pure / not-from-concentrate; &Fruit content: 100 % | 30 % / 50 % | 100 % | 100 %',
        'Soft Drinks':
          '= ~cola | ~lemonade | ~orange soda | ~ginger ale; ^& carbonated / classic | sugar-free; &Sugar: 8 g/100 ml / 10 g/100 ml | 0 g/100 ml; &Sweetener: none | sucralose / stevia; Container: can | PET',
        'Energy Drinks':
          '^ classic | sugar-free | berry | tropical; *Packing: 24 x 250 ml | 24 x 355 ml | 12 x 473 ml; Caffeine: 20 mg/100 ml | 32 mg/100 ml; Container: can',
        Tea: '= ~black tea | ~green tea | ~mint tea | ~hibiscus tea; ^ loose-leaf | organic | high-grown; *Packing: 25 tea bags | 100 tea bags | 500 g pouch | 40 kg sack; -Container; Shelf life: 24 months | 36 months',
        Coffee:
          '=& green coffee beans | roasted coffee beans | ~Arabic coffee | ~instant coffee; ^& washed / single-origin | single-origin / espresso-roasted | lightly roasted / cardamom-spiced | freeze-dried / spray-dried; *&Packing: 60 kg sack / 30 kg sack | 250 g bag / 1 kg bag | 250 g bag / 500 g bag | 100 g jar / 200 g jar; -Container; &Quality: cup score 83 / cup score 86 | cup score 83 / cup score 86 | roasted to order | soluble within 10 s; Origin: Ethiopia | Brazil | Colombia | Yemen',
        'Non-Alcoholic Malt Drinks':
          '^ classic | apple | lemon | pomegranate; *Packing: 24 x 330 ml | 6 x 330 ml | 24 x 500 ml; Alcohol: 0.0 %; Container: glass | can',
        'Plant-Based Drinks':
          '= oat drink | almond drink | soy drink | coconut drink; ^ unsweetened | barista | organic; *Packing: 6 x 1 l | 12 x 1 l | 24 x 250 ml; Protein: 0.5 g/100 ml | 1 g/100 ml | 3 g/100 ml; Container: carton',
      },
    },
    'Oils & Fats': {
      near: 'Grains & Cereals | Spices & Condiments',
      trade: 'Oils | Oil Mills | Edible Oils | Oil Press',
      buyers: 'food importers | catering companies | snack makers | supermarket chains | margarine plants',
      processes: 'press within hours of the harvest | refine and deodorize in house | fill under nitrogen',
      sentences: [
        'Acidity and peroxide value are stated for each lot.',
        'Filled under nitrogen to keep it fresh.',
        'Bulk, drums and retail bottles come from the same tank.',
      ],
      certificates: 'Halal certificate | Kosher certificate',
      packaging: 'PET bottles in carton | Tin | Flexitank | IBC',
      all: '= ~oil; ^ refined | cold-pressed | organic; *Packing: 1 l bottle | 5 l jerrycan | 20 l tin | 1,000 l IBC; Peroxide value: max. 5 meq/kg | max. 10 meq/kg; Shelf life: 18 months | 24 months; Storage: cool and dark; Minimum order: 1 pallet | 1 container | 20 t',
      subs: {
        'Olive Oil':
          '= ~olive oil; ^ extra-virgin | early-harvest | organic; *Packing: 500 ml bottle | 3 l tin | 5 l tin; Acidity: max. 0.3 % | max. 0.5 % | max. 0.8 %; Peroxide value: max. 12 meq/kg | max. 20 meq/kg',
        'Sunflower Oil': '= ~sunflower oil; ^ refined | high-oleic | cold-pressed; Oleic acid: 28 % | 82 %',
        'Palm Oil':
          '= ~palm olein | ~palm stearin | ~palm oil; ^ refined | segregated; *Packing: 20 l jerrycan | 190 kg drum | flexitank; Iodine value: 34 | 52 | 56',
        'Soybean Oil': '= ~soybean oil; ^ refined | degummed | non-GMO; *Packing: 1.8 l bottle | 18 l tin | flexitank',
        'Sesame Oil':
          '= ~sesame oil; ^ toasted | cold-pressed | refined; *Packing: 250 ml bottle | 1 l bottle | 18 l tin; Acidity: max. 1 % | max. 2 %',
      },
    },
    'Sugar & Confectionery': {
      near: 'Dates & Nuts | Beverages',
      trade: 'Sweets | Confectionery | Chocolates | Biscuits',
      buyers: 'supermarket chains | gift shops | kiosk wholesalers | airline caterers | hotels and cafés',
      processes: 'bake and pack on the same line | temper chocolate in small lots | wrap at 600 pieces a minute',
      sentences: [
        'Display cartons are printed in your design.',
        'Colours and flavours follow the rules of your market.',
        'Shipped in cooled containers from May to October.',
      ],
      certificates: 'Halal certificate | BRCGS Food Safety',
      packaging: 'Display carton | Jar | Master carton',
      all: '^ classic | assorted | sugar-free; *Packing: 12 x 100 g | 24 x 50 g | 6 kg carton; Shelf life: 9 months | 12 months | 18 months; Storage: 16 to 20 °C | cool and dry; Allergens: milk, nuts | wheat, milk | none; Minimum order: 200 cartons | 1 pallet | 1 container',
      subs: {
        'Refined Sugar':
          '= ~white sugar | ~brown sugar | ~icing sugar; ^ refined | fine-grain | cane; *Packing: 1 kg pack | 10 kg bag | 50 kg bag; Colour: 45 ICUMSA | 100 ICUMSA | 150 ICUMSA; Polarization: min. 99.8°; -Allergens; Minimum order: 25 t | 100 t',
        Chocolate:
          '= chocolate bar | ~chocolate couverture | chocolate pralines; ^ dark | milk | white; *Packing: 24 x 80 g | 400 g box | 5 kg bag; Cocoa: 32 % | 55 % | 70 %; Storage: 16 to 18 °C; Allergens: milk, soy',
        Candies:
          '= fruit jellies | hard candies | toffees | lollipops; ^ fruit-flavoured | classic | assorted; Colours: natural | permitted synthetic; Allergens: none | milk',
        'Biscuits & Cookies':
          '= butter cookies | date-filled biscuits | cream wafers | oat biscuits; ^ classic | crisp | wholegrain; Allergens: wheat, milk | wheat, eggs',
        Honey:
          '= ~sidr honey | ~acacia honey | ~wildflower honey; ^ raw | filtered | organic; *Packing: 250 g jar | 500 g jar | 25 kg bucket; Moisture: max. 18 % | max. 20 %; HMF: max. 20 mg/kg | max. 40 mg/kg; -Allergens; Storage: ambient; Shelf life: 24 months',
        'Chewing Gum':
          '= ~chewing gum | ~bubble gum; ^ sugar-free | mint | mastic; *Packing: 20 x 14 g | 200 pcs jar; Sweetener: xylitol | sorbitol | sugar; Allergens: none',
      },
    },
    'Spices & Condiments': {
      near: 'Oils & Fats | Dates & Nuts',
      trade: 'Spices | Herbs & Spices | Seasonings | Condiments',
      buyers: 'spice grinders | sauce makers | supermarket chains | restaurant chains | meat processors',
      processes: 'clean and steam-sterilize whole spices | grind to your mesh | blend to your recipe',
      sentences: [
        'Tested for dyes, pesticides and salmonella.',
        'The recipe stays yours, under agreement.',
        'Samples of 100 g go out by courier.',
      ],
      certificates: 'Halal certificate | EU Organic',
      capacity: 'tons 2..400',
      packaging: 'Retail jar | Kraft bag | Carton',
      all: '^ whole | ground | organic; *Packing: 50 g jar | 1 kg pouch | 25 kg bag; Moisture: max. 10 % | max. 12 %; Treatment: steam | none; Shelf life: 24 months | 36 months; Storage: cool and dry; Minimum order: 100 kg | 500 kg | 1 t',
      subs: {
        Saffron:
          '= saffron threads | ~saffron powder; ^ all-red | hand-picked | premium; *Packing: 1 g box | 5 g tin | 100 g tin; Colouring strength: 220 | 250 | 270; Category: ISO 3632 I | ISO 3632 II; Minimum order: 100 g | 1 kg; Treatment: none',
        'Black Pepper':
          '= ~black pepper; ^ whole | cracked | ground; Density: 500 g/l | 550 g/l | 570 g/l; Piperine: min. 4 % | min. 5 %',
        Cardamom:
          '= cardamom pods | cardamom seeds | ~ground cardamom; ^ green | extra-bold | hand-sorted; *Size: 6 mm | 7 mm | 8 mm; Packing: 250 g pouch | 5 kg carton | 50 kg sack',
        Sauces:
          '= hot sauces | ~tomato ketchup | ~tahini sauce | ~garlic sauce; ^ classic | mild | extra-hot; *Packing: 24 x 88 ml | 12 x 340 g | 5 kg bucket; Acidity: pH 3.6 | pH 3.9; -Moisture; -Treatment; Shelf life: 12 months | 18 months',
        'Spice Blends':
          '= ~kabsa blend | ~seven-spice blend | ~shawarma seasoning | ~curry powder; ^ aromatic | salt-free | hot; Mesh: 30 | 40 | 60',
        Vinegar:
          '= ~apple vinegar | ~grape vinegar | ~white vinegar; ^ naturally brewed | unfiltered | clear; *Packing: 12 x 500 ml | 4 x 5 l | 200 l drum; Acidity: 4 % | 5 % | 10 %; -Moisture; -Treatment',
        Salt: '= ~sea salt | ~table salt | ~rock salt; ^ iodized | fine | coarse; *Packing: 700 g canister | 25 kg bag | 1 t big bag; Purity: 98.5 % | 99.5 %; Moisture: max. 0.2 % | max. 2 %; Treatment: washed | vacuum-evaporated; Minimum order: 10 t | 1 container',
      },
    },
    'Agricultural Inputs': {
      near: 'Livestock & Aquaculture | Grains & Cereals',
      trade: 'Agro | Agri Supply | Agriculture | Crop Supply',
      buyers: 'vegetable growers | greenhouse operators | farm cooperatives | date farms | landscapers',
      processes: 'try each product on our own plots | blend to your soil analysis | advise growers in the field',
      sentences: [
        'An agronomist visits after delivery.',
        'Registered, or with registration papers prepared, for your market.',
        'Instructions are in the language of the grower.',
      ],
      packaging: 'Bag | Canister | Pallet',
      all: '^ professional | field-tested | economical; *Packing: 1 kg bag | 10 kg bag | 25 kg bag; Shelf life: 24 months | 36 months; Storage: dry, out of the sun; Minimum order: 1 pallet | 1 t | 1 container',
      subs: {
        Fertilizers:
          '= ~NPK fertilizer | ~urea | ~potassium sulphate | ~organic compost; ^ water-soluble | granular | slow-release; *Packing: 25 kg bag | 50 kg bag | 1 t big bag; Solubility: fully soluble | slow release, 3 months',
        'Vegetable Seeds':
          '= tomato seeds | cucumber seeds | pepper seeds | melon seeds; ^ hybrid | open-pollinated | virus-resistant; *Packing: 500 seeds | 1,000 seeds | 100 g tin; Germination: min. 90 % | min. 95 %; Purity: 99 %; Minimum order: 10 packs | 100 packs',
        'Crop Protection':
          '= fungicide | insecticide | herbicide; ^ low-residue | field-tested | ready-to-use; *Packing: 250 ml pack | 1 l pack | 5 l pack; Waiting period: 0 days | 3 days | 7 days',
        'Animal Feed':
          '= ~dairy cattle feed | ~broiler feed | ~alfalfa hay | ~sheep feed; ^ pelleted | high-protein | balanced; *Packing: 25 kg bag | 50 kg bag | bulk; Protein: 14 % | 18 % | 21 %; Moisture: max. 12 %; Shelf life: 3 months | 6 months',
        Greenhouses:
          '!; = multi-span greenhouse | tunnel greenhouse | net house; ^ pad-and-fan cooled | galvanized | polycarbonate; *Area: 360 m² | 1,000 m² | 1 ha; Span: 8 m | 9.6 m; Gutter height: 3 m | 4.5 m; Wind load: 100 km/h | 130 km/h; Cover: PE film, 200 µm | polycarbonate, 8 mm; Warranty: 2 years | 5 years',
        'Irrigation Supplies':
          '!; = drip line | PE irrigation pipe | sprinkler line; ^ UV-stable | low-pressure | anti-clogging; *Size: 16 mm | 20 mm | 25 mm; Pressure: 1..6/0.5 bar; Warranty: 2 years | 5 years; Minimum order: 1 pallet | 100 pcs',
      },
    },
    'Livestock & Aquaculture': {
      near: 'Meat & Poultry | Agricultural Inputs',
      trade: 'Livestock | Farms | Breeding | Aquaculture',
      buyers: 'fattening farms | dairy farms | livestock importers | breeding cooperatives',
      processes:
        'keep our own breeding stock | vaccinate and tag before shipping | attend each transport with a stockman',
      sentences: [
        'Health papers and vaccination records come with the consignment.',
        'Quarantine and inspection are arranged at origin.',
        'Your veterinarian may choose at the farm.',
      ],
      certificates: 'Official veterinary health certificate | GlobalG.A.P.',
      capacity: 'head 200..20000',
      packaging: 'Ventilated transport | Ventilated boxes | Cooled carton',
      all: '^ healthy | vaccinated | selected; *Lot: 50 head | 100 head | 500 head; Vaccination: complete, with record; Tagging: ear tag | ear tag and bolus; Transport: ship | truck | air; Minimum order: 50 head | 200 head',
      subs: {
        'Live Cattle':
          '= dairy heifers | feeder bulls | breeding cows; *Age: 8 months | 14 months | 22 months; Live weight: 220..560/10 kg',
        'Live Sheep & Goats':
          '= Najdi sheep | Awassi sheep | Barbari goats | Boer goats; Live weight: 28..60/1 kg; Age: 5 months | 8 months | 12 months',
        'Day-Old Chicks':
          '=& broiler chicks | layer chicks; ^& vaccinated / fast-growing | vaccinated / sexed; *Lot: 5,000 chicks | 20,000 chicks | 50,000 chicks; &Hatch weight: 42 g / 44 g | 36 g / 38 g; Tagging: none; Transport: climate-controlled truck | air; Minimum order: 5,000 chicks; @ poultry farms | hatcheries | integrated meat producers | egg farms',
        'Fish Fingerlings':
          '= tilapia fingerlings | sea bass fingerlings | shrimp larvae | sea bream fingerlings; ^ disease-free | fast-growing | graded; *Lot: 10,000 pcs | 50,000 pcs | 200,000 pcs; Size: 1 g | 3 g | 10 g; Transport: oxygen bags, by air | tank truck; Minimum order: 10,000 pcs; -Tagging; -Vaccination; @ fish farms | hatcheries | aquaculture cooperatives',
        'Veterinary Products':
          '!; = vitamin solution | livestock vaccine | wound spray | dewormer; ^ ready-to-use | farm-tested | long-acting; *Packing: 100 ml bottle | 500 ml bottle | 1 l bottle; Animals: cattle, sheep, camels | poultry | fish; Withdrawal period: 0 days | 14 days; Shelf life: 24 months; Storage: 2 to 8 °C | below 25 °C; Minimum order: 100 bottles | 1 pallet',
      },
    },
  },
};
