/**
 * Texts that attack the places where texts of strangers end up: pages, attributes, addresses, style sheets, JSON-LD, mails, spreadsheets,
 * PDFs and logs. A text that runs calls `xss()`. All are written here, by family.
 */

const markup = [
  '<script>xss()</script>',
  '</script><script>xss()</script>',
  '<img src=x onerror=xss()>',
  '"><img src=x onerror=xss()>',
  "'><svg onload=xss()>",
  '</title></textarea></style><svg/onload=xss()>',
  '--><details open ontoggle=xss()>',
  '<math><mtext><style><img src=x onerror=xss()></style></mtext></math>',
  '<template shadowrootmode=open><img src=x onerror=xss()></template>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '&lt;img src=x onerror=xss()&gt;',
  '&#60;script&#62;xss()&#60;/script&#62;',
];
const attributes = [
  '" onmouseover="xss()',
  "' autofocus onfocus='xss()",
  '` onpointerenter=xss() `',
  'x onanimationstart=xss() style=animation:x',
  '"slot="x" is="x',
];
const links = [
  'javascript:xss()',
  ' java\tscript:xss()',
  'data:text/html,<script>xss()</script>',
  'vbscript:xss()',
  '//evil.example/%2e%2e',
  'https://portal.example@evil.example/',
  '../../../etc/passwd?x=y#z',
  '%2e%2e%2f%00%zz',
];
const styles = [
  '</style><b>',
  'red;background:url(//evil.example)',
  '}*{display:none}',
  '\\3c b\\3e',
  'expression(xss())',
];
const data = [
  '"},{"@type":"Person","name":"x',
  '</script><script type="application/ld+json">{}',
  '\\u003cimg src=x onerror=xss()\\u003e',
  '\u2028xss()\u2029',
  '{"__proto__":{"polluted":1}}',
  ']]><x/>',
];
const templates = [
  '{{constructor.constructor("xss()")()}}',
  '$'.concat('{xss()}'),
  '<%= xss() %>',
  '#{xss()}',
  '{name} {0} %s %n',
];
const formulas = [
  '=cmd|"/c calc"!A1',
  '+1+HYPERLINK("//evil.example")',
  '-2+3',
  '@SUM(1+1)',
  'x;=1+1',
  '\u0009=1+1',
  '＝1+1',
];
const mails = [
  'Lina\r\nBcc: victim@mail.example',
  'Lina\n\n<b>x</b>',
  'a@b.example, c@d.example',
  '=?utf-8?q?=0ABcc:_x?=',
  '"Support" <support@portal.example>',
  '\n.\nDATA',
];
const documents = [') Tj ET BT (x', '\\) /AA << /JS (xss) >>', '>> endobj 1 0 obj <<', '\\050\\051\\\\'];
const marks = [
  'offer\u202efdp.exe',
  '\u2066\u2067\u2068x',
  '\u2069\u202c y',
  '\u200b\u200c\u200dzero\u2060\ufeff',
  '\u00adsoft\u00ad',
  'مرحبا abc שלום 123',
  `z${'\u0334\u0337\u0321\u0310'.repeat(12)}`,
  '👨‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ﷽',
  '\u{e0041}\u{e0042}',
  '\u0085\u001b[31mred\u0007\b',
];
const programs = [
  "'; drop table users; --",
  '__proto__',
  'constructor',
  '[object Object]',
  'null',
  '%00',
  '$(id)`id`',
  '*)(uid=*',
];

/** Texts that no field may keep. */
export const unstorable: readonly string[] = ['a\u0000b', '\ud800', 'a\udc00', 'x\ud83d'];

/** The longest word; fields with less room get as much of it as they take. */
export const longWord = 'Donaudampfschiff'.repeat(313).slice(0, 5_000);

export const hostileTexts: readonly string[] = [
  ...markup,
  ...attributes,
  ...links,
  ...styles,
  ...data,
  ...templates,
  ...formulas,
  ...mails,
  ...documents,
  ...marks,
  ...programs,
];
