import { calls } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { openApi } from './open-api.ts';

const document = openApi({ servers: ['https://api.example'], version: '1.0.0' });
type Operation = {
  operationId: string;
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
};
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })),
);

describe('the OpenAPI document', () => {
  it('has every call of the contract once, with its refusals', () => {
    expect(operations.map((one) => one.operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429']));
  });

  it('names each parameter of a path', () => {
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(named);
    }
  });

  it('shows an id as the example of an id alone, and words as the example of a text', () => {
    const examples = operations.flatMap(({ parameters }) =>
      parameters.map((one) => ({ name: one.name, example: (one as { example?: unknown }).example })),
    );
    const written = JSON.stringify(document.paths).matchAll(/"(\w+)":\[?"([^"]*)"/g);
    const all = [...examples, ...[...written].map(([, name, example]) => ({ name, example }))];
    const isID = (example: unknown) => /^[0-9a-f]{8}-/.test(String(example));
    const odd = all.filter(
      ({ example, name = '' }) =>
        isID(example) && !/(ID|id|ids|to|from|with|before|resources|actor|assignee|example)$/i.test(name),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ example }) => isID(example)).length).toBeGreaterThan(20);
  });

  it('refers only to what it holds', () => {
    const text = JSON.stringify(document);
    const components = document.components as Record<string, Record<string, unknown>>;
    const references = [...text.matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^/"]+)"/g)];
    expect(references).toHaveLength(text.split('"$ref"').length - 1);
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty([name]);
  });
});
