import { createConfig, lintFromString } from '@redocly/openapi-core';
import { calls } from '@wbn/contract';
import { type Shape, shapes } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf } from './example.ts';
import { openApi } from './open-api.ts';

describe('the OpenAPI document of everything', () => {
  it('is a valid OpenAPI 3.1 document, its examples too, by the rules that Redocly recommends', {
    timeout: 60_000,
  }, async () => {
    const source = JSON.stringify(openApi({ servers: ['https://api.example'], version: '1.0.0' }));
    const rules = {
      'no-ambiguous-paths': 'off',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source, config });
    const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
    expect(told).toEqual([]);
  });

  it('has an example for each body and each answer, which the contract itself accepts', () => {
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      for (const part of ['params', 'query', 'body', 'answer'] as const) {
        const shape = (shapes[name] as Shape)[part];
        if (shape === undefined) continue;
        const parsed = z.safeParse(shape, exampleOf(shape));
        expect(parsed.success, `${name} ${part}: ${parsed.error?.message} of ${JSON.stringify(exampleOf(shape))}`).toBe(
          true,
        );
      }
    }
  });
});
