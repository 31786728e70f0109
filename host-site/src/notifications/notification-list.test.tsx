// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import type { Notification } from '@wbn/contract/shapes';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { en as texts } from '../texts/en.ts';
import { NotificationList } from './NotificationList.tsx';

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: defaultEdition, locale: 'en' as const, texts, words: undefined };
const ana = { type: 'user', id: 'u-2', name: 'Ana', photo: null } as const;
const news = (kind: Notification['kind'], actor: Notification['actor']): Notification => ({
  ...{ notificationID: kind, kind, count: 1, actor, businessID: null, businessName: null },
  ...{ resourceType: null, resourceID: null, createdAt: '2026-11-29T08:00:00Z', read: false },
});

it('news that nobody in particular caused has a sign where others have a person’s picture', () => {
  const items = [news('connect', ana), news('new-device', null), news('removal', null)];
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <NotificationList items={items} onOpen={() => undefined} />
      </MemoryRouter>
    </SiteContext>,
  );
  const pictures = [...container.querySelectorAll('.avatar')];
  expect(pictures.map((one) => (one.querySelector('svg') ? 'sign' : one.textContent))).toEqual(['A', 'sign', 'sign']);
});
