import { PassThrough } from 'node:stream';
import { maxResources } from '@wbn/contract';
import { type EventKind, type LiveEvent, shapes } from '@wbn/contract/shapes';
import {
  addressOf,
  admit,
  isAllowedBusiness,
  isLockedBusiness,
  networkOf,
  pagesOfPerson,
  payerName,
  readInput,
  readLocale,
  repeatEvery,
  type Viewer,
} from '@wbn/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { EventRow, Hub } from './hub.ts';
import { liveSessions, stillHolds } from './live-sessions.ts';
import { topicOfPerson, topicOfResource } from './tell.ts';
import { trimEvents } from './trim.ts';

export interface StreamOptions {
  readonly db: Db;
  readonly hub: Hub;
  /** Milliseconds between two heartbeats. Default 15,000. */
  readonly beat?: number | undefined;
  /** Most streams without a login of one network: of an IPv4 address, or of an IPv6 /48. Many visitors may share it. Default 200. */
  readonly maxPerNetwork?: number | undefined;
  /** Most streams of one person, or of one address without a login while the process is crowded. Default 10. */
  readonly maxPerVisitor?: number | undefined;
  /**
   * Most streams without a login in this process. Below half of it an address may have more than `maxPerVisitor`, because many visitors may
   * share it. Default 4,000.
   */
  readonly maxVisitors?: number | undefined;
}

/**
 * Milliseconds between checks: a stream ends within a second of its session (logout, block or deletion) and of a duty that takes a business
 * from it. One query covers all streams of
 * the process.
 */
const sessionCheck = 700;

/** Bytes that may be buffered for a slow reader. A reader that falls further behind is disconnected, and resumes from its last event. */
const maxWaiting = 64 * 1024;

interface Stream {
  readonly viewer: Viewer | null;
  readonly network: string;
  readonly body: PassThrough;
  end(): void;
}

/** `GET /events`: server-sent events of a person and of the visible resources. */
export function streamEvents(
  app: FastifyInstance,
  { db, hub, beat = 15_000, maxPerNetwork = 200, maxPerVisitor = 10, maxVisitors = 4_000 }: StreamOptions,
): void {
  const open = new Map<string, Set<Stream>>();
  const all = () => [...open.values()].flatMap((streams) => [...streams]);

  const endOver = async () => {
    const streams = all().filter(({ viewer }) => viewer);
    if (streams.length === 0) return;
    const ids = new Set(streams.map(({ viewer }) => viewer?.sessionID ?? ''));
    const living = await liveSessions(db, ids, app.wbn.options.secondFactor);
    for (const stream of streams) if (stream.viewer && !stillHolds(living, stream.viewer)) stream.end();
  };
  repeatEvery(app, { everyMs: Math.min(sessionCheck, beat), work: endOver, failure: 'streams not checked' });
  const timer = setInterval(() => {
    for (const { body } of all()) put(body, ':\n\n');
  }, beat);
  timer.unref();
  trimEvents(app, db);

  app.addHook('preClose', async () => {
    for (const stream of all()) stream.end();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });

  app.route({
    method: 'GET',
    url: '/events',
    exposeHeadRoute: false,
    config: { call: 'streamEvents' },
    onRequest: admit(app, 'streamEvents'),
    handler: async (request, reply) => {
      const { query } = readInput(shapes.streamEvents, readLocale(request).asked) as { query: { resources?: string } };
      const resources = query.resources?.split(',').slice(0, maxResources) ?? [];
      const { viewer } = request;
      const topics = resources.map(topicOfResource);
      if (viewer?.scopes.has('message')) topics.push(topicOfPerson(viewer.userID));
      // The stream of a logged-in person may have no topics: it still reports the end of the session.
      if (topics.length === 0 && !viewer) fail('TokenNotFound');

      const who =
        (request.payer && payerName(request.payer)) ?? addressOf(request, app.wbn.options.internalKey) ?? request.ip;
      const mine = open.get(who) ?? new Set();
      const network = viewer ? '' : networkOf(who);
      const visitors = viewer ? [] : all().filter((stream) => !stream.viewer);
      const isCrowded = viewer !== null || visitors.length >= maxVisitors / 2;
      const ofPerson = all().filter((stream) => viewer && stream.viewer?.userID === viewer.userID).length;
      const isFull =
        (request.payer?.apart !== undefined && ofPerson >= pagesOfPerson * maxPerVisitor) ||
        visitors.length >= maxVisitors ||
        visitors.filter((one) => one.network === network).length >= maxPerNetwork;
      if ((isCrowded && mine.size >= maxPerVisitor) || isFull) fail('TooManyRequests', { retryAfter: 30 });
      const body = new PassThrough();
      const last = Number(request.headers['last-event-id'] ?? Number.NaN);
      let stop = () => {};
      const stream: Stream = { viewer, network, body, end: () => body.end(() => stop()) };
      open.set(who, mine.add(stream));
      body.once('close', () => {
        stop();
        mine.delete(stream);
        if (mine.size === 0) open.delete(who);
      });
      try {
        stop = await begin(hub, { viewer, topics, last }, body);
      } catch (error) {
        body.destroy();
        throw error;
      }
      return answer(app, reply, body);
    },
  });
}

