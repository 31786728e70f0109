// @vitest-environment jsdom
import type { CardEntry } from '@wbn/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CardForm, openCardForm } from './card-form.ts';

const origin = 'https://pay.example';
let host: HTMLElement;
let form: CardForm;
let frame: HTMLIFrameElement;
const onEnter = vi.fn();

beforeEach(() => {
  onEnter.mockClear();
  host = document.createElement('div');
  document.body.replaceChildren(host);
  const looks = { label: 'Card', locale: 'en', isDark: false };
  form = openCardForm(host, { form: `${origin}/card`, publicKey: 'pk', ...looks, onEnter });
  frame = host.querySelector('iframe') as HTMLIFrameElement;
});
afterEach(() => form.close());

const say = (data: unknown, from = origin, source: MessageEventSource | null = frame.contentWindow) =>
  dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
it('takes a card from the frame of the provider alone, and from no other window, origin or kind of message', async () => {
  let entry: CardEntry | undefined;
  const done = form.enter().then((one) => {
    entry = one;
  });
  const card = { wbn: 'card', method: 'stolen' };
  say(card, 'https://evil.example');
  say(card, 'null');
  say(card, `${origin}.evil.example`);
  say(card, origin, window);
  say(card, origin, null);
  for (const data of [null, undefined, 'card', 7, [], { method: 'stolen' }, { wbn: 'cards', method: 'stolen' }])
    say(data);
  await Promise.resolve();
  expect(entry).toBeUndefined();
  say({ wbn: 'card', method: 'pm_1' });
  await done;
  expect(entry).toMatchObject({ method: 'pm_1' });
});

it('is not made taller, and nothing is sent, by messages of strangers', () => {
  say({ wbn: 'card', height: 9_000 }, 'https://evil.example');
  say({ wbn: 'card', entered: true }, origin, window);
  expect([frame.height, onEnter.mock.calls.length]).toEqual(['380', 0]);
  say({ wbn: 'card', height: 420 });
  say({ wbn: 'card', entered: true });
  expect([frame.height, onEnter.mock.calls.length]).toEqual(['420', 1]);
});

it('hears nothing any more once it is closed', () => {
  form.close();
  say({ wbn: 'card', entered: true });
  expect(onEnter).not.toHaveBeenCalled();
});
