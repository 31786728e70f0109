import { businessCard } from '@wbn/widgets/business-card/element';
import { comments } from '@wbn/widgets/comments/element';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { messageCenter } from '@wbn/widgets/message-center/element';
import { productPage } from '@wbn/widgets/product-page/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import type { Locator } from 'playwright';
import type { Attributes, Widget, WidgetDocs } from 'shadow-dom-inject';
import * as fixtures from './fixtures.ts';

/** A state that a ready widget can be brought into. */
export interface State {
  readonly name: string;
  readonly isSignedIn?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Answers in this state, by path prefix: a status or data. */
  readonly answers?: Readonly<Record<string, number | object>>;
  /** `loading` holds every answer, `failed` sends none; neither waits for readiness. */
  readonly network?: 'held' | 'down';
  readonly reach?: (element: Locator) => Promise<unknown>;
}

/** The suites' data about a widget besides its definition. */
export interface WidgetCase {
  readonly widget: Widget<never, never, WidgetDocs & { readonly attributes: Attributes }>;
  readonly attributes: Readonly<Record<string, string>>;
  /** Selector of an element that exists only when it is ready. */
  readonly ready: string;
  /** The property `data` with texts from `say`; undefined if the widget loads nothing. */
  readonly data?: (say: fixtures.Say) => object;
  /** A text attribute that is drawn. */
  readonly textAttribute?: string;
  /** An input field, and the steps to reach it. */
  readonly field?: { readonly selector: string; readonly isSignedIn?: boolean };
  readonly states: readonly State[];
}

const part = (element: Locator, name: string) => element.locator(`[part=${name}]`).first();
const failures: readonly State[] = [
  { name: 'loading', network: 'held' },
  { name: 'failed', network: 'down' },
];
const fillInquiry = async (element: Locator) => {
  await part(element, 'subject').selectOption('Other');
  await part(element, 'other').fill('Spare parts');
  await part(element, 'message').fill('Have you got some?');
  await part(element, 'submit').click();
  await element.locator('.toast').waitFor();
};
const choosePlan = async (element: Locator) => {
  await part(element, 'option').click();
  await part(element, 'pay').waitFor();
};

export const cases: readonly WidgetCase[] = [
  {
    widget: searchBox as never,
    attributes: {},
    ready: '[part=input]',
    textAttribute: 'search',
    field: { selector: '[part=input]' },
    states: [
      { name: 'ready' },
      { name: 'types open', reach: (element) => part(element, 'type').click() },
      {
        name: 'countries open',
        attributes: { business: 'PR' },
        async reach(element) {
          await part(element, 'country').click();
          await element.locator('[data-value=SA]').waitFor();
        },
      },
      {
        name: 'suggesting',
        async reach(element) {
          await part(element, 'input').pressSequentially('ste');
          await element.locator('[role=option]').first().waitFor();
        },
      },
    ],
  },
  {
    widget: businessCard as never,
    attributes: { 'business-id': fixtures.ids.business },
    ready: '[part=card][aria-busy=false]',
    data: (say) => ({ ...fixtures.business(say), session: null }),
    states: [
      { name: 'card' },
      { name: 'result', attributes: { variant: 'result' } },
      { name: 'summary', attributes: { variant: 'summary' } },
      ...failures,
    ],
  },
  {
    widget: comments as never,
    attributes: { 'resource-id': fixtures.ids.product, 'resource-type': 'product' },
    ready: '[part=comment]',
    data: fixtures.comments,
    field: { selector: '[part=input]', isSignedIn: true },
    states: [
      {
        name: 'a visitor reads',
        async reach(element) {
          await part(element, 'replies').click();
          await element.locator('.replies [part=comment]').waitFor();
        },
      },
      {
        name: 'a reply is written',
        isSignedIn: true,
        reach: (element) => part(element, 'reply').click(),
      },
      {
        name: 'sending failed',
        isSignedIn: true,
        answers: { '/social/comments/make-comment': 500 },
        async reach(element) {
          await part(element, 'input').fill('Hello');
          await part(element, 'send').click();
          await element.locator('[role=alert]').waitFor();
        },
      },
      ...failures,
    ],
  },
  {
    widget: inquiryForm as never,
    attributes: { 'business-id': fixtures.ids.business },
    ready: '[part=submit]',
    data: fixtures.business,
    field: { selector: '[part=message]', isSignedIn: true },
    states: [
      { name: 'a visitor looks', reach: (element) => part(element, 'login').waitFor() },
      {
        name: 'something is missing',
        isSignedIn: true,
        async reach(element) {
          await part(element, 'submit').click();
          await element.locator('.error').first().waitFor();
        },
      },
      { name: 'sent', isSignedIn: true, reach: fillInquiry },
      { name: 'sending failed', isSignedIn: true, answers: { '/business/request': 500 }, reach: fillInquiry },
      {
        name: 'a member looks',
        isSignedIn: true,
        answers: {
          '/business/profile/my-list': [{ ...fixtures.business(fixtures.plain), session: { role: 'member' } }],
        },
        reach: (element) => part(element, 'requests').waitFor(),
      },
    ],
  },
  {
    widget: membershipCheckout as never,
    attributes: { 'business-id': fixtures.ids.business },
    ready: '[part=checkout][aria-busy=false]',
    data: fixtures.membership,
    states: [
      { name: 'a partner’s visitor looks', reach: (element) => part(element, 'portal').waitFor() },
      { name: 'an owner orders', isSignedIn: true, reach: choosePlan },
      {
        name: 'an order without an address for the receipt',
        isSignedIn: true,
        async reach(element) {
          await choosePlan(element);
          await part(element, 'email').fill('nobody');
          await part(element, 'pay').click();
          await element.locator('.notice.wrong').waitFor();
        },
      },
      {
        name: 'the bank asks',
        isSignedIn: true,
        answers: { [`/business/${fixtures.ids.business}/membership`]: fixtures.atBank(fixtures.plain) },
        reach: (element) => part(element, 'bank').waitFor(),
      },
      ...failures,
    ],
  },
  {
    widget: messageCenter as never,
    attributes: { 'business-id': 'me' },
    ready: '[part=center][aria-busy=false]',
    data: fixtures.conversations,
    states: [
      { name: 'a visitor looks' },
      {
        name: 'a list',
        isSignedIn: true,
        reach: (element) => part(element, 'thread').waitFor(),
      },
      {
        name: 'an open conversation and its menu',
        isSignedIn: true,
        async reach(element) {
          await part(element, 'thread').click();
          await element.locator('[part=message]').nth(1).waitFor();
          await part(element, 'settings').click();
          await part(element, 'end').click();
        },
      },
      {
        name: 'the list cannot be loaded',
        isSignedIn: true,
        answers: { '/business/request': 500 },
        reach: (element) => element.locator('[role=alert] button, [part=retry]').first().waitFor(),
      },
    ],
  },
  {
    widget: productPage as never,
    attributes: { 'product-id': fixtures.ids.product },
    ready: '[part=technical]',
    data: fixtures.product,
    states: [
      {
        name: 'ready',
        async reach(element) {
          await part(element, 'other').waitFor();
          await part(element, 'share').click();
          await element.locator('[part=toast]:not(:empty)').waitFor();
        },
      },
      { name: 'read by a user', isSignedIn: true },
      ...failures,
    ],
  },
];

export const nameOf = ({ widget }: WidgetCase): string => widget.tag;
