import { spawn, spawnSync } from 'node:child_process';

export const hasStrace = (): boolean => spawnSync('strace', ['--version']).status === 0;

/** Whether strace is installed and may trace processes other than its children: containers and hardened kernels refuse it. */
export function mayTrace(): boolean {
  if (!hasStrace()) return false;
  const idle = spawn('sleep', ['60'], { stdio: 'ignore' });
  const { stderr } = spawnSync('timeout', ['--signal=INT', '2', 'strace', '-p', `${idle.pid}`], { encoding: 'utf8' });
  idle.kill();
  return stderr.includes(' attached');
}

/** Makes the second fsync of each of these processes fail with EIO. Waits until they have ended; returns the number of failures. */
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
