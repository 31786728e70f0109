/** Hosts as attackers write them: each label with each ending and each dot that mail readers or browsers take for one. */

/** Letters of many scripts, vowel signs, symbols and punctuation at the end of a label. */
const labels = [
  ...['evil', 'हिन्दी', 'தமிழ்', 'বাংলা', 'ไทยดี', 'ລາວດີ', 'မြန်မာ', 'ខ្មែរ', 'ಕನ್ನಡಾ', 'മലയാളം', 'తెలుగు', 'සිංහල', 'ગુજરાતી'],
  ...[
    'i❤',
    '☕',
    'pay💳',
    '€',
    'bank™',
    'e\u0301vil\u0301',
    'العربيَّة',
    'עברִית',
    '中国',
    'пример',
    'παράδειγμα',
    'evil-',
    'evil_',
    'ev!l!',
  ],
  ...['xn--e1afmkfd', '192.0.2', 'evil]', '"evil"', 'ⓔⓥⓘⓛ', '𝐞𝐯𝐢𝐥'],
];
const endings = ['com', 'ws', 'भारत', 'இந்தியா', 'ไทย', '中国', 'рф', 'ⓒⓞⓜ', '𝐜𝐨𝐦'];
const dots = ['.', '．', '。', '｡', '․', '﹒', '[.]', '(.)'];

/** Dots of which mail readers make no link, but which people read as one. */
const readAsDots = ['ꓸ', '‧', '•', '∙', '⋅', '܁', '܂', 'ᐧ', '᛫', '⸱', '・', '･', '꘎', 'ꞏ', '𐄁', '𐩐', '𝅭'];

/** Every label once with each dot, with the endings in turn. */
export const hostileHosts = [
  ...labels.flatMap((label, at) => dots.map((dot, turn) => `${label}${dot}${endings[(at + turn) % endings.length]}`)),
  ...readAsDots.map((dot) => `evil${dot}com`),
];

const readDots = dots.map((dot) => dot.normalize('NFKC'));
/** Every dot with every ending, as a mail reader sees them. */
export const hostileEndings = [
  ...endings.flatMap((ending) => readDots.map((dot) => `${dot}${ending.normalize('NFKC')}`)),
  ...readAsDots.map((dot) => `${dot.normalize('NFKC')}com`),
];
