import type { QueryExecutorProvider } from 'kysely';

export async function keepChampions(_db: QueryExecutorProvider, _ids: readonly string[]): Promise<void> {}
