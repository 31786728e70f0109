import { describe, expect, it } from 'vitest';
import { nameOfValue } from '../filters/value-names.ts';
import { ourLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

const goodsIn = (text: string): (string | undefined)[] =>
  understand(text, { lexicon: ourLexicon, kind: 'product' })
    .interpretations.filter(({ kind }) => ['industry', 'category', 'sub'].includes(kind))
    .map(({ kind, value }) => nameOfValue(kind, value, 'en'));

/** Words that name several subcategories or a whole category: each must be read as goods, none as other goods alone. */
const everyday: Readonly<Record<string, string>> = {
  en: 'gloves, battery, compressor, tubes, hoses, boxes, bottles, jars, steel, wood, tables, shelves, cosmetics, warehouse, shipping, insurance, masks, glass, water, led, welding machine, pallet racking, boom barrier, rain gutter, downpipes, milking machine, vacuum flask, cold room panels',
  es: 'mangueras, tuberías, calderas, batería, madera, mesa, abrigo, riego, aduanas, almacén, cosméticos, abogados, guantes, soldadora, ordeñadora, canalones, persiana enrollable, botella térmica',
  it: 'caldaie, batterie, legno, tavoli, cappotti, irrigazione, magazzino, avvocato, mascherine, telecamere, compressore, saldatrice, tapparelle, grondaie, mungitrice, borraccia termica',
  zh: '阀门, 电机, 电池, 开关, 电缆, 软管, 锅炉, 桌子, 裤子, 水果, 蔬菜, 仓库, 律师, 化妆品, 手套, 挤奶机, 保温杯, 消防水带, 冷库板',
  ar: 'بطارية, خراطيم, خشب, حديد, كراسي, طاولات, بناطيل, معاطف, سماعات, محامي, مكياج, قفازات, رافعة, حلابة, مزاريب, ترمس',
};

describe.each(Object.entries(everyday))('everyday words in %s', (_, list) => {
  it.each(list.split(', '))('%s names goods', (word) => {
    expect(goodsIn(word)).not.toEqual([]);
  });
});

describe('a word', () => {
  it('of one language is not read by the stem of another', () => {
    expect(goodsIn('rope')).not.toContain('Apparel');
  });

  it('that is left of a name without its small words does not name that outright', () => {
    expect(goodsIn('aluminium')).toEqual(['Aluminum Profiles']);
    expect(goodsIn('ring')).not.toContain('O-Rings');
    expect(goodsIn('blocks')).toEqual(['Bricks & Blocks']);
    expect(goodsIn('o-ring')).toEqual(['O-Rings']);
    expect(goodsIn('aluminium can')).toEqual(['Metal Cans']);
  });
});
