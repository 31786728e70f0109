import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { LiveEvent } from '@wbn/contract/shapes';

export interface Received {
  readonly id: number;
  readonly data: LiveEvent;
}

export interface OpenStream {
  /** The first event of a kind that no earlier call returned; waits for the next one if necessary. */
  event(kind: LiveEvent['kind']): Promise<Received>;
  seen(): readonly Received[];
  all(): readonly LiveEvent[];
  /** Resolves when the server has ended the stream properly. */
  ended(): Promise<void>;
  /** Stops reading. */
  stall(): void;
  /** Resumes reading; returns whether the server has cut the connection. */
  goOn(): 'open' | 'cut';
  /** Cuts the connection. */
  cut(): void;
}

interface Asked {
  readonly token?: string | undefined;
  /** Of the token's key. */
  readonly proof?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly last?: number | undefined;
}

/** Opens `GET /events` on a connection of its own. Throws the status if it is refused. */
export async function openStream(origin: string, { token, proof, resources, last }: Asked): Promise<OpenStream> {
  const asked = request(`${origin}/events${resources ? `?resources=${resources}` : ''}`, {
    agent: false,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(proof && { dpop: proof }),
      ...(last !== undefined && { 'last-event-id': String(last) }),
    },
  });
  asked.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  if (response.statusCode !== 200) {
    asked.destroy();
    throw new Error(String(response.statusCode));
  }
  return reading(asked, response);
}

function reading(asked: ClientRequest, response: IncomingMessage): OpenStream {
  const seen: Received[] = [];
  const taken = new Set<Received>();
  const listeners = new Set<() => void>();
  let rest = '';
  let isCut = false;
  asked.on('error', () => {});
  response.on('error', () => {});
  response.on('close', () => {
    isCut = true;
  });
  response.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
      if (data !== undefined) seen.push({ id: Number(id), data: JSON.parse(data) });
    }
    for (const listener of listeners) listener();
  });
  const event = (kind: LiveEvent['kind']) =>
    new Promise<Received>((resolve) => {
      const look = () => {
        const found = seen.find((one) => one.data.kind === kind && !taken.has(one));
        if (!found) return;
        taken.add(found);
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
  return {
    event,
    seen: () => seen,
    all: () => seen.map(({ data }) => data),
    ended: () => new Promise((resolve) => (response.complete ? resolve() : response.once('end', resolve))),
    stall: () => response.pause(),
    goOn() {
      response.resume();
      return isCut ? 'cut' : 'open';
    },
    cut: () => asked.destroy(),
  };
}
