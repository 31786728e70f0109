import type { Terms } from '../types.ts';

export const beautyCare: Terms = {
  'Face Creams':
    'face cream, moisturizer, moisturiser, facial cream, day cream, night cream, anti-aging cream, eye cream, anti-wrinkle cream, skin whitening cream, cosmetics?',
  'Face Serums':
    'serum, face serum, vitamin c serum, hyaluronic acid serum, retinol serum, facial oil, niacinamide, ampoule skincare',
  'Facial Cleansers':
    'face wash, cleanser, makeup remover, micellar water, facial wash, toner face, cleansing foam, face scrub, exfoliator',
  'Face Masks': 'sheet mask, facial mask, clay mask, face pack, peel off mask, beauty mask, mud mask',
  'Sun Care': 'sunscreen, sun cream, sunblock, spf 50, sun lotion, suntan lotion, after sun, tanning oil',
  'Body Lotions':
    'body lotion, body cream, body butter, body milk, hand cream, moisturizing lotion, body moisturizer, hand lotion',
  'Lip Care': 'lip balm, chapstick, lip butter, lip oil, lip scrub, lip salve, lip mask',
  Shampoos: 'shampoo, hair shampoo, anti dandruff shampoo, hair wash, dry shampoo, anti-dandruff shampoo',
  Conditioners: 'conditioner, hair conditioner, leave-in conditioner, hair rinse, hair balm',
  'Hair Oils': 'hair oil, argan oil, castor oil hair, hair growth oil, coconut hair oil, hair serum',
  'Hair Color': 'hair dye, hair colour, hair color, hair tint, henna, bleach hair, hair bleach, color cream',
  'Hair Styling Products': 'hair gel, hair wax, hairspray, pomade, hair mousse, hair spray, styling gel, hair cream',
  'Hair Treatments':
    'keratin treatment, hair mask, keratin, hair botox, hair loss treatment, hair repair, hair relaxer, minoxidil',
  Lipsticks: 'lipstick, lip gloss, liquid lipstick, lip tint, lipgloss, lip liner, matte lipstick, rouge, cosmetics?',
  Foundations:
    'foundation makeup, makeup foundation, bb cream, cushion foundation, face powder, liquid foundation, compact powder, cc cream, setting powder, cosmetics?',
  Mascaras:
    'mascara, eyelash mascara, waterproof mascara, eyeliner, kajal, kohl, eye pencil, eyebrow pencil, brow gel, cosmetics?',
  'Eye Shadows': 'eyeshadow, eye shadow, eyeshadow palette, makeup palette, eye palette, eye makeup',
  'Makeup Brushes':
    'cosmetic brush, makeup brush, makeup sponge, beauty blender, brush set, make-up brushes, powder puff, foundation brush',
  'False Eyelashes':
    'eyelash extension, fake lashes, false lashes, mink lashes, strip lashes, lash extensions, eyelashes',
  Concealers: 'concealer, corrector makeup, contour stick, highlighter makeup, color corrector, face primer',
  Perfumes: 'perfume, fragrance, parfum, eau de parfum, edp, scent, arabic perfume, perfume oil, attar',
  'Eau de Toilette': "edt, cologne, eau de cologne, aftershave cologne, men's cologne, toilet water",
  'Oud & Bakhoor':
    'oud, bakhoor, agarwood, incense, oudh, bukhoor, arabic incense, frankincense, incense burner, agarwood oil',
  'Body Mists': 'body mist, body spray, body splash, fragrance mist, perfume spray body, hair mist',
  'Essential Oils':
    'essential oil, aromatherapy oil, lavender oil, tea tree oil, rose oil, peppermint oil, diffuser oil, eucalyptus oil, aroma diffuser',
  'Perfume Bottles':
    'perfume bottle, fragrance bottle, scent bottle, atomizer bottle, glass perfume bottle, attar bottle, perfume packaging, roll-on bottle, bottles?',
  'Nail Polish':
    'nail varnish, nail polish, nail lacquer, nail enamel, nail paint, nail polish remover, halal nail polish',
  'Gel Nail Systems':
    'gel polish, gel nail polish, uv gel, shellac nails, builder gel, acrylic nail powder, gel nails, poly gel, uv nail gel',
  'Artificial Nails':
    'false nails, fake nails, press on nails, nail tips, press-on nails, acrylic nails, stick on nails, nail?',
  'Nail Tools':
    'nail clipper, nail file, manicure set, nail drill, cuticle nipper, pedicure set, nail clippers, nail scissors, nail art brush, tweezers',
  'Nail Lamps': 'uv lamp nails, led nail lamp, nail dryer, uv nail lamp, nail lamp, gel lamp',
  'Shaving Creams': 'shaving foam, shaving cream, shaving gel, shave foam, shave cream, shaving soap',
  'Beard Oils': 'beard oil, beard balm, beard growth oil, beard care, moustache wax, beard kit, beard wash',
  Razors:
    'razor, disposable razor, razor blade, razor blades, safety razor, shaving blade, shaver, electric shaver, shaving razor',
  'After Shaves': 'aftershave, after shave, aftershave lotion, aftershave balm, post shave balm, alum block',
  'Hair Clippers':
    'hair clipper, hair trimmer, clippers, beard trimmer, barber clippers, trimmer, hair cutting machine, barber scissors, hair clippers',
  Soaps:
    'soap, bar soap, hand soap, liquid soap, toilet soap, hand wash, body wash, shower gel, bath soap, beauty soap, laundry soap',
  Deodorants: 'deodorant, antiperspirant, roll-on deodorant, deo spray, anti-perspirant, underarm deodorant, deo stick',
  Toothpaste:
    'toothpaste, mouthwash, tooth powder, dental paste, teeth whitening, whitening toothpaste, dental floss, oral care',
  Toothbrushes:
    'toothbrush, electric toothbrush, tooth brush, bamboo toothbrush, water flosser, interdental brush, miswak, kids toothbrush',
  'Sanitary Pads':
    'sanitary towels, sanitary napkin, menstrual pads, tampons, panty liners, feminine pads, sanitary pad, sanitary towel, period pads, menstrual cup, feminine hygiene',
  'Cotton Products':
    'cotton buds, q-tips, cotton pads, cotton balls, cotton swabs, cotton wool, cotton rounds, ear buds cotton, tissue?, tissues?',
  'Hand Sanitizers':
    'hand sanitizer, hand sanitiser, hand gel, alcohol gel, sanitizing gel, hand disinfectant, sanitiser, hand rub, sanitizer',
  'Salon Chairs':
    'barber chair, salon chair, hairdressing chair, styling chair, shampoo chair, pedicure chair, hairdresser chair, hydraulic barber chair',
  'Hair Dryers':
    'hair dryer, hairdryer, blow dryer, hair straightener, flat iron, curling iron, blow drier, curling wand, hair tongs',
  'Facial Steamers':
    'face steamer, facial steamer, nano steamer, ozone steamer, facial machine, hydrafacial machine, beauty machine, facial sauna',
  'Laser Hair Removal Devices':
    'ipl, laser hair removal, ipl device, epilator, hair removal machine, diode laser machine, depilation laser, alexandrite laser',
  'Massage Tables':
    'massage table, massage bed, spa bed, facial bed, massage couch, treatment table spa, portable massage table, beauty bed',
  'Salon Trolleys':
    'salon trolley, beauty trolley, hairdresser trolley, salon cart, spa trolley, barber trolley, rolling beauty cart',
  'Human Hair Wigs':
    'human hair wig, lace front wig, real hair wig, lace wig, virgin hair wig, remy wig, wig?, full lace wig',
  'Synthetic Wigs': 'synthetic hair, cosplay wig, costume wig, synthetic wig, party wig, fibre wig, wig?',
  'Hair Extensions':
    'hair extension, clip in extensions, hair weave, tape in hair, braiding hair, weft hair, hair bundles, hair wefts, ponytail extension',
  'Hair Toppers': "hair topper, toupee, hairpiece, men's hair system, hair patch, toupees, crown topper",
  'Cosmetic Raw Materials':
    'cosmetic ingredients, glycerin, shea butter, cosmetic chemicals, emulsifying wax, hyaluronic acid powder, beeswax, carbomer, niacinamide powder, petroleum jelly, cosmetics?',
  'Cosmetic Jars':
    'cream jar, cosmetic jar, cosmetic packaging, acrylic jar, face cream jar, cosmetic container, glass cream jar, cosmetic bottle, jars?, jar?',
  'Airless Bottles':
    'airless pump bottle, airless bottle, vacuum pump bottle, lotion pump bottle, serum bottle, pump bottle cosmetic, dropper bottle',
  'Plant Extracts':
    'botanical extract, herbal extract, plant extract, aloe vera extract, green tea extract, rosemary extract, aloe vera gel',
  'Cosmetic Tubes':
    'cosmetic tube, squeeze tube, cream tube, lotion tube, lip gloss tube, plastic tube packaging, aluminium cosmetic tube, lip balm tube',
};
