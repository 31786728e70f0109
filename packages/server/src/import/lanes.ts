import type { Entry } from './entry.ts';

/** Batches under way at once: one process of the database parses texts while another writes. */
const most = 3;

/**
 * Writes batches side by side, as far as they have nothing to do with each other: a batch that names an id of one under way (the same product
 * again, the business of a product) waits for that one, so that the order of the file holds wherever it matters.
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
    /** Resolves when the batch has begun; later the failure of any batch is thrown. */
    async take(entries: readonly Entry[]): Promise<void> {
      const ids = idsOf(entries);
      while (underWay.size >= most || waits(ids)) {
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
