import type { Terms } from '../types.ts';

export const babyWorld: Terms = {
  Bodysuits: 'onesie, onesies, baby bodysuit, baby vest, baby grow, babygrow, snapsuit, infant bodysuit',
  Rompers: 'romper, baby romper, jumpsuit baby, playsuit, baby jumpsuit, baby overall, baby dungarees',
  'Baby Sleepwear':
    'sleepsuit, baby pyjamas, baby sleeping bag, sleep sack, swaddle, baby pajamas, swaddle blanket, baby gown',
  'Baby Sets':
    'baby clothes, newborn set, layette, baby gift set, newborn clothes, infant clothing, baby outfit, baby clothing set, baby wear',
  'Baby Hats': 'baby hat, baby cap, newborn hat, infant beanie, baby beanie, baby bonnet',
  'Baby Socks & Booties':
    'baby socks, booties, baby booties, infant socks, baby mittens, scratch mittens, pre-walker shoes',
  'Baby Bottles':
    'feeding bottle, baby bottle, milk bottle, nursing bottle, baby feeding bottle, sippy cup, infant bottle',
  'Bottle Teats':
    'nipple, teat, bottle nipple, pacifier, dummy baby, soother, dummies, baby pacifier, bottle teat, pacifiers',
  'Breast Pumps':
    'breast pump, breastpump, milk pump, nursing pads, breast milk bags, electric breast pump, breast milk storage',
  Bibs: 'bib, baby bib, silicone bib, burp cloth, bandana bib, drool bib',
  'High Chairs':
    'high chair, highchair, baby feeding chair, baby dining chair, toddler chair, booster feeding seat, baby chair',
  'Baby Tableware':
    'baby plate, baby spoon, baby bowl, kids dinnerware, suction bowl, baby cutlery, kids tableware, toddler plate',
  'Bottle Sterilizers':
    'bottle steriliser, bottle sterilizer, baby steriliser, steam steriliser, bottle warmer, uv sterilizer baby, baby food warmer',
  'Infant Formula':
    'baby formula, baby milk, infant milk, formula milk, baby milk powder, powdered baby milk, follow-on milk, formula, newborn milk',
  'Baby Cereals': 'baby cereal, infant cereal, rice cereal, baby porridge, cerelac, baby rice',
  'Fruit Purees':
    'baby puree, baby food pouch, baby food, fruit puree baby, baby food jar, weaning food, apple puree baby',
  'Baby Snacks':
    'baby biscuits, teething biscuits, puffs baby, toddler snacks, rice rusks, baby rusks, baby cookies, finger food baby',
  'Toddler Drinks': 'growing up milk, toddler milk, kids juice, baby juice, toddler drink, stage 3 milk, baby tea',
  'Disposable Diapers':
    'nappies, nappy, diapers, diaper, pampers, disposable nappies, baby nappy, baby diapers, disposable nappy',
  'Cloth Diapers':
    'cloth nappy, reusable nappies, washable diapers, reusable diapers, cloth nappies, muslin squares, washable nappies',
  'Baby Wipes': 'wet wipes, baby wet wipes, wet tissues, wipes, nappy wipes, cleansing wipes baby',
  'Changing Mats':
    'changing mat, changing pad, diaper pad, changing mattress, nappy changing mat, disposable changing pad',
  'Training Pants':
    'training pants, pull-ups, pull ups, potty training pants, trainer pants, diaper pants, pull-up nappies',
  'Diaper Bags': 'nappy bag, diaper bag, changing bag, mommy bag, mummy bag, baby bag, diaper backpack',
  'Baby Strollers':
    'pushchair, pram, stroller, buggy, baby carriage, baby stroller, pushchairs, prams, baby buggy, perambulator',
  'Travel Systems': 'travel system, 3 in 1 stroller, pram set, stroller car seat combo, 3-in-1 pram, stroller combo',
  'Infant Car Seats':
    'car seat, baby car seat, infant carrier seat, child car seat, isofix seat, baby seat, capsule baby, kids car seat',
  'Booster Seats': 'booster seat, child booster, car booster, backless booster, high back booster, booster cushion',
  'Baby Carriers': 'baby carrier, baby sling, baby wrap, infant carrier, hip seat, baby pouch, babywearing',
  'Stroller Accessories':
    'stroller organizer, pram cover, stroller rain cover, footmuff, stroller hook, pushchair accessories, buggy board, mosquito net stroller',
  'Baby Cribs': 'cot, baby cot, crib, cot bed, baby bed, cots, toddler bed, infant crib, playpen bed',
  'Crib Mattresses': 'cot mattress, crib mattress, baby mattress, infant mattress, cot bed mattress',
  'Changing Tables':
    'changing table, changing unit, changing station, nappy changing table, baby changing station, diaper table',
  Bassinets: 'bassinet, moses basket, carrycot, carry cot, bedside crib, co-sleeper, next to me crib, baby basket',
  'Nursery Storage': 'toy storage, toy box, toy chest, nursery organizer, kids storage, toy organizer, kids wardrobe',
  'Rocking Chairs': 'rocking chair, nursing chair, glider chair, glider, rocker chair, baby bouncer, baby rocker',
  'Baby Bathtubs': 'baby bath, baby bathtub, infant tub, baby tub, bath seat baby, baby bath seat',
  'Baby Shampoos': 'baby shampoo, baby wash, baby soap, baby bath gel, tear free shampoo, kids shampoo',
  'Baby Lotions':
    'baby lotion, baby cream, nappy cream, baby oil, diaper rash cream, baby powder, baby moisturizer, talcum powder baby',
  'Hooded Towels': 'hooded towel, baby towel, baby bathrobe, hooded baby towel, kids towel, baby washcloth',
  'Baby Grooming Kits':
    'baby grooming kit, baby nail clipper, baby comb, nasal aspirator, baby care kit, baby thermometer, baby brush, baby health kit',
  'Rattles & Teethers': 'rattle, teether, teething ring, baby rattle, teething toy, baby teether, infant toy',
  'Plush Toys':
    'soft toy, stuffed animal, teddy bear, cuddly toy, plushie, soft toys, stuffed toy, plush toy, dolls?, doll?',
  'Educational Toys':
    'learning toy, montessori toy, puzzle, stem toy, educational toy, jigsaw puzzle, flash cards, toy?, toys?',
  'Building Blocks':
    'lego, toy bricks, toy blocks, construction toy, building bricks toy, magnetic tiles, building block, stacking blocks',
  'Play Mats': 'play mat, baby gym, crawling mat, playmat, foam play mat, baby floor mat, puzzle mat',
  'Activity Centers':
    'activity center, activity table baby, baby jumper, activity cube, activity centre, playpen, baby walker, baby exersaucer',
  'Ride-On Toys':
    'ride on car, kids electric car, tricycle, balance bike, ride-on car, kids scooter, kids bike, push car, rocking horse, trike',
  'Wooden Toys': 'wooden toy, wood toys, wooden train, wooden blocks, wooden puzzle, wood toy',
  'Baby Monitors': 'baby monitor, baby camera, baby alarm, baby phone, babyphone, video baby monitor, nanny cam',
  'Safety Gates': 'baby gate, stair gate, safety gate, child gate, baby stair gate, baby barrier',
  'Socket Covers':
    'plug covers, outlet covers, socket cover, outlet plug cover, child proof socket, childproof plugs, plug protectors',
  'Bed Rails': 'bed rail, toddler bed rail, bed guard, child bed rail, bed guard rail, kids bed rail',
  'Corner Guards':
    'corner protector, edge guard, corner guard, table edge protector, baby proofing, child lock, cabinet locks, childproofing',
};
