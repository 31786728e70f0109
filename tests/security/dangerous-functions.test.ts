import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

/** Functions that are safe only where somebody looked at their arguments: each use stands here, and a new one fails until it does. */

const sources = globSync('{packages/*,host-site}/src/**/*.{ts,tsx,js}', { cwd: top })
  .filter((file) => !/\.test\.|\/(?:testing|tests|fixtures|bench)\/|^packages\/(?:demo|payment-sandbox)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(top, file), 'utf8') }));
const server = 'packages/server/src/';
const accounts = 'packages/accounts/src/';
const engine = `${server}search/engine/`;

/** A test that what the expression finds is used in these files alone. */
const isUsed = (promise: string, what: RegExp, files: readonly string[] = []) =>
  it(promise, () => {
    const found = sources.filter(({ text }) => what.test(text)).map(({ file }) => file);
    expect(found.sort()).toEqual([...files].sort());
  });

/** Files of the servers that ask other servers, whose addresses are settings and never input, and how. */
const outgoing = [
  `${accounts}credentials/common-passwords.ts`,
  'host-site/src/server/page-cache/hear-changes.ts',
  `${server}payments/sandbox.ts`,
  `${server}translation/post.ts`,
];

describe('in the code that runs outside tests', () => {
  it('there is much to look at', () => expect(sources.length).toBeGreaterThan(1_000));

  isUsed('no text becomes code', /\beval\(|new Function\(|\bvm\.run|setTimeout\(\s*['"`]/);
  isUsed(
    'no text becomes markup but what our own renderer wrote',
    /\.innerHTML\b|\.outerHTML =|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML:|innerHTML:|createStaticVNode\(/,
    ['packages/react/src/WidgetElement.tsx', 'packages/vue/src/widget-component.ts'],
  );
  isUsed(
    'no command of the system is run but those of the embedded database',
    /from 'node:child_process'/,
    ['run-as', 'processes', 'cluster', 'supervisor'].map((name) => `packages/database/src/embedded/${name}.ts`),
  );
  // Migrations, which are texts of ours, and names of tables, channels and passwords that we made.
  isUsed('no query is made of text: values are parameters', /\bsql\.raw\(|\.query\(\s*`[^`]*\$\{/, [
    'packages/database/src/embedded/ready.ts',
    'packages/database/src/migrations/run-sql.ts',
    `${server}events/postgres-bus.ts`,
    ...['migrations', 'upkeep/statistics'].map((name) => `${engine}${name}.ts`),
  ]);
  // Numbers of ours, and constants.
  isUsed('a value is written into a query only where it is our own number or constant', /\bsql\.lit\(/, [
    'packages/database/src/migrate.ts',
    `${engine}documents/forget-words.ts`,
    ...['ranking/totals', 'ranking/score', 'postings/segments', 'postings/list-words', 'postings/read-segments'].map(
      (name) => `${engine}${name}.ts`,
    ),
    ...[
      'products/select-products',
      'search/filters/written-specs',
      'search/indexing/bulk',
      'uploads/removal/make-private',
    ].map((name) => `${server}${name}.ts`),
  ]);
  isUsed('no expression is made of what somebody typed, but of escaped words', /new RegExp\(/, [
    // Direction marks: a constant of the contract.
    'host-site/src/pages/products/form/sheets/use-sheet-upload.ts',
    'host-site/src/search/highlight.ts',
    'packages/widgets/src/runtime/server.ts',
    ...[
      'engine/words/normalise',
      'engine/words/sizes',
      'understanding/sale/amounts',
      'understanding/excluded-words',
    ].map((name) => `${server}search/${name}.ts`),
  ]);
  // The other file asks only whether there is one.
  isUsed('cookies are read in one place', /headers\.cookie|headers\[['"]cookie/, [
    `${accounts}account-session/cookies.ts`,
    `${server}compress-answers.ts`,
  ]);
  isUsed('nothing is made random by what can be foretold', /Math\.random\(/);
  // Five digits of it for a service of leaked passwords; ids of an import (UUID version 5).
  isUsed('SHA-1 protects nothing, and no weaker hash is used', /createHash\('(?!sha(?:256|384|512)')/, [
    `${accounts}credentials/common-passwords.ts`,
    `${server}import/uuid-v5.ts`,
  ]);
  isUsed('texts are encrypted in one place', /create(?:Cipher|Decipher)iv\(|publicEncrypt\(|privateDecrypt\(/, [
    'packages/http/src/secrets/seal.ts',
  ]);
  isUsed('no check of a certificate is turned off', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/);
  isUsed('no XML of others is read', /DOMParser|parseFromString|xml2js|fast-xml-parser/);

  it('the one cipher is AES-256 in GCM', () => {
    const { text = '' } = sources.find(({ file }) => file === 'packages/http/src/secrets/seal.ts') ?? {};
    expect([...text.matchAll(/create(?:Cipher|Decipher)iv\('([^']+)'/g)].map(([, name]) => name)).toEqual([
      'aes-256-gcm',
      'aes-256-gcm',
    ]);
  });

  it('the servers ask only addresses of their settings, and follow no redirect', () => {
    // The scripts of the account site's pages run in browsers, which its policy keeps to that site.
    const servers = sources.filter(
      ({ file }) =>
        /^(?:packages\/(?:accounts|http|server|network|database)\/|host-site\/src\/server)/.test(file) &&
        !file.startsWith(`${accounts}pages/scripts/`),
    );
    const asking = servers.filter(({ text }) => /(?<![\w.])fetch\(/.test(text));
    expect(asking.map(({ file }) => file).sort()).toEqual([...outgoing].sort());
    for (const { file, text } of asking) {
      expect(text.match(/redirect: 'error'/g)?.length, file).toBe(text.match(/(?<![\w.])fetch\(/g)?.length);
      // The address begins with a setting, or its caller gives one.
      for (const [, address] of text.matchAll(/(?<![\w.])fetch\(\s*(?:`\$\{)?(\w+)/g))
        expect(['service', 'api', 'origin', 'url'], file).toContain(address);
    }
    const plain = servers.filter(({ text }) => /\bhttps?\.(?:request|get)\(/.test(text));
    expect(plain.map(({ file }) => file)).toEqual([]);
  });

  isUsed(
    'what people enter is asked by the guarded request alone: issuers, pictures and push services',
    /\baskOutside\(|\.askOutside,|\baskOutside: GuardedFetch\)/,
    [
      `${accounts}sign-in/provider-client.ts`,
      `${server}notifications/push/send-pushes.ts`,
      `${server}uploads/fetch-picture.ts`,
    ],
  );
});
