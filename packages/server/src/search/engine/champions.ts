import type { QueryExecutorProvider } from 'kysely';
export async function refreshChampions(_db: QueryExecutorProvider): Promise<void> {}
