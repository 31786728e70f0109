import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@wbn/database';
import { keptLog } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../server.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aThread, type Person } from '../testing/world.ts';
import type { TranslationOptions } from '../translation/open-translator.ts';

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
};

const charactersADay = 100_000;

/** A service on loopback that speaks both published protocols. */
let service: Server;
let url: string;
let asked: Asked[] = [];
let meanwhile = async (): Promise<void> => undefined;
let answer: { status: number; body: string } | undefined;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url, key: request.headers.authorization, body });
    const libre = {
      translatedText: `[${body.target}] ${body.q}`,
      detectedLanguage: { confidence: 90, language: 'en' },
    };
    const deepl = {
      translations: [{ detected_source_language: 'EN', text: `[${body.target_lang}] ${(body.text as string[])?.[0]}` }],
    };
    await meanwhile();
    response.statusCode = answer?.status ?? 200;
    response.setHeader('content-type', 'application/json');
    response.end(answer?.body ?? JSON.stringify(request.url === '/translate' ? libre : deepl));
  });
  await new Promise<void>((listens) => service.listen(0, '127.0.0.1', listens));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

interface World {
  readonly api: TestApi;
  readonly owner: Person;
  readonly buyer: Person;
  readonly business: string;
  readonly thread: string;
  readonly messageID: string;
}
const worlds: World[] = [];
afterAll(() => Promise.all(worlds.map(({ api }) => api.stop())));

async function world(translation?: TranslationOptions, more: Partial<ServerOptions> = {}): Promise<World> {
  const api = await startApi({ translation, ...more });
  const [owner, buyer] = [await aPerson(api, 'Omar'), await aPerson(api, 'Bea')];
  const business = await aBusiness(owner);
  const thread = await aThread(buyer, business);
  const [first] = (await owner.ask(`/business/request/${thread}/get-messages?bid=${business}`)).json.data;
  const made = { api, owner, buyer, business, thread, messageID: first.messageID as string };
  worlds.push(made);
  return made;
}

const translate = (
  { business, messageID, owner, thread }: World,
  to = 'es',
  person = owner,
  bid = `?bid=${business}`,
  headers: Record<string, string> = {},
) => person.ask(`/business/request/${thread}/translate${bid}`, { body: { messageID, to }, headers });

