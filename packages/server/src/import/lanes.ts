import type { Entry } from './entry.ts';

/** Concurrent batches: one database process parses texts while another writes. */
const maximum = 3;

/**
 * Writes independent batches concurrently. A batch that shares an id with a running one (the same product, or the business of a product)
 * waits for it, so that later lines win over earlier ones.
 */
export function createLanes(write: (entries: readonly Entry[]) => Promise<void>) {
  const underWay = new Map<Promise<void>, ReadonlySet<string>>();
  let failure: { error: unknown } | undefined;
  const start = (entries: readonly Entry[], ids: ReadonlySet<string>) => {
    const work: Promise<void> = write(entries)
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => underWay.delete(work));
    underWay.set(work, ids);
  };
  const waits = (ids: ReadonlySet<string>) =>
    [...underWay.values()].some((others) => [...ids].some((id) => others.has(id)));
  const throwFailure = () => {
    if (failure) throw failure.error;
  };
  return {
    /** Resolves when the batch has started. Throws the failure of any earlier batch. */
    async take(entries: readonly Entry[]): Promise<void> {
      const ids = idsOf(entries);
      while (underWay.size >= maximum || waits(ids)) {
        await Promise.race(underWay.keys());
      }
      throwFailure();
      start(entries, ids);
    },
    async empty(): Promise<void> {
      await Promise.all(underWay.keys());
      throwFailure();
    },
  };
}

const idsOf = (entries: readonly Entry[]): Set<string> =>
  new Set(
    entries.flatMap(({ product, business }) => [
      ...(product ? [product.id, ...(product.businessId ? [product.businessId] : [])] : []),
      ...(business ? [business.id] : []),
    ]),
  );
