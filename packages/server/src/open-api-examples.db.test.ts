import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from './testing/api.ts';
import { aBusiness, aPerson } from './testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; example?: unknown }[];
  requestBody?: { content: { 'application/json': { example: object } } };
}

it('every example of /openapi.json is input that the API takes: sent as it stands, none is called missing or not valid', async () => {
  const { paths } = (await api.ask('/openapi.json')).json as { paths: Record<string, Record<string, Operation>> };
  const person = await aPerson(api, 'Lina', { role: 'operator' });
  const business = await aBusiness(person);
  const refused: unknown[] = [];
  let sent = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters, requestBody }] of Object.entries(operations)) {
      if (path === '/events') continue;
      const ofBusiness = /^\/business\/(profile\/)?\{id\}/.test(path);
      const query = new URLSearchParams();
      let url = path;
      for (const { name, in: where, example } of parameters) {
        if (where === 'path') url = url.replace(`{${name}}`, ofBusiness && name === 'id' ? business : String(example));
        else if (example !== undefined) query.set(name, String(example));
      }
      const body = requestBody?.content['application/json'].example;
      const { status, json } = await person.ask(`${url}?${query}`, {
        method: method.toUpperCase() as InjectOptions['method'],
        ...(body && { body }),
      });
      sent += 1;
      if (status === 400 || status >= 500) refused.push([method, path, status, json.fields]);
    }
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(80);
}, 60_000);
