import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A kind of write: its path, and a body with a unique text. */
export interface Kind {
  readonly table: 'posts' | 'comments' | 'messages' | 'inquiries';
  readonly path: string;
  body(text: string): object;
}

interface Entry {
  readonly table: Kind['table'];
  readonly text: string;
}

/**
 * People who write continuously, recording each acknowledged write. Unanswered writes are repeated with the same Idempotency-Key and body.
 */
export class Ledger {
  readonly acknowledged: Entry[] = [];
  /** Number of repeats. */
  repeats = 0;
  /** Number of answers by status; 0 counts missing answers. */
  readonly answers = new Map<number, number>();
  readonly #api: string;
  readonly #token: string;
  readonly #kinds: readonly Kind[];
  #open = true;

  constructor(api: string, token: string, kinds: readonly Kind[]) {
    this.#api = api;
    this.#token = token;
    this.#kinds = kinds;
  }

  async write(lanes: number): Promise<void> {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.#lane(lane)));
  }

  /** Finishes running writes. */
  close(): void {
    this.#open = false;
  }

  async #lane(lane: number): Promise<void> {
    for (let round = lane; this.#open; round += 1) {
      const kind = this.#kinds[round % this.#kinds.length] as Kind;
      const text = `Ledger ${randomUUID()}`;
      while (!(await this.#send(kind, text))) {
        this.repeats += 1;
        await wait(150);
      }
      this.acknowledged.push({ table: kind.table, text });
    }
  }

  /** False if the result is unknown. */
  async #send(kind: Kind, text: string): Promise<boolean> {
    const answer = await fetch(`${this.#api}/${kind.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': text.replace(' ', '-'),
      },
      body: JSON.stringify(kind.body(text)),
    }).then(
      async ({ status, text }) => ({ status, body: status === 200 ? '' : await text().catch(() => '') }),
      () => ({ status: 0, body: '' }),
    );
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    if ([0, 409, 500, 502, 503].includes(answer.status)) return false;
    if (answer.status !== 200) throw new Error(`${kind.path} was refused: ${answer.status} ${answer.body}`);
    return true;
  }
}
