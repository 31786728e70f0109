import { describe, expect, it } from 'vitest';
import { aboutMistakesIn, mistakesIn, titleMistakesIn } from '../../scripts/check/plain-comments.ts';

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
    ["it('takes what people type, and says that there is no match', () => {});", 0],
    ["it('is no longer there', () => {});", 0],
    ["read('what is no test');", 0],
  ])('of %j finds %i', (source, mistakes) => expect(titleMistakesIn(source)).toHaveLength(mistakes));
});

it('finds a bare "who" in what a widget says of its parts', () => {
  expect(aboutMistakesIn("parts: {\n  requests: 'The link, for who is a member.',\n}")).toMatchObject([{ line: 2 }]);
  expect(aboutMistakesIn("parts: {\n  requests: 'The link, for members.',\n}")).toEqual([]);
});
