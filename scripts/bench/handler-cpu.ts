import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HandlerFigures } from './handler-once.ts';
import { at, printTable } from './table.ts';

/**
 * handler-cpu.ts URL: processor time of a guarded call of the contract against a bare node:http handler with the same query and answer.
 * Runs several processes, because each compiles and lays out its code differently.
 */
const [url = ''] = process.argv.slice(2);
const processes = 7;

const found: HandlerFigures[] = [];
while (found.length < processes) {
  const one = fork(fileURLToPath(new URL('handler-once.ts', import.meta.url)), [url]);
  const ended = once(one, 'exit');
  const [figures] = (await Promise.race([once(one, 'message'), ended])) as [HandlerFigures | number | null];
  if (typeof figures !== 'object' || figures === null)
    throw new Error('A process of the benchmark ended without figures.');
  found.push(figures);
  await ended;
}

const row = (what: string, values: readonly number[], digits: number, goal = '') => [
  what,
  at(values, 0.5).toFixed(digits),
  `${at(values, 0).toFixed(digits)} to ${at(values, 1).toFixed(digits)}`,
  goal,
];
printTable(
  `Processor time of a read with one query, µs a request (median of ${processes} processes, each of 30 rounds in turns)`,
  ['what answers', 'median', 'all processes', 'goal'],
  [
    row(
      'bare node:http, same query',
      found.map(({ bare }) => bare),
      0,
    ),
    row(
      'the call with all that guards it',
      found.map(({ hardened }) => hardened),
      0,
    ),
    row(
      'ratio, median of the rounds',
      found.map(({ ratio }) => ratio),
      2,
      'at most 1.25',
    ),
  ],
);
