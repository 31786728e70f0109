import { words } from '../engine/index.ts';
import { keyOf } from './stems.ts';

/**
 * Goods of the trades that our industry tree has no place for. Their words name them only together: a network without cable ties must not
 * answer with masks that tie and cables. A business that does offer them is found by its own words.
 */
const names = `
cable tie, cable ties, zip tie, zip ties, hose clamp, hose clip, jubilee clip, worm drive clamp, allen screw, allen bolt, grub screw, socket cap screw, cotter pin, split pin,
circlip, snap ring, dowel pin, shackle, turnbuckle, carabiner, bubble wrap, air cushion film, shrink film roll, packing peanuts, cable gland, heat shrink tube,
air compressor, screw compressor, pressure washer, paper bag, paper cup, paper straw, paper plate, plastic cup,
plastic bag, non woven bag, tote bag, aluminium foil, aluminum foil, laptop stand, phone stand, gelatin, gelatine, agar agar, cornstarch, toilet paper, tissue paper,
kitchen roll, copy paper, printing paper, light switch cover, patch cable, hdmi cable, ethernet cable, fishing rod, fishing net, bicycle tyre, bicycle tire, car tyre, car tire,
truck tyre, truck tire, brake pad, spark plug, windscreen wiper, musical instrument, guitar, piano, umbrella, candle, lighter, pencil, ballpoint pen, stapler, whiteboard,
brida de plástico, bridas de plástico, abrazadera de manguera, tornillo allen, papel aluminio, vaso de papel, vasos de papel, bolsa de papel, bolsas de papel,
plástico de burbujas, compresor de aire, neumático, neumáticos, paraguas, fascetta stringitubo, fascette stringitubo, fascette da elettricista, vite a brugola, viti a brugola,
carta alluminio, bicchiere di carta, bicchieri di carta, sacchetto di carta, sacchetti di carta, pluriball, compressore d'aria, compressori d'aria, pneumatici, ombrello,
扎带, 尼龙扎带, 喉箍, 气泡膜, 空压机, 空气压缩机, 铝箔, 纸杯, 纸袋, 轮胎, 雨伞, 咖啡机, ضاغط هواء, اكواب ورقية, اكياس ورقية, ورق المنيوم, اطارات سيارات, مظلات
`;

const keys: ReadonlySet<string> = new Set(
  names
    .trim()
    .split(/[,\n]/)
    .map((name) => keyOf('en', words(name)))
    .filter(Boolean),
);

/** The words of a run that names such goods, as a phrase that results must hold; undefined for other runs. */
export const goodsElsewhere = (run: readonly string[]): boolean => keys.has(keyOf('en', run));

/** All their words are spelled correctly. */
export const wordsElsewhere: ReadonlySet<string> = new Set(words(names));
