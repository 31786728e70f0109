import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { SearchDocument, SearchQuery } from '../port.ts';
import { otherText } from './corpus.ts';

const program = path.join(import.meta.dirname, 'lucene', 'LucenePeer.java');
const jarFolder = '/usr/share/java';
const jars = /^lucene-(core|facet|suggest|analyzers-common)-8\..*\.jar$/;

/** All words; all words with repair, and any word where there are too few hits; any word. */
type Mode = 'all' | 'served' | 'any';

interface Lucene {
  /**
   * Milliseconds of a search and those on a processor, measured in Lucene's process, the number of documents, exact to 10,000, and the ids of the best.
   */
  search(mode: Mode, query: SearchQuery): Promise<{ ms: number; processor: number; total: number; ids: string[] }>;
  close(): Promise<void>;
}

const markOf = (name: string, value: string) => `${name}:${value.toLowerCase().replaceAll(' ', '_')}`;
const marksOf = (filters: SearchDocument['filters'] = {}) =>
  Object.entries(filters).flatMap(([name, values]) => [values ?? []].flat().map((value) => markOf(name, value)));

/** One line, without the signs that part fields and lines. */
const plain = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

function lineOf(document: SearchDocument): string {
  const { id, name, type = '', filters } = document;
  const rest = otherText(document);
  return ['d', id, name, rest, `${name} ${rest}`.toLowerCase(), type, marksOf(filters).join(' ')].map(plain).join('\t');
}

async function compiled(folder: string): Promise<string | undefined> {
  const found = existsSync(jarFolder) ? readdirSync(jarFolder).filter((file) => jars.test(file)) : [];
  if (found.length < 4) return undefined;
  const classPath = [folder, ...found.map((file) => path.join(jarFolder, file))].join(path.delimiter);
  try {
    await promisify(execFile)('javac', ['-cp', classPath, '-d', folder, program]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return classPath;
}

/**
 * Lucene 8 as a reference, in a process of its own: BM25 with English stems, the name weighted five times, filters, facets and the number of
 * matches, exact to 10,000. Like FTS5 it runs in two modes: all words, and with a speller and the OR form where there are too few hits.
 * Undefined if Java or Lucene is not installed (Debian: default-jdk-headless, liblucene8-java).
 */
export async function openLucene(
  documents: (at: number) => SearchDocument,
  count: number,
): Promise<Lucene | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-lucene-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const classPath = await compiled(folder);
  if (!classPath) {
    remove();
    return undefined;
  }
  const java = spawn('java', ['-Xmx2g', '-cp', classPath, 'LucenePeer', path.join(folder, 'index')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: java.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    const { done, value } = await answers.next();
    if (done) throw new Error('Lucene ended before it answered');
    return value;
  };
  for (let at = 0; at < count; at += 1)
    if (!java.stdin.write(`${lineOf(documents(at))}\n`)) await once(java.stdin, 'drain');
  java.stdin.write('built\n');
  await answer();
  return {
    async search(mode, { text, type = '', filters, from = 0, size = 5, facets }) {
      const fields = ['q', mode, plain(text).trim(), type, marksOf(filters).join(' '), from, size, facets ? 1 : 0];
      java.stdin.write(`${fields.join('\t')}\n`);
      const [nanoseconds, onProcessor, total, ...ids] = (await answer()).split(' ');
      return { ms: Number(nanoseconds) / 1e6, processor: Number(onProcessor) / 1e6, total: Number(total), ids };
    },
    async close() {
      java.stdin.end();
      await once(java, 'exit');
      remove();
    },
  };
}
