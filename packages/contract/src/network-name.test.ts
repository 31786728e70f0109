import { describe, expect, it } from 'vitest';
import { lookalikes } from './network-lookalikes.ts';
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
    'OfficialWBN Support',
    'UUBN',
    'WB N Support',
    'W BN',
    'W-BN',
    'W₿N Support',
    'WЪN',
  ],
];
const others = [
  ...[
    'Support',
    'Support Systems Ltd',
    'W. B. Nelson & Sons',
    'WB Nelson',
    'Muubnik',
    'W. B. O. N.',
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

/** Letters in frames and of other fonts, by the code of their A. */
const fonts = [
  ...[0xff21, 0xff41, 0x24b6, 0x24d0, 0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6],
  // Mathematical letters: two alphabets of 26 in each font. Two capitals of script and double-struck are elsewhere.
  ...Array.from({ length: 26 }, (_, font) => 0x1d400 + 26 * font).filter((a) => ![0x1d49c, 0x1d538].includes(a)),
];
const inFonts = fonts.map((a) => String.fromCodePoint(a + 22, a + 1, a + 13));
const alphabets = [
  ...['ꓪꓐꓠ', 'ᎳᏴN', 'ꮃᏼN', 'ԜВΝ', 'ѡвп', 'шби', 'ωβη', 'ⲱⲃⲛ', 'աƅո', 'ꙍьռ', 'ᴡʙɴ', 'ᗯᗷN', 'ᘯᑲᑎ', '₩฿₦', 'WɃƝ', 'Ⱳƀŋ'],
  ...['ɯƃɲ', '🅦🅑🅝', '🆆🅱🅽', 'VVBN', 'vvbn', 'ѴѴВN', '∨∨BN', '𝒲ℬ𝒩', '𝕎𝔹ℕ', 'WßN', 'ẂḄṆ', 'W̲B̲N̲', 'ꝡꞗꞑ', 'W𐌁N'],
];
/** Each with one letter that only looks like ours. */
const single = [
  ...Array.from('ԜԝѡшաꓪᎳᴡωɯ₩ⲱꙍⱲẂŴＷⓌ𝐖𝔚🅆🅦🆆🇼ꮃ𑜊', (w) => `${w}BN`),
  ...Array.from('ВвБбЬьѣΒβßʙɃƀƁɓƃꓐᏴᗷᑲᖯⲂＢⒷ𝐁𝔅🄱🅑🅱🇧𐊂𐌁Ꞵ', (b) => `W${b}N`),
  ...Array.from('ΝνηиИпɴŋƝɲɳƞղոռꓠⲚＮⓃ𝐍𝔑🄽🅝🅽🇳𐔓Ꞑꞥ', (n) => `WB${n}`),
];
const likeOurs = [...inFonts, ...alphabets, ...single].flatMap((one) => [one, `${one} Support`]);

/** The signs, marks and spaces of Unicode; those that read as a letter or a digit are left out. */
const signs = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Lm}\p{M}\p{Sk}\p{Sc}\p{Cf}\p{P}\p{Z}]/u.test(sign))
  .filter((sign) => !/(?!\p{Lm})[\p{L}\p{N}]/u.test(sign.normalize('NFKD')))
  .filter((sign) => !Object.values(lookalikes).some((all) => all.includes(sign.normalize('NFKD'))));
const places: ((sign: string) => string)[] = [
  (sign) => `${sign}WBN${sign} Support`,
  (sign) => `W${sign}B${sign}N Support`,
  (sign) => `W${sign}BN`,
  (sign) => `WB${sign}N`,
  (sign) => `The ${sign}${sign}W${sign.repeat(5)}BN${sign}`,
];

describe('the name of the network', () => {
  it('is seen in more than two hundred names that look like it', () => {
    expect(likeOurs.length).toBeGreaterThan(200);
    expect(likeOurs.filter((name) => !readsAsNetwork(name))).toEqual([]);
  });
  it('is seen with any sign, mark or space before, between and after its letters', () => {
    expect(signs.length).toBeGreaterThan(3_000);
    expect(signs.flatMap((sign) => places.map((place) => place(sign))).filter((name) => !readsAsNetwork(name))).toEqual(
      [],
    );
  });
  it.each(ours)('is seen in “%s”', (name) => expect(readsAsNetwork(name)).toBe(true));
  it.each(others)('is not seen in “%s”', (name) => expect(readsAsNetwork(name)).toBe(false));
});