describe('the translation of a message', () => {
  it("comes from LibreTranslate's interface, with its recognized language, and changes nothing of the original", async () => {
    const here = await world({ provider: 'libretranslate', url, key: 'a key', charactersADay });
    const read = async () =>
      (await here.owner.ask(`/business/request/${here.thread}/get-messages?bid=${here.business}`)).json.data[0].content;
    const original = await read();
    asked = [];
    expect((await translate(here)).json.data).toEqual({ text: `[es] ${original}`, from: 'en' });
    const body = { q: original, source: 'auto', target: 'es', format: 'text', api_key: 'a key' };
    expect(asked).toEqual([{ path: '/translate', key: undefined, body }]);
    expect(await read()).toBe(original);
    expect((await here.buyer.ask('/messages/translation')).json.data.to).toEqual(['en', 'es', 'it', 'zh', 'ar']);
  }, 60_000);

  it("comes from DeepL's interface, which names English by its country and takes the key as a header", async () => {
    const here = await world({ provider: 'deepl', url, key: 'k:fx', charactersADay });
    asked = [];
    const { json } = await translate(here, 'en');
    expect(json.data).toMatchObject({ text: expect.stringMatching(/^\[EN-GB\] /), from: 'en' });
    expect(asked).toMatchObject([
      { path: '/v2/translate', key: 'DeepL-Auth-Key k:fx', body: { target_lang: 'EN-GB' } },
    ]);
  }, 60_000);

  it('is for the parties of the conversation alone, and leaves the network for nobody else', async () => {
    const [here] = worlds;
    asked = [];
    const stranger = await aPerson(here!.api);
    expect((await translate(here!, 'es', stranger, '')).status).toBe(404);
    const other = await aThread(stranger, here!.business);
    expect((await translate({ ...here!, thread: other })).status).toBe(404);
    expect((await translate(here!, 'xx')).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it.each([
    ['an error', { status: 456, body: '{"message":"Quota exceeded"}' }],
    ['no text', { status: 200, body: '{"translatedText":{"html":1}}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['too much', { status: 200, body: JSON.stringify({ translatedText: 'x'.repeat(100_000) }) }],
  ])('is refused for a while when the service answers with %s', async (_, said) => {
    answer = said;
    const { json, status } = await translate(worlds[0]!);
    answer = undefined;
    expect([status, json.name]).toEqual([503, 'Unavailable']);
    expect(JSON.stringify(json)).not.toContain('Quota');
  });

  it('is stored nowhere, also under an Idempotency-Key, and holds no connection while the service works', async () => {
    const here = await world({ provider: 'libretranslate', url, key: 'a key', charactersADay });
    let held: unknown;
    meanwhile = async () => {
      const { rows } = await sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%' and query like '%"messages"%'`.execute(
        here.api.db,
      );
      held = rows;
    };
    const { status } = await translate(here, 'es', here.owner, undefined, { 'idempotency-key': 'translated' });
    meanwhile = async () => undefined;
    expect({ status, held }).toEqual({ status: 200, held: [] });
    expect(await here.api.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([]);
  }, 60_000);

  it('is asked of the service four times at once for one person, and further calls cost nothing', async () => {
    const here = await world({ provider: 'libretranslate', url, charactersADay });
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    meanwhile = () => held;
    asked = [];
    const first = Array.from({ length: 4 }, () => translate(here));
    await expect.poll(() => asked.length).toBe(4);
    const { json, status } = await translate(here);
    expect([status, json.name]).toEqual([503, 'Unavailable']);
    const others = translate(here, 'it', here.buyer, '');
    await expect.poll(() => asked.length).toBe(5);
    go();
    meanwhile = async () => undefined;
    expect((await Promise.all([...first, others])).map((one) => one.status)).toEqual([200, 200, 200, 200, 200]);
    expect(asked).toHaveLength(5);
  }, 60_000);

  it('is asked of the service within the budget of the network, of which an hourly log line tells', async () => {
    const log = keptLog();
    const translation = { provider: 'libretranslate', url, key: 'a key', charactersADay: 2_000 } as const;
    const here = await world(translation, { limits: 'on', logger: log.logger });
    await here.api.db
      .updateTable('messages')
      .set({ content: 'x'.repeat(900) })
      .execute();
    asked = [];
    const person = await translate(here);
    expect([person.status, (await translate(here, 'es', here.buyer, '')).status]).toEqual([200, 200]);
    for (const one of [here.owner, here.buyer]) {
      const refused = await translate(here, 'es', one, one === here.owner ? undefined : '');
      expect(refused).toMatchObject({ status: 429, json: { name: 'TooManyRequests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(asked).toHaveLength(2);
    expect(log.text().split('the budget for translations is used up')).toHaveLength(2);
  }, 60_000);

  it('leaves the budget for others, whatever one person and one network ask', async () => {
    const here = await world({ provider: 'libretranslate', url, charactersADay }, { limits: 'on' });
    await here.api.db
      .updateTable('messages')
      .set({ content: 'x'.repeat(2_000) })
      .execute();
    const clear = () => sql`delete from rate_limit_buckets where bucket like 'translate:%'`.execute(here.api.db);
    async function translations(person: Person, bid?: string): Promise<number> {
      for (let done = 0; ; done += 1) {
        // The limit of calls is another one.
        await clear();
        if ((await translate(here, 'es', person, bid)).status !== 200) return done;
      }
    }
    const left = async (name: string) => {
      const { rows } = await sql<{
        tokens: number;
      }>`select tokens from rate_limit_buckets where bucket like ${name}`.execute(here.api.db);
      return rows[0]!.tokens;
    };
    // A twentieth of the budget is 5,000 characters, a fifth 20,000.
    expect(await translations(here.owner)).toBe(2);
    expect(await left('translation:network')).toBeGreaterThanOrEqual(charactersADay - 4_000);
    const colleagues = await Promise.all(Array.from({ length: 9 }, () => aMember(here.api, here.business, 'member')));
    const all = [];
    for (const colleague of colleagues) all.push(await translations(colleague));
    expect(all).toEqual([2, 2, 2, 2, 0, 0, 0, 0, 0]);
    // A refused translation costs the reader nothing.
    const { rows } =
      await sql`select from rate_limit_buckets where bucket like 'translation:user:%' and tokens >= 5000`.execute(
        here.api.db,
      );
    expect(rows).toHaveLength(5);
    await sql`delete from rate_limit_buckets where bucket like 'translation:address:%'`.execute(here.api.db);
    expect(await translations(here.buyer, '')).toBe(2);
  }, 120_000);

  it('is offered by no network without a service', async () => {
    const here = await world();
    expect((await here.owner.ask('/messages/translation')).json.data.to).toEqual([]);
    expect((await translate(here)).status).toBe(404);
  }, 60_000);
});
