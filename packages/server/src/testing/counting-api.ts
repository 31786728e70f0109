import type { FastifyInstance } from 'fastify';
import type { Db } from '../db.ts';
import { createServer } from '../server.ts';
import { optionsFor, type TestApi } from './api.ts';

interface CountingApi {
  readonly app: FastifyInstance;
  /** SQL statements so far. */
  statements(): number;
}

/** A second API on the database of another one, which counts its SQL statements. The caller closes it. */
export async function countingApi(api: Pick<TestApi, 'db' | 'folder'>): Promise<CountingApi> {
  let statements = 0;
  const counted: Db = api.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = createServer({ ...optionsFor(counted, api.folder), checkAnswers: false });
  await app.ready();
  return { app, statements: () => statements };
}
