import type { Terms } from '../types.ts';

export const foodAgriculture: Terms = {
  'Fresh Fruits':
    'apples, bananas, mangoes, fresh fruit, grapes, pomegranate, strawberries, avocado, watermelon, fruit?, kiwi, pineapple, pears, berries',
  'Fresh Vegetables':
    'tomatoes, potatoes, onions, garlic, vegetables, cucumbers, fresh produce, carrots, ginger, lettuce, peppers bell, veggies, aubergine, eggplant, courgette, zucchini',
  'Frozen Vegetables':
    'frozen peas, frozen fries, french fries, frozen okra, frozen veg, iqf vegetables, mixed frozen vegetables, frozen french fries, frozen chips, peas?',
  'Dried Fruits':
    'raisins, dried apricots, dried figs, dry fruit, prunes, dried mango, sultanas, cranberries dried, freeze dried fruit, dehydrated fruit',
  'Canned Vegetables':
    'canned beans, tomato paste, canned tomatoes, tinned vegetables, canned corn, canned chickpeas, tinned tomatoes, baked beans, foul medames, olives canned, pickles, tinned beans, canned mushrooms, beans?, peas?, peeled tomatoes, chopped tomatoes',
  'Fruit Concentrates':
    'juice concentrate, fruit pulp, apple juice concentrate, mango pulp, orange concentrate, frozen fruit pulp, fruit concentrate, jam?, jams?',
  'Citrus Fruits':
    'oranges, lemons, mandarins, limes, grapefruit, clementines, citrus, tangerines, navel oranges, valencia orange',
  'Fresh Dates':
    'dates, medjool, medjool dates, ajwa dates, sukkari dates, khalas dates, ajwa, barhi dates, deglet nour, date fruit, sukkary, dried dates',
  'Date Paste': 'date paste, dates paste, pressed dates, ajwa paste, date filling, minced dates, seedless date paste',
  'Date Syrup': 'date syrup, date molasses, dibs, silan, date honey, dates syrup, liquid dates',
  Almonds: 'almond, almond kernels, california almonds, almond nuts, almond flour, blanched almonds, in-shell almonds',
  Pistachios: 'pistachio, pistachio nuts, pistachio kernels, iranian pistachio, pistachio paste, antep pistachio',
  'Cashew Nuts': 'cashew, cashews, cashew kernels, ww320, w320, raw cashew nuts, roasted cashew, cashewnut',
  Walnuts:
    'walnut, walnut kernels, walnut halves, pecan nuts, in-shell walnuts, hazelnuts, mixed nuts, peanuts, nuts food',
  Rice: 'basmati, basmati rice, long grain rice, white rice, jasmine rice, parboiled rice, sella rice, brown rice, broken rice',
  Wheat: 'milling wheat, durum wheat, wheat grain, hard wheat, soft wheat, wheat bran, bulgur',
  Corn: 'maize, yellow corn, sweet corn grain, popcorn kernels, white maize, feed corn, popcorn, corn grain, dent corn',
  Barley: 'feed barley, malting barley, barley grain, barley seed grain, pearl barley, barley malt',
  Oats: 'oat, rolled oats, oatmeal, oat flakes, porridge oats, breakfast cereal, muesli, granola, oat groats',
  Quinoa:
    'quinoa grain, white quinoa, quinua, chia seeds, red quinoa, millet, sorghum, amaranth, lentils, chickpeas, pulses',
  Flour: 'wheat flour, white flour, bread flour, all-purpose flour, semolina, maida, cake flour, corn flour, atta',
  Beef: 'beef meat, frozen beef, steak, veal, buffalo meat, beef cuts, ground beef, ribeye, minced beef, boneless beef',
  'Lamb & Mutton': 'lamb, mutton, lamb meat, goat meat, sheep meat, lamb carcass, lamb chops, mutton carcass',
  Chicken:
    'frozen chicken, whole chicken, chicken breast, poultry meat, chicken feet, broiler, turkey meat, chicken legs, chicken paws, chicken wings, duck meat',
  'Processed Meat':
    'sausages, canned meat, luncheon meat, hot dogs, cold cuts, ham, salami, burgers, corned beef, nuggets, mortadella, jerky, burger patties',
  'Halal Meat': 'halal meat, zabiha, halal beef, halal lamb, halal slaughtered meat, halal frozen meat, zabihah meat',
  Eggs: 'egg, chicken eggs, table eggs, fresh eggs, egg powder, hatching eggs, liquid egg, brown eggs, quail eggs',
  'Frozen Fish':
    'frozen fish, tilapia, salmon, mackerel, fish fillet, pangasius, hake, sardine frozen, tuna frozen, cod, seafood?, fresh fish',
  Shrimp:
    'prawns, shrimps, prawn, frozen shrimp, vannamei, vannamei shrimp, black tiger prawns, peeled shrimp, lobster',
  'Canned Tuna':
    'tuna can, tinned tuna, canned fish, tuna in oil, sardines canned, canned sardines, tinned fish, tuna chunks',
  'Squid & Octopus': 'squid, octopus, calamari, cuttlefish, frozen squid, squid rings, squid tubes',
  Shellfish: 'mussels, clams, oysters, crab, scallops, molluscs, crabs, frozen crab, abalone',
  'Fish Meal': 'fishmeal, fish meal, fish powder feed, fish oil feed, fish feed protein, fish meal 65',
  'Milk Powder':
    'skimmed milk powder, smp, full cream milk powder, whole milk powder, powdered milk, dried milk, fcmp, milkpowder',
  Cheese: 'mozzarella, cheddar, feta, cream cheese, processed cheese, parmesan, halloumi, cheese slices, white cheese',
  'Butter & Ghee':
    'butter, ghee, unsalted butter, margarine, clarified butter, anhydrous milk fat, butter blocks, samneh',
  Yogurt: 'yoghurt, greek yogurt, laban, labneh, curd, drinking yogurt, kefir, greek yoghurt, sour cream, ice cream?',
  'UHT Milk':
    'long life milk, uht, tetra pak milk, sterilized milk, fresh milk, milk?, skim milk liquid, milk carton, evaporated milk, condensed milk',
  'Whey Powder':
    'whey protein powder feed, sweet whey powder, wpc, demineralized whey, casein, lactose, wpc 80, whey permeate',
  'Mineral Water':
    'bottled water, drinking water, spring water, sparkling water, water bottle drink, mineral water, still water, alkaline water, purified water, water?',
  'Fruit Juices':
    'orange juice, fruit juice, apple juice, juice, mango juice, nectar drink, juices, juice drinks, coconut water',
  'Soft Drinks':
    'soda, cola, carbonated drinks, soda drink, fizzy drinks, pop drink, coke, csd, pepsi, lemonade, soft drink',
  'Energy Drinks':
    'energy drink, sports drink, red bull, isotonic drink, monster energy, electrolyte drink, caffeine drink',
  Tea: 'black tea, green tea, tea bags, herbal tea, tea leaves, ceylon tea, loose leaf tea, matcha, earl grey, hibiscus tea',
  Coffee:
    'coffee beans, roasted coffee, instant coffee, green coffee beans, espresso, arabica, arabica coffee, ground coffee, coffee capsules, arabic coffee, robusta, nescafe',
  'Non-Alcoholic Malt Drinks':
    'malt drink, malt beverage, barbican, non alcoholic beer, alcohol-free beer, malta drink, 0.0 beer, malt beer, moussy, beer?',
  'Plant-Based Drinks':
    'almond milk, oat milk, soy milk, plant milk, oat drink, coconut milk, vegan milk, soya milk, rice milk, dairy-free milk',
  'Olive Oil': 'olive oil, extra virgin olive oil, evoo, virgin olive oil, pomace oil, olive pomace oil',
  'Sunflower Oil':
    'sunflower seed oil, sunflower oil, refined sunflower oil, cooking oil?, vegetable oil?, frying oil, canola oil, rapeseed oil',
  'Palm Oil':
    'palm oil, palm olein, rbd palm olein, cp10, palm kernel oil, crude palm oil, coconut oil, vegetable shortening, cpo',
  'Soybean Oil':
    'soya oil, soybean oil, soya bean oil, degummed soybean oil, crude soybean oil, corn oil, cottonseed oil',
  'Sesame Oil': 'tahini, sesame seed oil, sesame seeds, gingelly oil, sesame oil, sesame paste, toasted sesame oil',
  'Refined Sugar':
    'icumsa 45, white sugar, cane sugar, brown sugar, raw sugar, sugar, icumsa, refined sugar, beet sugar, icing sugar',
  Chocolate:
    'chocolate bar, chocolates, cocoa powder, dark chocolate, pralines, cocoa butter, chocolate chips, chocolate spread, couverture, truffles chocolate',
  Candies:
    'sweets, candy, lollipops, gummies candy, hard candy, toffee, jelly beans, gummy bears, marshmallow, lollies, confectionery, caramels, turkish delight, halva',
  'Biscuits & Cookies':
    'biscuit, cookies, wafers, crackers, biscuits, cookie, wafer, digestive biscuits, maamoul, cakes packaged, snack cakes',
  Honey:
    'natural honey, raw honey, sidr honey, manuka honey, bee honey, honeycomb, pure honey, bee pollen, royal jelly',
  'Chewing Gum': 'gum, bubble gum, chewing gum, mints gum, mint gum, sugar-free gum, bubblegum',
  Saffron: 'saffron threads, zafran, kesar, red gold spice, saffron powder, iranian saffron',
  'Black Pepper': 'pepper, peppercorn, white pepper, ground pepper, peppercorns, black peppercorns, pepper spice',
  Cardamom: 'green cardamom, cardamon, elaichi, hail spice, cardamom pods, guatemala cardamom',
  Sauces:
    'ketchup, soy sauce, mayonnaise, hot sauce, tomato sauce, mustard, chili sauce, pasta sauce, salad dressing, bbq sauce, sauce, tomato ketchup',
  'Spice Blends':
    'spices, masala, curry powder, seasoning, turmeric, cumin, paprika, spice mix, cinnamon, cloves, herbs and spices, chili powder, seasonings, oregano',
  Vinegar: 'apple cider vinegar, white vinegar, balsamic vinegar, cider vinegar, wine vinegar, balsamic, rice vinegar',
  Salt: 'table salt, sea salt, himalayan salt, iodized salt, rock salt, industrial salt, pink salt, road salt, de-icing salt, cooking salt',
  Fertilizers:
    'fertilizer, fertiliser, urea, npk, dap, compost, potash, organic fertilizer, manure, potassium nitrate, humic acid, urea 46, ammonium sulphate',
  'Vegetable Seeds':
    'tomato seeds, hybrid seeds, garden seeds, vegetable seed, cucumber seeds, seeds for planting, onion seed, agricultural seeds, seedlings, grass seed',
  'Crop Protection':
    'pesticide, herbicide, insecticide, fungicide, weed killer, agrochemicals, pesticides, glyphosate, plant protection, weedkiller',
  'Animal Feed':
    'cattle feed, poultry feed, soybean meal, feed pellets, animal feed, hay alfalfa, pet food, dog food, alfalfa hay, cat food, fodder, fish feed, feed additives, chicken feed',
  Greenhouses:
    'greenhouse, polytunnel, poly house, glasshouse, shade net, hydroponics, greenhouse film, hydroponic system, shade house, greenhouse kit, vertical farm',
  'Irrigation Supplies':
    'drip irrigation, drip tape, sprinkler, drip line, dripper, irrigation pipe, drip irrigation kit, micro sprinkler, garden sprinkler, irrigation fittings, dripper line, drippers',
  'Live Cattle':
    'cattle, cows, bulls, live cow, heifers, dairy cows, buffalo live, calves, holstein, camels live, oxen, dairy cattle',
  'Live Sheep & Goats':
    'sheep, goats, live lamb, live goats, boer goat, livestock sheep, live sheep, naimi sheep, rams',
  'Day-Old Chicks':
    'chicks, day old chicks, doc chicks, broiler chicks, layer chicks, ducklings, pullets, live chickens, live poultry',
  'Fish Fingerlings':
    'fish fry, fingerlings, tilapia fingerlings, baby fish, fish seed, shrimp larvae, fish hatchery, juvenile fish, aquaculture stock',
  'Veterinary Products':
    'animal medicine, vet medicine, veterinary drugs, livestock vaccine, dewormer, animal health, vet products, poultry vaccine, ivermectin, animal vaccine, ear tags',
};
