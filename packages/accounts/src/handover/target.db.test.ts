import { makePartnerKey, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf } from '../context.ts';
import { type TestSite, testSite } from '../testing/site.ts';
import { handoverAddress } from './address.ts';
import { readTarget } from './target.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await makePartnerKey(site.database.db);
  await makePartnerKey(site.database.db, { origins: ['https://gone.example'], revokedAt: new Date() });
}, 60_000);
afterAll(() => site.close());
const target = (given: string | undefined) => readTarget(accountsOf(site.app.wbn), given);
const home = `${testSites.portal}/`;

/** Addresses that some parser reads as another origin; one trick each. */
const bypasses = [
  // other schemes
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
  ],
  ...['\u0001javascript:alert(1)', 'javascript://localhost:8080/%0aalert(1)', 'javascript:http://localhost:8080/'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHM+',
    'vbscript:msgbox(1)',
    'blob:http://localhost:8080/x',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://localhost:8080/',
    'ws://localhost:8080/',
    'wss://localhost:8080/',
    'about:blank',
    'mailto:a@b.c',
  ],
  ...[
    'view-source:http://localhost:8080/',
    'filesystem:http://localhost:8080/',
    'tel:1',
    'intent://localhost:8080/',
    'x:y',
  ],
  // relative and protocol-relative
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
  ],
  ...[
    '//evil.example/%2f..',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    './/evil.example',
    '.evil.example',
    '/',
    '',
    '#',
    '?',
    '..',
    'evil.example',
  ],
  ...['//localhost:8080', '/newsfeed', 'localhost:8080', '@evil.example', ':8080', '///localhost:8080@evil.example'],
  // one slash, three slashes, none
  ...[
    'http:evil.example',
    'http:/evil.example',
    'http:///evil.example',
    'http:\\\\evil.example',
    'http:/\\evil.example',
    'https:evil.example',
  ],
  ...[
    'http:localhost:8080',
    'http:/localhost:8080',
    'http:///localhost:8080',
    'http:\\localhost:8080',
    'http://\\localhost:8080',
  ],
  // user and password
  ...[
    'http://localhost:8080@evil.example',
    'http://localhost:8080:x@evil.example',
    'http://localhost%3A8080@evil.example',
  ],
  ...[
    'http://user@localhost:8080/',
    'http://user:pass@localhost:8080/',
    'http://@localhost:8080/',
    'http://:@localhost:8080/',
  ],
  ...[
    'http://evil.example\\@localhost:8080',
    'http://localhost:8080\\@evil.example',
    'http://localhost:8080%40evil.example',
  ],
  ...[
    'http://localhost:8080;@evil.example',
    'http://localhost:8080&@evil.example',
    'http://localhost:8080%2f@evil.example',
  ],
  // longer and shorter hosts
  ...[
    'http://localhost:8080.evil.example',
    'http://localhost.evil.example:8080',
    'http://evillocalhost:8080',
    'http://localhost:80800',
  ],
  ...[
    'http://localhost:808',
    'http://localhost',
    'http://localhost:',
    'http://localhost:80',
    'http://localhost:8083',
    'http://localhos:8080',
  ],
  ...[
    'http://localhost.:8080',
    'http://localhost..:8080',
    'http://.localhost:8080',
    'http://localhost:8080evil',
    'http://localhost:8080-evil.example',
  ],
  ...[
    'https://sister.example',
    'https://evil.mx.sister.example',
    'https://mx.sister.example.evil.example',
    'https://mx-sister.example',
  ],
  ...[
    'https://mx.sister.example:444',
    'http://mx.sister.example',
    'https://mx.sister.example.',
    'https://mx.sister.exampl',
  ],
  // case, escapes, character widths, number formats
  ...[
    'HTTP://localhost:8080/',
    'http://LOCALHOST:8080/',
    'http://LocalHost:8080/',
    'https://MX.sister.example/',
    'http://localhost:08080/',
  ],
  ...[
    'http://loc%61lhost:8080/',
    'http://ｌocalhost:8080/',
    'http://localhost：8080/',
    'http://localhost:８080/',
    'http://localhost。evil.example:8080',
  ],
  ...[
    'http://localhost／evil.example',
    'http://localhost:8080／evil.example',
    'http://locaⅼhost:8080/',
    'http://localhost\u00ad:8080/',
    'http://localhost\u200b:8080/',
  ],
  ...[
    'http://127.0.0.1:8080/',
    'http://2130706433:8080/',
    'http://0x7f.1:8080/',
    'http://017700000001:8080/',
    'http://[::1]:8080/',
    'http://0:8080/',
  ],
  ...[
    'http://[::ffff:127.0.0.1]:8080/',
    'http://127.1:8080/',
    'https://mх.sister.example/',
    'https://xn--m-8ta.sister.example/',
  ],
  // white space and control characters anywhere
  ...[
    ' http://localhost:8080/',
    'http://localhost:8080/ ',
    '\thttp://localhost:8080/',
    'http://localhost:8080/\n',
    'ht\ttp://localhost:8080/',
  ],
  ...[
    'http://local\nhost:8080/',
    'http://localhost:8080\t@evil.example',
    'http://localhost:8080/\r\nSet-Cookie: a=b',
    'http://localhost:8080/\u0000',
  ],
  ...[
    'http://localhost:8080/\u2028',
    'http://localhost:8080\u0000.evil.example',
    'http://localhost:8080/a b',
    'http://localhost\u00a0:8080/',
    '\ufeffhttp://localhost:8080/',
  ],
  // two addresses, and addresses within
  ...[
    'http://localhost:8080,http://evil.example',
    'http://localhost:8080 http://evil.example',
    'http://evil.example#http://localhost:8080',
  ],
  ...[
    'http://evil.example?http://localhost:8080',
    'http://evil.example/http://localhost:8080',
    'http://evil.example/?continue=http://localhost:8080',
  ],
  ...[
    'http://evil.example\\http://localhost:8080',
    'http://http://localhost:8080',
    'http://localhost:8080\\.evil.example',
    'http://localhost:8080\\evil',
  ],
  ...['http%3A%2F%2Flocalhost%3A8080', 'http%3A//evil.example', 'https:%2f%2fevil.example', '%68ttp://localhost:8080'],
  ...[
    'https://evil.example',
    'https://gone.example/',
    'https://partner.example.evil.example',
    'http://partner.example/',
    'https://partner.example:8443/',
  ],
  ...[
    'https://[partner.example]/',
    'https://partner.example\\@evil.example',
    'https://partner.example%00.evil.example/',
    'null',
    'undefined',
  ],
  `http://localhost:8080/${'a'.repeat(2_100)}`,
  // pages of the account site that begin something, or lead on
  ...[
    'http://localhost:8082',
    'http://localhost:8082/',
    'http://localhost:8082/login?prompt=none',
    'http://localhost:8082/login/business/start?provider=1',
    'http://localhost:8082/login/business/callback?code=1&state=2',
  ],
  ...[
    'http://localhost:8082/account/../login/business/start?provider=1',
    'http://localhost:8082//login/business/start?provider=1',
    'http://localhost:8082/account/%2e%2e/login/business/start?provider=1',
    'http://localhost:8082/logout?continue=http://localhost:8082/account',
    'http://localhost:8082/undo-email?token=1',
  ],
];