function put(body: PassThrough, text: string): void {
  if (!body.writableEnded && !body.destroyed) body.write(text);
}

/** Whether a thread with these parties is one that the viewer may hear of here. */
const isOfParty = (viewer: Viewer, parties: unknown): boolean =>
  (viewer.businesses === null && viewer.lockedBusinesses.size === 0) ||
  (Array.isArray(parties) &&
    parties.some((id) => id === viewer.userID || (isAllowedBusiness(viewer, id) && !isLockedBusiness(viewer, id))));

interface Wanted {
  readonly viewer: Viewer | null;
  readonly topics: readonly string[];
  /** Last-Event-ID; NaN if absent. */
  readonly last: number;
}

/** Writes missed events, then `ready`, then new events. Returns a function that stops it. */
async function begin(hub: Hub, { viewer, topics, last }: Wanted, body: PassThrough): Promise<() => void> {
  let early: EventRow[] | undefined = [];
  let newest = 0;
  let hasGap = false;
  const write = (id: number, data: LiveEvent) => {
    // Missed events are bounded; only new events can exceed the limit.
    if (!early && body.writableLength + body.readableLength > maxWaiting) body.destroy();
    put(body, `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const tell = ({ id, kind, payload: { parties, ...payload } }: EventRow) => {
    // Notifications and a business's tools belong to the portal: partner pages may not read them.
    if ((kind === 'notification' || kind === 'desk') && !viewer?.scopes.has('manage')) return;
    if (viewer && payload.requestID !== undefined && !isOfParty(viewer, parties)) return;
    write(id, { kind: kind as EventKind, ...payload });
  };
  const stop = hub.add({
    topics,
    tell: (event) => (early ? early.push(event) : tell(event)),
    gap() {
      if (early) hasGap = true;
      else write(newest, { kind: 'reset' });
    },
  });
  try {
    newest = await hub.newest();
    const missed = Number.isNaN(last) ? [] : Number.isSafeInteger(last) ? await hub.since(last, topics) : null;
    put(body, 'retry: 2000\n\n');
    for (const event of missed ?? []) tell(event);
    newest = Math.max(newest, missed?.at(-1)?.id ?? 0);
    write(newest, { kind: missed === null || hasGap ? 'reset' : 'ready' });
    for (const event of early) tell(event);
    early = undefined;
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}

function answer(app: FastifyInstance, reply: FastifyReply, body: PassThrough) {
  // An open stream uses neither a database connection nor the processor, so it does not count as load.
  app.wbn.pressure.leave(reply);
  reply.request.raw.socket.setTimeout(0);
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Makes nginx and compatible proxies forward each event at once.
      'x-accel-buffering': 'no',
    })
    .send(body);
}
