import { spawn, spawnSync } from 'node:child_process';

export const hasStrace = (): boolean => spawnSync('strace', ['--version']).status === 0;

/** Whether strace is here and may look into a process that is none of its children: containers and hardened kernels refuse it. */
export function mayTrace(): boolean {
  if (!hasStrace()) return false;
  const idle = spawn('sleep', ['60'], { stdio: 'ignore' });
  const { stderr } = spawnSync('timeout', ['--signal=INT', '2', 'strace', '-p', `${idle.pid}`], { encoding: 'utf8' });
  idle.kill();
  return stderr.includes(' attached');
}

/**
 * The disk answers EIO where these processes ask it to keep what they wrote: to each of them the second time. Waits until they all have
 * ended; answers how often it did.
 */
export async function failSync(pids: readonly number[]): Promise<number> {
  const calls = 'fsync,fdatasync';
  const which = pids.flatMap((pid) => ['-p', String(pid)]);
  const strace = spawn('strace', ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO:when=2`, ...which], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const text of strace.stderr.setEncoding('utf8')) said += text;
  return said.split('(INJECTED)').length - 1;
}
