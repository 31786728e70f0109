import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factNames, factProblems, type ProductFacts } from '@wbn/contract';
import { type PersonalTable, personalTables } from '@wbn/database';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { tables } from './security-tables.ts';

/** docs/security-rules.md says what holds; these tests compare it with the code. */

const page = readFileSync(path.join(top, 'docs/security-rules.md'), 'utf8');
/** The text between `<!--name-->` and `<!--end-->`. */
const part = (name: string): string =>
  new RegExp(`<!--${name}-->\\n\\n?([^]*?)\\n?\\n<!--end-->`).exec(page)?.[1] ?? `There is no <!--${name}-->.`;
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it.each(Object.keys(tables))('the security rules have the table of %s as the code has it', (name) => {
  expect(part(name)).toBe(tables[name]);
});

it('the security rules list each rule between the facts of a product', () => {
  const step = (quantity: number, price: string) => ({ quantity, price });
  const examples: ProductFacts[] = [
    { priceSteps: [step(10, '1')] },
    { price: '1' },
    { price: '1', currency: 'USD', priceSteps: [step(10, '0.9'), step(5, '0.8')] },
    { price: '1', currency: 'USD', priceSteps: [step(10, '2')] },
    { samplePrice: '1', currency: 'USD' },
  ];
  const rules = examples.flatMap(factProblems).filter((one) => !(factNames as readonly string[]).includes(one));
  expect(quoted(part('facts')).sort()).toEqual([...new Set(rules)].sort());
});

const sources = globSync('packages/{accounts,database,http,network,server}/src/**/*.ts', { cwd: top })
  .filter((file) => !/\.test\.|\/(?:testing|bench|demo)\//.test(file))
  .map((file) => readFileSync(path.join(top, file), 'utf8'))
  .join('\n');

it('the security rules list all algorithms of the servers', () => {
  const used = [
    ...sources.matchAll(
      /(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|generateKeyPairSync)\(\s*'([^']+)'/g,
    ),
    ...sources.matchAll(/['"]((?:HS|RS|ES|PS)\d{3})['"]/g),
    ...sources.matchAll(/algorithm: '([^']+)'/g),
    ...sources.matchAll(/\b(scrypt)\(/g),
  ].map(([, name = '']) => name.toLowerCase());
  expect(used.length).toBeGreaterThan(20);
  expect(quoted(part('algorithms')).sort()).toEqual([...new Set(used)].sort());
});

it('the security rules name tables that there are, once, and no secret is in the export of one’s own data', () => {
  const levels = quoted(part('levels'));
  expect(new Set(levels).size).toBe(levels.length);
  for (const name of levels) expect(Object.keys(personalTables), name).toContain(name);
  const exported = Object.values(personalTables).flatMap((table: PersonalTable) => table.exported?.columns ?? []);
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.filter((column) => /hash|secret|token|password|thumbprint/.test(column))).toEqual([]);
});

it('the security rules name each setting that leads to another system', () => {
  const settings = readFileSync(path.join(top, 'docs/operations.md'), 'utf8');
  for (const name of quoted(part('connections'))) expect(settings, name).toContain(name);
  const used = [...sources.matchAll(/env(?:\.|, ')([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const addresses = [...new Set(used)].filter((name) => /URL|_API$|SMTP|ENDPOINT/.test(name));
  expect(addresses.length).toBeGreaterThan(4);
  expect(quoted(part('connections'))).toEqual(expect.arrayContaining(addresses));
});

it('the times to mend weaknesses and to look for newer packages are written down, with the commands that look', () => {
  const times = readFileSync(path.join(top, 'SECURITY.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(times).toMatch(
    /is fixed within \d+ days; any other weakness, ours or of a package that we ship, within \d+ days/,
  );
  expect(times).toMatch(/an answer within \w+ working days/);
  const packages = page.slice(page.indexOf('## Packages')).replaceAll(/\s+/g, ' ');
  expect(packages).toMatch(
    /within the times of SECURITY\.md\. Newer releases are looked for once a month and before each release/,
  );
  const { scripts } = JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));
  const named = [...packages.matchAll(/`npm run (\w+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
