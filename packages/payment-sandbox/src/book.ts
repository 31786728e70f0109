import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './cards.ts';

/**
 * The same shape as in our server (packages/server/src/payments/provider.ts), repeated here because a provider does not depend on its
 * shops.
 */
export interface Charge {
  readonly id: string;
  readonly purchaseID: string;
  readonly businessID: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'requires_action' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  readonly confirmationUrl: string | null;
  readonly failure: 'declined' | 'error' | null;
  readonly customer: string | null;
  readonly paymentMethod: string | null;
  /** The page to which the bank redirects. */
  readonly returnUrl: string;
}

export interface ChargeEvent {
  readonly id: string;
  readonly type: string;
  readonly charge: Charge;
  readonly delivered?: boolean;
}

/** A card: stores only its outcome. */
export interface Method {
  readonly id: string;
  readonly outcome: Outcome;
}

type Entry = { readonly charge: Charge } | { readonly event: ChargeEvent } | { readonly method: Method };

/** The sandbox's state, one JSON object per line: the last entry of an id wins. Without a file it is lost at the end. */
export class Book {
  readonly charges = new Map<string, Charge>();
  readonly events = new Map<string, ChargeEvent>();
  readonly methods = new Map<string, Method>();
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    for (const line of read(file).split('\n')) {
      const entry = parse(line);
      if (entry !== null) this.#remember(entry);
    }
  }

  write(entry: Entry): void {
    this.#remember(entry);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  chargeOf = (purchaseID: string): Charge | undefined =>
    [...this.charges.values()].find((charge) => charge.purchaseID === purchaseID);

  #remember(entry: Entry): void {
    if ('charge' in entry) this.charges.set(entry.charge.id, entry.charge);
    else if ('event' in entry) this.events.set(entry.event.id, entry.event);
    else this.methods.set(entry.method.id, entry.method);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** The last line may be incomplete if the process was killed. */
function parse(line: string): Entry | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Entry);
  } catch {
    return null;
  }
}
