import type { Terms } from '../types.ts';

export const apparel: Terms = {
  Dresses: "dress, frock, gown?, maxi dress, summer dress, women's dress, ladies dress, casual dress",
  Blouses: "blouse, women's top, ladies top, tunic, women's shirt, tops?, ladies shirt",
  Skirts: 'skirt, mini skirt, midi skirt, pencil skirt, maxi skirt, pleated skirt',
  "Women's Coats":
    "ladies coat, women's jacket, overcoat women, trench coat, ladies jacket, winter coat women, coat?, coats?",
  "Women's Trousers": "ladies trousers, women's pants, ladies pants, women's slacks, palazzo pants, culottes",
  Abayas: 'abaya, kaftan, modest wear, jilbab, caftan, islamic dress, burqa, muslim dress',
  'Evening Wear':
    'evening dress, evening gown, wedding dress, bridal gown, prom dress, cocktail dress, party dress, formal gown, bridesmaid dress',
  Shirts: "shirt, dress shirt, men's shirt, button-down shirt, formal shirt, linen shirt, oxford shirt",
  Suits: "suit, men's suit, tuxedo, business suit, blazer, three-piece suit, wedding suit",
  "Men's Trousers": "men's pants, trousers, chinos, cargo pants, men's slacks, shorts men, khakis, pants?",
  'Polo Shirts': 'polo shirt, polo, golf shirt, polo tee, tennis shirt, polos',
  "Men's Jackets": "men's jacket, leather jacket, bomber jacket, men's coat, windbreaker men, jacket?, men's overcoat",
  Thobes: 'thobe, thawb, dishdasha, kandura, jubba, arab dress, gulf thobe',
  Jeans: 'jean, denim pants, denim jeans, denim trousers, blue jeans, skinny jeans',
  "Girls' Dresses": "girls dress, kids dress, girl frock, princess dress, flower girl dress, children's dress",
  "Boys' Shirts": "boys shirt, boy shirt, kids shirt, boys t-shirt, children's shirt",
  'School Uniforms': 'school uniform, school wear, pupil uniform, school blazer, school clothing, student uniform',
  "Children's Sleepwear":
    "kids pajamas, kids pyjamas, children's pyjamas, kids nightwear, children's nightwear, girls nightgown",
  "Children's Jackets": "kids jacket, kids coat, children's coat, boys jacket, girls jacket, kids outerwear, snowsuit",
  Tracksuits:
    'tracksuit, track suit, jogging suit, sweatsuit, joggers, jogger pants, sweatpants, training suit, sweat suit',
  'Team Uniforms':
    'football jersey, soccer jersey, sports uniform, team kit, basketball jersey, football kit, soccer uniform, jersey?, cricket uniform',
  'Yoga Wear':
    'yoga pants, yoga clothes, gym wear, activewear, gym leggings, sports bra, fitness wear, workout clothes, gym clothing',
  'Cycling Wear': 'cycling jersey, bike shorts, bicycle clothing, cycling shorts, bib shorts, cycling clothing',
  Swimwear:
    'swimsuit, bikini, bathing suit, swim trunks, swimming costume, burkini, board shorts, swim shorts, swim wear',
  'Compression Wear':
    'compression tights, compression shirt, compression leggings, base layer sport, compression sleeve, compression clothing',
  Bras: "bra, brassiere, lingerie, push up bra, women's underwear, nursing bra, lingerie set",
  'Boxers & Briefs':
    "boxer shorts, briefs, underpants, men's underwear, underwear, panties, knickers, boxers, trunks underwear",
  Pajamas: 'pyjamas, pajama set, nightwear, nightgown, sleepwear, nightdress, pjs, bathrobe, loungewear',
  Socks: "sock, ankle socks, sports socks, men's socks, crew socks, hosiery socks",
  'Tights & Leggings': 'leggings, tights, pantyhose, stockings, hosiery, nylons',
  'Thermal Underwear': 'thermal underwear, long johns, thermals?, base layer, thermal wear, long underwear',
  Coveralls:
    'coverall, overalls, boiler suit, jumpsuit work, dungarees, work overall, workwear, work clothes, work coverall',
  'High-Visibility Clothing':
    'hi vis, hi-vis vest, reflective vest, safety vest, hi viz, high vis jacket, reflective jacket, hi vis clothing, high visibility vest',
  'Chef Uniforms':
    'chef coat, chef jacket, kitchen uniform, cook uniform, apron, chef hat, waiter uniform, chef whites',
  'Medical Scrubs':
    'scrubs, scrub suit, nurse uniform, lab coat, doctor coat, hospital uniform, medical gown, surgical gown, nursing uniform',
  'Corporate Uniforms':
    'office uniform, company uniform, staff uniform, hotel uniform, work uniform, security uniform, uniform?, receptionist uniform',
  'Flame-Resistant Clothing':
    'fr clothing, fire retardant coverall, fire resistant clothing, arc flash suit, nomex coverall, fr coverall, welding jacket, firefighter suit, fireman suit',
  Sweaters: 'sweater, jumper, pullover, knitted sweater, knit top, cashmere sweater, turtleneck, jersey knit top',
  Cardigans: "cardigan, knit jacket, knitted cardigan, button sweater, women's cardigan",
  'T-Shirts': 't-shirt, tshirt, tee shirt, tee, t shirt, tees, vest top, tank top, singlet, cotton t-shirt',
  Hoodies: 'hoodie, hooded sweatshirt, sweatshirt, hoody, zip hoodie',
  'Knitted Vests': 'sweater vest, knit vest, knitted waistcoat, sleeveless sweater, tank jumper, wool vest',
  'Rain Jackets':
    'raincoat, rain jacket, waterproof jacket, rain coat, poncho, mackintosh, rainwear, rain suit, oilskin, umbrella?',
  'Ski Wear': 'ski jacket, ski suit, ski pants, snow jacket, snowboard jacket, ski gloves, ski clothing',
  'Down Jackets':
    'puffer jacket, down jacket, padded jacket, duvet jacket, quilted jacket, parka, puffer coat, puffa jacket',
  'Fleece Jackets': 'fleece, fleece jacket, polar fleece, softshell jacket, microfleece, softshell',
  'Hunting Clothing':
    'hunting clothes, camouflage clothing, camo jacket, hunting vest, tactical clothing, military uniform, army uniform, fishing vest',
  'Cotton Fabric':
    'cotton cloth, cotton fabric, poplin, cotton material, muslin, twill, percale, greige cotton, fabric?',
  'Denim Fabric': 'denim, denim cloth, jean fabric, denim material, stretch denim',
  'Linen Fabric': 'linen, flax fabric, linen cloth, linen material, ramie fabric',
  'Silk Fabric': 'silk, silk satin, mulberry silk, chiffon silk, silk cloth, silk charmeuse',
  'Polyester Fabric':
    'polyester cloth, microfiber fabric, chiffon, oxford fabric, satin fabric, georgette, taffeta, crepe fabric, polyester material, synthetic fabric',
  'Wool Fabric': 'wool cloth, tweed, worsted, cashmere fabric, suiting fabric, woollen fabric, flannel, felt fabric',
  'Technical Textiles':
    'geotextile, nonwoven, non-woven fabric, tarpaulin, fiberglass fabric, canvas fabric, pvc tarpaulin, industrial fabric, spunbond, aramid fabric, tent fabric, tent?, tents?, tarp, tarps, tarpaulin sheet',
  'Cotton Yarn': 'cotton yarn, combed yarn, ne 30 yarn, carded yarn, ring spun yarn, cotton thread yarn, open end yarn',
  'Polyester Yarn':
    'polyester yarn, dty, poy, fdy, filament yarn, polyester filament, textured yarn, spun polyester yarn',
  'Wool Yarn':
    'wool yarn, knitting yarn, knitting wool, merino yarn, cashmere yarn, crochet yarn, hand knitting yarn, acrylic yarn',
  'Sewing Thread':
    'sewing thread, thread, embroidery thread, polyester thread, thread spool, stitching thread, cotton thread',
  'Viscose Fiber':
    'viscose staple fibre, rayon fiber, polyester staple fiber, psf, staple fiber, viscose, modal fiber, raw cotton, lyocell, cotton fiber',
  "Men's Shoes": 'mens shoes, dress shoes, loafers, formal shoes men, leather shoes, oxfords, gents shoes, shoes?',
  "Women's Shoes":
    'ladies shoes, high heels, heels, pumps shoes, ballerina shoes, women shoes, stilettos, shoes?, ballet flats',
  'Sports Shoes':
    'sneakers, trainers, running shoes, sports shoes, athletic shoes, tennis shoes, football boots, gym shoes, runners',
  Sandals: 'sandal, flip flops, slippers, slides, thongs footwear, flip-flops, clogs, beach slippers',
  Boots:
    'boot, ankle boots, leather boots, hiking boots, wellington boots, wellies, rain boots, winter boots, chelsea boots',
  "Children's Shoes": 'kids shoes, baby shoes, school shoes, boys shoes, girls shoes, kids sneakers, children shoes',
  'Shoe Components':
    'shoe sole, outsole, insole, shoe laces, shoelaces, shoe last, shoe parts, heels shoe parts, shoe upper',
};