describe('continue', () => {
  it('has at least 120 bypasses to refuse', () => expect(new Set(bypasses).size).toBeGreaterThanOrEqual(120));

  it.each(bypasses)('%j leads nowhere but home', async (given) => {
    const { kind, url } = await target(given);
    expect([kind, url]).toEqual(['portal', home]);
  });

  it('leads from a page back home as well', async () => {
    for (const given of bypasses) {
      const query = new URLSearchParams({ continue: given, prompt: 'none' });
      const { headers } = await site.app.inject(`/login?${query}`);
      expect(String(headers.location)).toMatch(
        /^http:\/\/localhost:8080\/SetID\/\?error=login_required&continue=http%3A%2F%2Flocalhost%3A8080%2F$/,
      );
    }
  });

  it.each([
    [undefined, 'portal', home],
    ['http://localhost:8080', 'portal', home],
    [
      'http://localhost:8080/search-result?search=a%20b&x=//evil.example#top',
      'portal',
      'http://localhost:8080/search-result?search=a%20b&x=//evil.example#top',
    ],
    ['http://localhost:8080//evil.example', 'portal', 'http://localhost:8080//evil.example'],
    ['http://localhost:8080/../..//x', 'portal', 'http://localhost:8080//x'],
    ['https://mx.sister.example/industries', 'sister', 'https://mx.sister.example/industries'],
    ['https://partner.example/page?a=1', 'partner', 'https://partner.example/page?a=1'],
    ['http://localhost:8082/connected-sites', 'account', 'http://localhost:8082/connected-sites'],
  ])('%s is taken', async (given, kind, url) => {
    expect(await target(given)).toMatchObject({ kind, url });
  });

  it('R-339 gets its code on /SetID/ of a portal and behind # of a partner page', async () => {
    const code = { token: 'c0de', state: 'st&ate' };
    expect(handoverAddress(await target('https://mx.sister.example/a?b=1'), code)).toBe(
      'https://mx.sister.example/SetID/?token=c0de&state=st%26ate&continue=https%3A%2F%2Fmx.sister.example%2Fa%3Fb%3D1',
    );
    expect(handoverAddress(await target('https://partner.example/page?a=1#old'), code)).toBe(
      'https://partner.example/page?a=1#wbn_code=c0de&wbn_state=st%26ate',
    );
  });
});
