import type { Terms } from '../types.ts';

export const fashionAccessories: Terms = {
  'Gold Jewelry':
    'gold ring, gold chain, gold necklace, gold bracelet, gold bangles, 18k gold, 22k gold, gold jewellery, gold earrings, jewellery?, ring?, rings?',
  'Silver Jewelry':
    'silver jewellery, 925 silver, sterling silver, silver ring, silver necklace, silver chain, silver bracelet, ring?, rings?',
  'Diamond Jewelry':
    'diamond ring, engagement ring, diamond necklace, solitaire ring, diamond jewellery, lab grown diamond jewelry, diamond earrings, diamond, diamonds?',
  'Pearl Jewelry': 'pearl necklace, pearl earrings, freshwater pearl, cultured pearls, pearl jewellery, pearls',
  'Fashion Jewelry':
    'costume jewellery, costume jewelry, imitation jewelry, earrings, necklace?, bracelets, imitation jewellery, stainless steel jewelry, fashion jewellery, bangles, anklets, ring?, rings?',
  'Bridal Jewelry':
    'wedding rings, bridal set, wedding band, bridal jewellery, wedding jewelry set, tiara, wedding ring',
  'Jewelry Boxes':
    'jewellery box, jewelry box, ring box, jewelry case, jewelry display, jewellery packaging, watch box, jewelry pouch',
  'Mechanical Watches':
    'automatic watch, mechanical watch, luxury watch, automatic wristwatch, swiss watch, skeleton watch, self-winding watch',
  'Quartz Watches': "quartz watch, wrist watch, wristwatch, analog watch, men's watch, watch?, digital watch, watches?",
  'Fashion Watches':
    "ladies watch, women's watch, fashion watch, trendy watch, bracelet watch, ladies watches, designer watch",
  'Watch Straps':
    'watch band, watch strap, watchband, watch bracelet, leather watch strap, smart watch strap, nato strap, watch bands',
  'Watch Parts':
    'watch movement, watch case, watch dial, watch battery, watch glass, watch crown, quartz movement, watch repair tools, button cell watch',
  'Wall Clocks':
    'wall clock, clock, alarm clock, table clock, clocks, desk clock, digital clock, azan clock, grandfather clock',
  Handbags:
    "handbag, ladies bag, women's bag, ladies purse, leather handbag, purse?, top handle bag, hand bag, designer bag",
  Backpacks:
    'backpack, rucksack, school bag, schoolbag, knapsack, back pack, hiking backpack, daypack, book bag, rucksacks',
  Clutches: 'clutch bag, clutch purse, envelope bag, clutch handbag, wristlet, minaudiere',
  Wallets:
    "wallet, purse wallet, billfold, leather wallet, coin purse, men's wallet, money clip, coin pouch, ladies wallet",
  'Shoulder Bags':
    'shoulder bag, crossbody bag, messenger bag, tote bag, sling bag, cross body bag, tote, satchel, canvas bag, shopping tote',
  'Laptop Bags':
    'laptop bag, briefcase, laptop sleeve, laptop case, computer bag, business bag, document bag, attache case, notebook bag',
  'Evening Bags':
    'evening bag, party bag ladies, evening purse, beaded bag, rhinestone bag, wedding purse, evening handbag',
  Suitcases:
    'suitcase, luggage, luggage set, hard shell suitcase, cabin luggage, carry-on luggage, travel suitcase, carry on, cabin bag',
  'Travel Bags': 'duffel bag, duffle bag, travel bag, weekender bag, holdall, gym bag, sports bag, overnight bag',
  'Trolley Bags':
    'trolley bag, wheeled bag, rolling luggage, wheeled suitcase, trolley case, wheeled backpack, shopping trolley bag, rolling bag',
  'Toiletry Bags':
    'toiletry bag, wash bag, cosmetic bag, makeup bag, dopp kit, sponge bag, make-up bag, vanity case, toilet bag',
  'Luggage Covers':
    'suitcase cover, luggage cover, luggage protector, luggage tag, luggage strap, baggage cover, luggage tags',
  'Leather Belts':
    "leather belt, men's belt, waist belt, belt men, dress belt, genuine leather belt, ladies belt, trouser belt, belts?",
  'Leather Gloves':
    'leather gloves, driving gloves, dress gloves, winter gloves, fashion gloves, sheepskin gloves, touch screen gloves, gloves?, glove?',
  'Key Holders': 'key ring, keychain, key chain, key fob, key case, keyring, keyrings, keychains',
  'Card Holders':
    'card holder, credit card holder, business card holder, card case, cardholder, rfid card holder, card wallet',
  'Passport Covers':
    'passport cover, passport holder, passport case, travel document holder, travel wallet, passport wallet',
  Sunglasses: 'sunglasses, shades eyewear, sun glasses, polarized sunglasses, sunnies, uv glasses, designer sunglasses',
  'Optical Frames':
    'eyeglasses, spectacle frames, glasses frames, eyeglass frames, spectacles, glasses?, optical glasses, eyewear frames, blue light glasses',
  'Reading Glasses':
    'reading glasses, readers glasses, presbyopic glasses, magnifying glasses eyewear, reading spectacles, magnifying readers',
  'Eyewear Cases':
    'glasses case, eyeglass case, sunglasses case, spectacle case, glasses pouch, lens cloth, glasses chain, lens cleaning cloth',
  'Sports Eyewear':
    'swimming goggles, ski goggles, sports glasses, cycling glasses, goggles?, swim goggles, sports sunglasses',
  Scarves: 'scarf, neck scarf, silk scarf, winter scarf, bandana, muffler scarf, snood, foulard',
  Shawls: 'shawl, pashmina, wrap shawl, stole, cashmere shawl, poncho shawl, wool shawl',
  Caps: 'baseball cap, cap?, snapback, trucker cap, sports cap, peaked cap, flat cap, trucker hat, cap embroidered',
  Hats: 'hat, straw hat, fedora, sun hat, bucket hat, beanie, panama hat, felt hat, cowboy hat, woolly hat, knit hat, winter hat',
  Headbands: 'head band, headband, turban, sweatband, hair wrap, headwrap, sports headband, turbans',
  'Shemaghs & Ghutras': 'shemagh, ghutra, keffiyeh, arab scarf, kufiya, agal, igal, keffiyah, arab headscarf',
  Hijabs: 'hijab, headscarf muslim, niqab, islamic scarf, muslim scarf, tarha, hijab scarf, sheila, underscarf',
  'Hair Clips':
    'hair clip, hair claw, barrette, hair pin, claw clip, hair slide, bobby pin, hairpin, hairpins, hair clips, bobby pins',
  'Hair Bands': 'alice band, hairband, hair hoop, head hoop, hair bow, plastic hair band, girls headband, hair bows',
  'Hair Combs':
    'comb, hair brush, hairbrush, wooden comb, detangling brush, paddle brush, combs, hairbrushes, lice comb',
  Scrunchies: 'scrunchie, hair tie, hair elastic, ponytail holder, hair bobble, elastic hair band, hair ties, bobbles',
  'Precious Stones':
    'ruby, emerald, sapphire, loose diamonds, gemstone, gem, loose gemstone, rough diamond, gemstones?, diamonds?',
  'Semi-Precious Stones':
    'semi precious stones, amethyst, turquoise stone, agate, jade, lapis lazuli, semi-precious gemstone, gemstone beads, onyx stone, opal',
  'Glass Beads': 'glass bead, seed beads, murano beads, lampwork beads, bugle beads, bead?',
  'Crystal Beads':
    'crystal bead, rhinestones, rhinestone, crystal stones, swarovski beads, hotfix rhinestone, strass, crystals beads',
  'Prayer Beads': 'prayer beads, rosary, misbaha, tasbih, mala beads, tasbeeh, rosaries, worry beads',
  Buttons:
    'button clothing, shirt button, snap button, metal button, sewing buttons, garment button, snap fasteners, clothing buttons, press studs',
  Zippers: 'zipper, zip, zips, zip fastener, nylon zipper, ykk, zipper slider, metal zipper, invisible zip',
  Lace: 'lace trim, lace fabric, guipure, lace trimming, lace edging, chantilly lace, crochet lace, embroidery lace',
  Ribbons:
    'ribbon, satin ribbon, grosgrain ribbon, gift ribbon, webbing, elastic band webbing, bias tape, elastic tape garment, woven tape',
  Buckles: 'buckle, belt buckle, side release buckle, metal buckle, bag buckle, d ring, snap hook, plastic buckle',
  'Embroidered Patches':
    'embroidered patch, badge patch, iron on patch, woven badge, cloth badge, pvc patch, garment label, woven label, applique',
};
