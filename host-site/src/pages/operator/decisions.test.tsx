// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { editionByCode } from '@wbn/content/editions';
import type { ListedVerification, ReportItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { en as siteTexts } from '../../texts/en.ts';
import { toasts } from '../../ui/toasts.ts';
import { ReportCard } from './reports/ReportCard.tsx';
import { en as texts } from './texts/en.ts';
import { VerificationItem } from './verifications/VerificationItem.tsx';

const settings = { edition: '', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: editionByCode('sa')!, locale: 'en', texts: siteTexts, words: undefined } as const;

/** A client of an operator, whose calls are answered by `answer`. */
const clientWith = (answer: (body: unknown) => unknown) =>
  ({
    session: { get: () => ({ userID: 'operator' }) },
    call: async (_: unknown, { body }: { body: unknown }) => ({ data: answer(body) }),
  }) as unknown as Client;

async function draw(children: ReactNode) {
  const Component = () => <SiteContext value={site}>{children}</SiteContext>;
  const hydrationData = { loaderData: { '0': { texts } } };
  const router = createMemoryRouter([{ path: '/', loader: () => ({ texts }), Component }], { hydrationData });
  render(<RouterProvider router={router} />);
  await screen.findByRole('article');
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const written = (label: string) => (screen.getByLabelText(label) as HTMLTextAreaElement).value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => toasts.list().map(({ text }) => text);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toasts.list()) toasts.close(id);
});

describe('the request of a business for its verification', () => {
  const verification: ListedVerification = {
    verificationID: 'v1',
    businessID: 'b1',
    companyName: 'Acme Pumps',
    state: 'submitted',
    scopes: ['identity'],
    evidence: [{ label: 'Commercial register', file: null }],
    note: null,
    submittedAt: '2026-11-02T10:00:00.000Z',
    decidedAt: null,
    expiresAt: null,
    changes: [],
    business: {
      country: 'SA',
      state: 'Riyadh',
      city: 'Riyadh',
      zipcode: '11564',
      address: 'King Fahd Road 12',
      website: 'https://acme.example',
      since: '2024-03-05T10:00:00.000Z',
      reports: 2,
      others: [{ state: 'rejected', submittedAt: '2025-01-02T10:00:00.000Z', decidedAt: '2025-01-09T10:00:00.000Z' }],
    },
  };
  const card = (decided = () => {}, client = clientWith(() => ({ ...verification, state: 'rejected' }))) => (
    <VerificationItem client={client} verification={verification} onDecided={decided} />
  );
  const facts = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  it('shows beside the evidence what the evidence must prove', async () => {
    await draw(card());
    expect(facts()).toEqual({
      Name: 'Acme Pumps',
      Country: 'Saudi Arabia',
      'Legal address': 'King Fahd Road 12',
      City: '11564, Riyadh',
      State: 'Riyadh',
      Website: 'https://acme.example (opens in a new tab)',
      Since: 'Mar 5, 2024',
      Reports: 'Waiting: 2',
      Verifications: 'Rejected · Jan 9, 2025',
    });
    expect(within(screen.getByRole('article')).getByText('Commercial register')).toBeTruthy();
  });

  it('makes no link of a website that has no address of the web', async () => {
    const website = 'javascript:alert(1)';
    const business = { ...verification.business, website, address: null, others: [] };
    await draw(
      <VerificationItem
        client={clientWith(() => null)}
        verification={{ ...verification, business }}
        onDecided={() => {}}
      />,
    );
    expect(facts()).toMatchObject({ Website: website, 'Legal address': '–', Verifications: '–' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/business/b1']);
  });

  it('keeps the note while the operator looks at the business, and says afterwards what was decided for whom', async () => {
    await draw(card());
    write('Note to the business', 'The extract is of another year.');
    cleanup();
    const decided = vi.fn();
    await draw(card(decided));
    expect(written('Note to the business')).toBe('The extract is of another year.');
    press('Reject');
    await expect.poll(said).toEqual(['Acme Pumps · Rejected']);
    expect(decided).toHaveBeenCalledOnce();
    cleanup();
    await draw(card());
    expect(written('Note to the business')).toBe('');
  });
});

describe('a report', () => {
  const report: ReportItem = {
    reportID: 'r1',
    resourceType: 'post',
    resourceID: 'p1',
    reason: 'spam',
    details: null,
    state: 'open',
    createdAt: '2026-11-02T10:00:00.000Z',
    handledAt: null,
    reporter: null,
    subject: {
      excerpt: 'Buy now',
      isThere: true,
      author: { userID: 'u1', name: 'Paul Pest' },
      isSuspended: false,
      place: null,
    },
  };
  const card = <ReportCard client={clientWith(() => report)} report={report} onChanged={() => {}} />;

  it.each([
    ['I sell honest pumps', ['Buy now', 'I sell honest pumps']],
    ['', ['Buy now', 'Nothing is left of it.']],
    [undefined, ['Buy now']],
  ])('shows the text as it was reported, and beside it what stands there now: %s', async (present, shown) => {
    const subject = { ...report.subject, ...(present !== undefined && { present }) };
    await draw(<ReportCard client={clientWith(() => report)} report={{ ...report, subject }} onChanged={() => {}} />);
    expect([...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual(shown);
    const isMarked = document.body.textContent?.includes('The text was changed after the report') ?? false;
    expect(isMarked).toBe(present !== undefined);
  });

  it('keeps what the operator wrote, and says afterwards what was decided for whom', async () => {
    await draw(card);
    write('Note for the log', 'Twice told');
    cleanup();
    await draw(card);
    expect(written('Note for the log')).toBe('Twice told');
    press('Dismiss');
    await expect.poll(said).toEqual(['Post · Paul Pest · Dismissed']);
    cleanup();
    await draw(card);
    expect(written('Note for the log')).toBe('');
  });
});
