import { describe, expect, it } from 'vitest';
import { mistakesIn, titleMistakesIn } from '../../scripts/check/plain-comments.ts';
import { documentMistakesIn, messageMistakesIn } from '../../scripts/check/plain-documents.ts';

describe('the check of comments', () => {
  it.each([
    '// Who is logged in, and as whom they speak.',
    '/** What a mail says. */',
    '/**\n * Reads a profile. Whoever is blocked\n * does not see it.\n */',
    '// A page for who is logged in.',
    '// Asking again is no error.',
    '// A text that is none of ours.',
    '/** An empty field is as if it were not sent. */',
    '// Null stays (Q-12).',
    '/** The last page (R-213). */',
    '// Flat fields, as the documents have it: the documents read both.',
    '// See surface.md.',
    '// A second cookie counts as none.',
    '// The old link works no more, and the new one does.',
    '// Sessions of before end within an hour.',
    '// Files stay; what nobody used goes.',
    '// A drawing is kept: who asks again pays nothing.',
    '// Links belong to whoever made them.',
    `/**\n * ${'Words '.repeat(18)}and\n * the\n * end.\n */`,
    `const limit = 5; ${'//'} Who asks for more gets less`,
    'sql`\n  -- What the cleaner looks for.\n  select 1`',
  ])('refuses %j', (comment) => expect(mistakesIn(comment)).toHaveLength(1));

  it.each([
    '// The person who is logged in.',
    '/** The texts of a mail: what it says, and to whom. */',
    '// Who may call it? The owner.',
    '// There is no error, and a renewal is no longer necessary.',
    '// There is none left.',
    '// It shows ten rows and no more.',
    '// The pages that the portal keeps: who gets them, and when they end.',
    '// Without the actors that it told of before.',
    '/** Reads docs/architecture.md. */',
    "const title = 'What are our members saying?';",
    "const url = 'https://portal.example/what';",
    "it('R-063 shows who is typing', () => {});",
    'const css = `\n  --What: 1px;`',
    `/**\n * ${'Words '.repeat(18)}and the\n * end.\n * More.\n */`,
  ])('accepts %j', (source) => expect(mistakesIn(source)).toEqual([]));

  it('names the line and what to write', () => {
    expect(mistakesIn("import './a.ts';\n\n// What it costs.\n")).toEqual([
      { line: 3, advice: expect.stringContaining('subject'), text: 'What it costs.' },
    ]);
  });
});

describe('the check of titles of tests', () => {
  it.each([
    ["it('what a page says', () => {});", 1],
    ["describe('R-100 who gets none is out', () => {});", 1],
    ["it.each([1])('is only for who may read it', () => {});", 1],
    ["it('leads who is not logged in to the login', () => {});", 1],
    ["it('belongs to its writer: who logs in later sees nothing', () => {});", 1],
    ["test.skipIf(true)('refuses a token that is none', () => {});", 1],
    ["it('leads where the specification says', () => {});", 1],
    ["it('takes what people type, and says that there is no match', () => {});", 0],
    ["it('is no longer there', () => {});", 0],
    ["read('what is no test');", 0],
  ])('of %j finds %i', (source, mistakes) => expect(titleMistakesIn(source)).toHaveLength(mistakes));
});

describe('the check of documents', () => {
  it.each([
    'Who asks twice gets the same answer.',
    'A call is repeated. What it cost is given back.',
    '| limit | What is too much waits. |',
    '- Whoever runs the network decides.',
    'A draft stays; who logs in later does not see it.',
    'Files stay; what nobody used goes.',
    'It never changes, so who asks again pays nothing.',
    'It answers with whatever whoever asked is allowed.',
    'A page for who is logged in.',
    'An id that is no UUID is unknown.',
    'Files that are no pictures are refused.',
    'A network that is none takes the key away.',
    'The entry that is none of ours.',
    'A field that is not what it may be.',
    'The name\nof a person is\nno secret.',
    'The design allows 4,500 bytes.',
    '| `POST /logout` | as the seeds have it |',
  ])('refuses %j', (markdown) => expect(documentMistakesIn(markdown)).toHaveLength(1));

  it.each([
    '# What is missing',
    '**What we send.** One line.',
    'Who may call it? The owner.',
    'The documents “Whoever asks” and "is no address" are quoted, and so is `Who asks`.',
    '```\nWho asks twice gets the same answer.\n```',
    '<!-- Who reads this? What is no text. -->',
    'There is no error, and a renewal is no longer necessary.',
    'It says who asked, and what they may do.',
    'The specification of a product has ten rows, and the design is ours.',
    '---\n"@wbn/core": minor\n---\n\nA message has its texts: what it says, and to whom.',
  ])('accepts %j', (markdown) => expect(documentMistakesIn(markdown)).toEqual([]));

  it('names the line on which a paragraph, list item or row begins', () => {
    const page = '# Title\n\nA plain\nparagraph.\n\n- an item\n- Who asks waits.\n\n| a | Who asks waits. |\n';
    expect(documentMistakesIn(page)).toMatchObject([{ line: 7 }, { line: 9 }]);
  });
});

describe('the check of messages', () => {
  it.each([
    ["throw new SettingError('SMTP_URL is no mail server.');", 1],
    [`throw new Error(\`\${name} is no address.\`);`, 1],
    ["return 'is no address (is it encoded?)';", 1],
    ["console.error('Who runs this must be root.');", 1],
    ["log.warn({ id }, 'What was sent is kept.');", 1],
    ["throw new SettingError('SMTP_URL must name a mail server.');", 0],
    ["throw new Error('There is no such file.');", 0],
    ["const heading = 'What you get';", 0],
    ["const mark = 'none';", 0],
  ])('of %j finds %i', (source, mistakes) => expect(messageMistakesIn(source)).toHaveLength(mistakes));
});
