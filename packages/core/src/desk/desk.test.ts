import type { DeskThread, Inquiry } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { failed, success, testServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { createDesk, deskThread } from './desk.ts';
import { fillTemplate } from './fill-template.ts';

const thread: DeskThread = { requestID: 'r-1', labels: ['Urgent'], assignee: 'u-1', notes: 2 };

async function aDesk(embedded = false) {
  const world = { answer: success({ members: [], labels: ['Urgent'], threads: [thread] }) as object };
  const server = await testServer(async ({ method }) =>
    method === 'PUT' ? success({ ...thread, labels: ['Cheap', 'Urgent'] }) : (world.answer as never),
  );
  const { origin } = server;
  const desk = createDesk(createClient({ api: origin, accounts: origin, portal: origin, embedded }));
  return { world, server, desk, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('the desk of a business', () => {
  it('loads for a business, and not for a person or on a partner’s page', async () => {
    await using one = await aDesk();
    one.desk.show('me');
    expect(one.desk.get().status).toBe('none');
    one.desk.show('b-1');
    await until(() => one.desk.get().status === 'ready');
    expect(deskThread(one.desk.get(), 'r-1')).toEqual(thread);
    expect(deskThread(one.desk.get(), 'r-2')).toMatchObject({ labels: [], assignee: null, notes: 0 });
    await using partner = await aDesk(true);
    partner.desk.show('b-1');
    expect(partner.desk.get().status).toBe('none');
    expect(partner.server.seen).toEqual([]);
  });

  it('shows a change at once, with a new label among all labels', async () => {
    await using one = await aDesk();
    one.desk.show('b-1');
    await until(() => one.desk.get().status === 'ready');
    await one.desk.update('r-1', { labels: ['Urgent', 'Cheap'] });
    expect(one.desk.get().labels).toEqual(['Cheap', 'Urgent']);
    expect(deskThread(one.desk.get(), 'r-1').labels).toEqual(['Cheap', 'Urgent']);
  });

  it('shows a renamed label in every conversation', async () => {
    await using one = await aDesk();
    one.desk.show('b-1');
    await until(() => one.desk.get().status === 'ready');
    one.world.answer = success({ members: [], labels: ['Soon'], threads: [{ ...thread, labels: ['Soon'] }] });
    await one.desk.renameLabel('Urgent', 'Soon');
    expect(one.server.seen[1]?.body).toEqual({ label: 'Urgent', to: 'Soon' });
    expect(one.desk.get().labels).toEqual(['Soon']);
    expect(deskThread(one.desk.get(), 'r-1').labels).toEqual(['Soon']);
  });

  it('keeps the visible state when a later load fails', async () => {
    await using one = await aDesk();
    one.desk.show('b-1');
    await until(() => one.desk.get().status === 'ready');
    one.world.answer = failed(403, 'Forbidden');
    await one.desk.reload();
    expect(one.server.seen).toHaveLength(2);
    expect(one.desk.get().status).toBe('ready');
  });
});

it('a saved answer names the other side and the product, or the subject where there is no product', () => {
  const party = (id: string, name: string) => ({ type: 'user', id, name, photo: null }) as const;
  const inquiry = { from: party('u-1', 'Bea $& Co'), to: party('b-1', 'Us'), subject: 'Prices', product: null };
  const fill = (more: object) =>
    fillTemplate('Dear {name}, {product}? {else}', { ...inquiry, ...more } as Inquiry, 'b-1');
  expect(fill({})).toBe('Dear Bea $& Co, Prices? {else}');
  expect(fill({ product: { name: 'Pump {name}' } })).toBe('Dear Bea $& Co, Pump {name}? {else}');
});
