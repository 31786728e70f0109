import { type Call, type CallName, calls, definitionOf } from '@wbn/contract';
import { openApiErrors } from './errors.ts';
import { operationOf } from './operation.ts';

/**
 * The OpenAPI 3.1 document of the calls of one host ('api', 'accounts') or both, generated from the contract. `servers` are the base
 * addresses.
 */
export function openApi(options: {
  servers: readonly string[];
  version: string;
  host?: Call['host'];
}): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const call = definitionOf(name);
    if (options.host !== undefined && call.host !== options.host) continue;
    const path = `/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'WBN network API',
      version: options.version,
      description:
        'Every answer is `{success: true, data}` or `{success: false, code, name, message, fields?}`. Made from the contract: ' +
        'what stands here is what the server checks. A query parameter that comes empty counts as not given.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: options.servers.map((url) => ({ url })),
    security: [{}, { bearer: [] }],
    tags: [...tagsOf(paths)].map((name) => ({ name, description: `Calls whose paths begin with /${name}.` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'apiKey', in: 'header', name: 'x-refresh-token' },
      },
      ...openApiErrors(),
    },
  };
}

const tagsOf = (paths: Record<string, Record<string, unknown>>): Set<string> =>
  new Set(
    Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap((operation) => (operation as { tags: string[] }).tags),
  );
