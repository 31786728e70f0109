import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { SearchDocument } from '../port.ts';
import { idOf } from './temporary-engine.ts';

/** Public judged sets, stored outside the repository. */
const shared = process.env.WBN_SHARED ?? fileURLToPath(new URL('../../../../../../../shared', import.meta.url));

export type JudgedSet = 'esci150' | 'icecat135';

interface JudgedLine {
  id: string;
  name: string;
  description?: string;
  keywords?: string;
  specs?: { key: string; value: unknown }[];
  brand?: string;
  categories?: string[];
  partNumber?: string;
}

const gains: Record<JudgedSet, readonly number[]> = { esci150: [0, 0.01, 0.1, 1], icecat135: [0, 1, 3, 7] };

function fileOf(set: JudgedSet, what: string): string {
  return path.join(shared, 'data', 'search', `${set}.${what}.jsonl.gz`);
}

function lines<Line>(file: string): Line[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

export function hasJudgedSets(): boolean {
  return existsSync(fileOf('esci150', 'docs')) && existsSync(fileOf('icecat135', 'docs'));
}

/**
 * The documents with every field that products of a network have: name, place in the tree, brand, part number, texts and specifications. The file's
 * other fields (pictures, ratings, prices) hold no words.
 */
export function documentsOf(set: JudgedSet): SearchDocument[] {
  return lines<JudgedLine>(fileOf(set, 'docs')).map(
    ({ id, name, description, keywords, specs, brand, categories, partNumber }) => ({
      id: idOf(id),
      kind: 'product',
      name,
      categories,
      brand,
      codes: partNumber === undefined ? [] : [partNumber],
      description,
      keywords,
      specs: specs?.map(({ key, value }) => ({ key, value: String(value) })),
    }),
  );
}

/** Mean nDCG@10 over the public queries. */
export async function meanNdcg(set: JudgedSet, ask: (query: string) => Promise<string[]>): Promise<number> {
  const scores: number[] = [];
  for (const { query, rel } of lines<{ query: string; rel: Record<string, number> }>(fileOf(set, 'public.qrels'))) {
    const gain = new Map(Object.entries(rel).map(([id, grade]) => [idOf(id), gains[set][grade] ?? 0]));
    const discounted = (values: number[]) =>
      values.slice(0, 10).reduce((sum, value, at) => sum + value / Math.log2(at + 2), 0);
    const ideal = discounted([...gain.values()].sort((left, right) => right - left));
    if (ideal > 0) scores.push(discounted((await ask(query)).map((id) => gain.get(id) ?? 0)) / ideal);
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
