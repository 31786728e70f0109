import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Names } from './names.ts';
import { before, type Plan, withImport } from './plan.ts';

const contract = 'packages/contract/src';
const server = 'packages/server/src';

/** A call `GET <concept>/<name>` in an existing concept of the contract, for people who are logged in: `npm run new -- call products/size-chart`. */
export function newCall(concept: string, { camel, kebab, words }: Names, top: string): Plan {
  const folder = `${contract}/${concept}`;
  if (!concept || !existsSync(path.join(top, folder, 'calls.ts'))) {
    const concepts = readdirSync(path.join(top, contract)).filter((name) =>
      existsSync(path.join(top, contract, name, 'calls.ts')),
    );
    throw new Error(`Write CONCEPT/NAME, with a concept of the contract: ${concepts.join(', ')}.`);
  }
  return {
    files: {
      [`${server}/${concept}/${kebab}.ts`]: `import type { Handler } from '../handler.ts';

/** ${words}. */
export const ${camel}: Handler<'${camel}'> = async () => ({ ok: true as const });
`,
      [`${server}/${concept}/${kebab}.db.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aPerson } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('${camel} answers people who are logged in, and refuses visitors', async () => {
  const person = await aPerson(api);
  const { status, json } = await person.ask('/${concept}/${kebab}');
  expect([status, json]).toEqual([200, { success: true, data: { ok: true } }]);
  expect((await api.ask('/${concept}/${kebab}')).status).toBe(401);
});
`,
    },
    changes: {
      [`${folder}/calls.ts`]: (source) => `${source}
/** ${words}. */
export const ${camel} = {
  method: 'GET',
  path: '${concept}/${kebab}',
  host: 'api',
  access: 'signedIn',
  scope: 'read',
} as const satisfies Call;
`,
      [`${folder}/terms.ts`]: before(
        '} as const satisfies Record<string, CallTerms>;',
        `  ${camel}: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },\n`,
      ),
      [`${folder}/shapes.ts`]: before(
        '} satisfies Record<string, Shape>;',
        `  ${camel}: { answer: success(z.strictObject({ ok: z.literal(true) })) },\n`,
      ),
      [`${server}/calls.ts`]: (source) =>
        before(
          '  readProfile,\n',
          `  ${camel},\n`,
        )(withImport(`import { ${camel} } from './${concept}/${kebab}.ts';`)(source)),
      [`${server}/testing/asks.ts`]: before(
        '  followSummary: (',
        `  ${camel}: () => ({ url: '/${concept}/${kebab}' }),\n`,
      ),
    },
    steps: [
      `Set "access" (the people who may make the call; now everyone who is logged in) in ${folder}/calls.ts, "limit" (the rate limit that it counts towards) and "errors" in ${folder}/terms.ts.`,
      `Write the shapes of its input (params, query, body) and of its answer in ${folder}/shapes.ts, and a valid request in ${server}/testing/asks.ts.`,
      `Write the handler in ${server}/${concept}/${kebab}.ts and its promises in ${kebab}.db.test.ts.`,
      'Raise the two counts of calls in docs/threats.md. If the call has an extra cost (packages/http/src/limits/costs.ts) or a limit of its own, write a row in docs/security-rules.md.',
      'If it stores none of the texts of its body, name it in "keepNoText" (tests/heavy/hostile/write-everywhere.ts). If an upload has a limit of its own, write it in "sizeLimits" (tests/heavy/fuzz/world/judge.ts). If a call of a business answers an error in the scene of the tests, name it in "lacking" (packages/server/src/locked-members.db.test.ts).',
      'Run: npm run test:changed. The tests of access, of invalid input and of the OpenAPI document include the call by themselves.',
    ],
  };
}
