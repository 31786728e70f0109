import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's top folder. */
export const top = path.join(import.meta.dirname, '..');

export interface RunOptions {
  readonly env?: Record<string, string>;
  /** The repository's top folder unless told. */
  readonly cwd?: string;
}

/** Runs a program of node_modules/.bin (or any on the PATH) and ends the command when it fails. */
export async function run(title: string, command: readonly string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCode(command, options);
  if (code === 0) return;
  console.error(`${title} failed: ${command.join(' ')} ended with ${code}.`);
  process.exit(1);
}

/** The exit code of a program, its output passed through. */
export function exitCode(command: readonly string[], options: RunOptions = {}): Promise<number> {
  const [program, ...rest] = command;
  return new Promise((resolve) => {
    const PATH = `${path.join(top, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
    const child = spawn(program ?? '', rest, {
      cwd: options.cwd ?? top,
      stdio: 'inherit',
      env: { ...process.env, PATH, ...options.env },
    });
    // Whoever ends in the middle of a build takes it along.
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
