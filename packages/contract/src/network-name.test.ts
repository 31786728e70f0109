import { describe, expect, it } from 'vitest';
import { readsAsNetwork } from './network-name.ts';

const ours = [
  ...[
    'WBN',
    'wbn',
    'WBN Support',
    'Support of WBN',
    'WBN Saudi Arabia',
    'The WBN Team',
    '(WBN)',
    'WBN-Support',
    'wbnsupport',
  ],
  ...['WBNs', 'W.B.N.', 'W B N', 'w-b-n help', 'wbn.example', 'www.wbn.example', 'Support@wbn'],
  ...[
    'ＷＢＮ',
    'Ⓦⓑⓝ',
    '𝐖𝐁𝐍 Support',
    'ԜВΝ',
    'ШБИ',
    'ᴡʙɴ',
    'Ŵḃń',
    'W\u200bB\u2060N',
    'W\u00adBN',
    'w\u0301bn',
    'الدعم WBN',
  ],
];
const others = [
  ...[
    'Support',
    'Support Systems Ltd',
    'W. B. Nelson & Sons',
    'WB Norton',
    'Nawbnit',
    'WBA',
    'NBW',
    'Web Business',
    'W & B',
    'Нова',
    'Вино',
  ],
  ...['Шина', 'Νίκος', 'شركة الدعم', 'Wabtec', 'Owbn', 'B.N. Kumar'],
];

describe('the name of the network', () => {
  it.each(ours)('is seen in “%s”', (name) => expect(readsAsNetwork(name)).toBe(true));
  it.each(others)('is not seen in “%s”', (name) => expect(readsAsNetwork(name)).toBe(false));
});
