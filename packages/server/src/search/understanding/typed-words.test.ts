import { expect, it } from 'vitest';
import { ourLexicon } from './lexicon.ts';
import { understand } from './understand.ts';

it.each(['مضخة مياه', 'صمام كروي', '太阳能板', '不锈钢管', 'ball valve', 'válvula de bola'])(
  'shows the words as they were typed: %s',
  (text) => {
    const { interpretations } = understand(text, { lexicon: ourLexicon, kind: 'product' });
    expect(interpretations.map((one) => one.text)).toContain(text);
  },
);
