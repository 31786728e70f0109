import { expect, it } from 'vitest';
import { portal } from './support.ts';

const business = '/business/x-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';

const asideOf = async (path: string) => {
  const html = await (await fetch(portal(path))).text();
  expect(html, path).toContain('id="content"');
  return ['sidebar', 'help-banner'].filter((name) => html.includes(`class="${name}"`));
};

it.each([
  ...[
    'console',
    'audit',
    'members',
    'verification',
    'edit/general',
    'boosts',
    'requests',
    'membership',
    'send-request',
  ].map((part) => `${business}/${part}`),
  ...[
    '/my-messages',
    '/my-messages/all',
    '/profile/edit',
    '/business/create',
    '/invitation',
    '/report?comment=0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b',
  ],
  ...['/operator', '/operator/users', '/operator/health'],
])('the page of a task has neither industries nor the offer of help beside it: %s', async (path) => {
  expect(await asideOf(path)).toEqual([]);
});

it('a page on which people look around has both', async () => {
  for (const path of ['/', '/search-result?business=MA'])
    expect(await asideOf(path), path).toEqual(['sidebar', 'help-banner']);
});
