import { words } from '../engine/index.ts';

/**
 * Substances that goods are made of or contain, one a line in our languages. Buyers exclude these (`sin látex`), and beside a name of goods they
 * say of what the goods are, not which goods (`ball valve brass`).
 */
const lines = `
latex, látex, lattice, 乳胶, لاتكس, لاتيكس
brass, latón, ottone, 黄铜, نحاس اصفر
copper, cobre, rame, 铜, نحاس
bronze, bronce, bronzo, 青铜, برونز
steel, acero, acciaio, 钢, 钢铁, فولاذ, صلب
stainless, stainless steel, inox, inoxidable, acero inoxidable, acciaio inox, acciaio inossidabile, inossidabile, 不锈钢, ستانلس
iron, hierro, ferro, 铁, حديد
cast iron, hierro fundido, ghisa, 铸铁
aluminium, aluminum, aluminio, alluminio, 铝, المنيوم
zinc, zinco, 锌, زنك
lead, plomo, piombo, 铅, رصاص
nickel, níquel, nichel, 镍, نيكل
titanium, titanio, 钛, تيتانيوم
plastic, plastics, plástico, plastica, 塑料, بلاستيك
pvc
ptfe, teflon
nylon, nailon, 尼龙, نايلون
polyester, poliéster, poliestere, 涤纶, بوليستر
rubber, goma, caucho, gomma, 橡胶, مطاط
silicone, silicona, 硅胶, سيليكون
nitrile, nitrilo, 丁腈, نتريل
vinyl, vinilo, vinile, 乙烯基, فينيل
wood, wooden, madera, legno, 木, خشب
glass, vidrio, vetro, 玻璃, زجاج
paper, papel, carta, 纸, ورق
cardboard, cartón, cartone, 纸板, كرتون
leather, cuero, piel, pelle, cuoio, 皮革, جلد
cotton, algodón, cotone, 棉, قطن
wool, lana, 羊毛, صوف
silk, seda, seta, 丝绸, حرير
powder, polvo, polvere, 粉, بودرة
sugar, azúcar, zucchero, 糖, سكر
salt, sal, sale, 盐, ملح
gluten, glutine, 麸质, غلوتين
lactose, lactosa, lattosio, 乳糖, لاكتوز
alcohol, alcol, 酒精, كحول
paraben, parabens, parabenos, parabeni
sulphate, sulfate, sulfatos, solfati
fragrance, fragancia, profumo, 香料, عطر
asbestos, amianto, 石棉, اسبستوس
bpa
halogen, halógenos, alogeni, 卤素
chrome, chromium, cromo, 铬, كروم
ceramic, cerámica, ceramica, 陶瓷, سيراميك
foam, espuma, schiuma, 泡沫, فوم
`;

/** Names of the same substance, by the words of each. */
const bySubstance: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.split(',').map((name) => name.trim());
      return names.map((name): [string, readonly string[]] => [words(name).join(' '), names]);
    }),
);

/** The names of the substance that a run of words names; undefined if it names none. */
export const substanceNamed = (run: readonly string[]): readonly string[] | undefined => bySubstance.get(run.join(' '));
