import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Identifies a process: its pid alone may belong to another program later. */
export type ProcessMark = {
  pid: number;
  /** Its start time, unique for this machine since its last boot; null if the system does not report it. */
  began: string | null;
  command: string;
};

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const ps = (...args: string[]): string | null => {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', timeout: 1_000, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

const hasProc = read('/proc/self/stat') !== null;

/** Fields of /proc/<pid>/stat after the name (which may hold spaces and brackets): [0] is the state, [19] the start in ticks since boot. */
const statOf = (pid: number): string[] | null => {
  const stat = read(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const beganAt = (pid: number): string | null => {
  if (!hasProc) return ps('-o', 'lstart=', '-p', String(pid))?.trim() || null;
  const ticks = statOf(pid)?.[19];
  return ticks === undefined ? null : `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${ticks}`;
};

/** Arguments of a process; one string if the system reports only the line. */
const commandOf = (pid: number): string[] => {
  if (!hasProc) return [ps('-o', 'command=', '-p', String(pid))?.trim() ?? ''];
  return (read(`/proc/${pid}/cmdline`) ?? '').split('\0').filter((part) => part !== '');
};

export const markOf = (pid: number): ProcessMark => ({ pid, began: beganAt(pid), command: commandOf(pid).join(' ') });

/** Whether a process with that id runs. A zombie has ended: it only waits for its parent. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user exists.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !hasProc || !['Z', 'X'].includes(statOf(pid)?.[0] ?? 'X');
}

/** Whether the marked process still runs. Without a start time, a process with that id counts as the same one, which is the safe answer. */
export function isSameProcess(mark: ProcessMark): boolean {
  if (!isRunning(mark.pid)) return false;
  const began = beganAt(mark.pid);
  return mark.began === null || began === null || began === mark.began;
}

const isPostgres = (command: string): boolean => /(^|[/\\])postgres(\.exe)?$/.test(command);

/**
 * The pids of all postgres processes of a cluster: the postmaster by its -D, its children by the cluster's name in their titles. Uses the
 * command line, because only the same user or a privileged one may read the working folder.
 */
export function postgresProcesses(
  clusterDir: string,
  clusterName: string,
): { postmaster: number[]; children: number[] } {
  const found: { postmaster: number[]; children: number[] } = { postmaster: [], children: [] };
  const look = (pid: number, argv: string[]) => {
    const [program = '', ...rest] = argv;
    if (program.startsWith(`postgres: ${clusterName}: `)) found.children.push(pid);
    else if (isPostgres(program) && rest.includes(clusterDir)) found.postmaster.push(pid);
  };
  if (hasProc) {
    for (const entry of readdirSync('/proc')) {
      const pid = Number(entry);
      if (Number.isInteger(pid) && isRunning(pid)) look(pid, commandOf(pid));
    }
  } else {
    for (const line of ps('-axo', 'pid=,command=')?.split('\n') ?? []) {
      const [, pid = '', command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      if (command.startsWith('postgres: ')) look(Number(pid), [command]);
      else if (command.includes(` -D ${clusterDir} `)) look(Number(pid), [command.split(' ')[0] ?? '', clusterDir]);
    }
  }
  return found;
}

/** Sends a signal; false if the process does not exist. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
