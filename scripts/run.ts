import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root. */
export const top = path.join(import.meta.dirname, '..');

export interface RunOptions {
  readonly env?: Record<string, string>;
  /** Default: the repository's root. */
  readonly cwd?: string;
}

const withPath = () => ({
  ...process.env,
  PATH: `${path.join(top, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
});

/** Runs a program of node_modules/.bin (or any on the PATH) and ends the command when it fails. */
export async function run(title: string, command: readonly string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCode(command, options);
  if (code === 0) return;
  console.error(`${title} failed: ${command.join(' ')} ended with ${code}.`);
  process.exit(1);
}

/** Runs a program; returns its exit code and output, for callers that run several at once. */
export function runCaptured(command: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const [program, ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(program ?? '', rest, { cwd: top, stdio: ['ignore', 'pipe', 'pipe'], env: withPath() });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program with inherited output; returns its exit code. */
export function exitCode(command: readonly string[], options: RunOptions = {}): Promise<number> {
  const [program, ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(program ?? '', rest, {
      cwd: options.cwd ?? top,
      stdio: 'inherit',
      env: { ...withPath(), ...options.env },
    });
    // Ending this process during a build ends the child too.
    const takeAlong = () => child.kill();
    process.once('exit', takeAlong);
    const done = (code: number) => {
      process.off('exit', takeAlong);
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 1));
  });
}
