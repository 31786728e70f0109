import { describe, expect, it } from 'vitest';
import { ourLexicon } from '../lexicon.ts';
import { understand } from '../understand.ts';

const read = (text: string, more = {}) => understand(text, { lexicon: ourLexicon, kind: 'product', ...more });
const ofSale = (text: string, more = {}) =>
  read(text, more)
    .interpretations.filter(({ kind }) => kind === 'incoterms' || kind === 'sample' || kind === 'pieces')
    .map(({ kind, value }) => `${kind}:${value}`);

describe('the words of a sale in a query', () => {
  it.each([
    ['relay FOB', ['incoterms:FOB']],
    ['relay cif', ['incoterms:CIF']],
    ['relay ex works', ['incoterms:EXW']],
    ['relay incoterms DAP', ['incoterms:DAP']],
    ['relé franco a bordo', ['incoterms:FOB']],
    ['relè franco fabbrica', ['incoterms:EXW']],
    ['继电器 离岸价', ['incoterms:FOB']],
    ['مرحل تسليم المصنع', ['incoterms:EXW']],
    ['DAP fertilizer', []],
    ['CIP pump', []],
    ['key fob', []],
  ])('are an Incoterm where nothing else can be meant: %s', (text, expected) => {
    expect(ofSale(text)).toEqual(expected);
  });

  it.each([
    'relay free sample',
    'relay with samples',
    'steel rope free samples',
    'relé con muestras',
    'relé muestras gratuitas',
    'relè con campioni',
    'relè campioni gratuiti',
    '免费样品 继电器',
    '继电器提供样品',
    'مرحل مع عينات',
    'عينات مجانية مرحل',
  ])('ask for samples: %s', (text) => {
    expect(ofSale(text)).toEqual(['sample:yes']);
    expect(read(text).excluded).toEqual([]);
  });

  it.each(['sample bottles', 'soil sampling pump', 'muestras de suelo', '样品瓶', 'عينات تربة'])(
    'ask for goods alone: %s',
    (text) => {
      expect(ofSale(text)).toEqual([]);
    },
  );

  it.each([
    ['500 pcs relay', ['pieces:500']],
    ['relay 1,500 pieces', ['pieces:1500']],
    ['500 piezas relé', ['pieces:500']],
    ['500 unidades de relé', ['pieces:500']],
    ['relè 500 pezzi', ['pieces:500']],
    ['500个继电器', ['pieces:500']],
    ['继电器 500 台', ['pieces:500']],
    ['500 قطعة مرحل', ['pieces:500']],
    ['relay moq 500 pcs', []],
    ['relay 20 cartons', []],
    ['relay 1.5 units', []],
    ['screwdriver set 32 pcs', []],
    ['8个月 继电器', []],
    ['餐具 24件套', []],
  ])('say how many pieces a buyer wants, not how many a set has: %s', (text, expected) => {
    expect(ofSale(text)).toEqual(expected);
  });

  it('are left out of the words of the goods, also when the reader turns them off', () => {
    const text = '500 pcs relay with samples FOB';
    expect(ofSale(text)).toEqual(['sample:yes', 'incoterms:FOB', 'pieces:500']);
    const ignored = ['sample:yes', 'incoterms:FOB', 'pieces:500'];
    expect(ofSale(text, { ignored })).toEqual([]);
    expect(read(text, { ignored }).words).toEqual(['relay']);
  });

  it('stay words of a name in a search for businesses', () => {
    expect(ofSale('CIF Trading', { kind: 'business' })).toEqual([]);
    expect(read('CIF Trading', { kind: 'business' }).words).toEqual(['cif', 'trading']);
  });
});
