import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { clearLeftovers, ensureCluster, ownPassword, SUPERUSER, settings } from './cluster.ts';
import { freePort } from './free-port.ts';
import { keepServing } from './keep-serving.ts';
import { acquireLock } from './lock.ts';
import { shareWithOwner } from './ownership.ts';
import { databaseUrl, ready } from './ready.ts';
import { chooseRunAs, type RunAs, type RunAsOptions } from './run-as.ts';
import { type Server, type ServerExit, superviseServer } from './supervisor.ts';

export type EmbeddedOptions = RunAsOptions & {
  /** One folder, one owner. Created if missing. */
  dataDir: string;
  /** Default: a free port, different at each start. */
  port?: number;
  /** Receives one line at a time. */
  log?: (line: string) => void;
  /** The owner's address, for the error of a second start. See also `announce`. */
  address?: string;
  /** Called when the server ends unexpectedly; it is restarted automatically. */
  onExit?: (exit: ServerExit) => void;
  /** Called when it serves again at the same address. */
  onRestart?: () => void;
  /** Default: those that npm installed. */
  binaries?: Binaries;
  /** For tests: commits do not wait for the disk. A crash of the machine loses everything, a kill of the server its last moments. */
  throwaway?: boolean;
};

export type EmbeddedPostgres = {
  /** Contains the password: never log it. */
  url: string;
  port: number;
  /** The current server process; changes after a restart. */
  readonly pid: number;
  /** Stores the owner's address in the lock. */
  announce(address: string): void;
  /** Fast shutdown, then releases the folder. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL from npm on a folder that it owns alone.
 * @throws DataFolderInUse within a second if another process owns the folder; otherwise an Error with the end of the server's log
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  mkdirSync(options.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const lock = await acquireLock(dataDir, options.address);
  try {
    const runAs = chooseRunAs(dataDir, options.binaries ?? findBinaries(), options);
    log(runAs.line);
    const password = ownPassword(dataDir);
    await clearLeftovers(runAs.clusterDir, 2_500, log);
    if ((await ensureCluster(runAs, password, options.throwaway)) === 'made')
      log(`A new PostgreSQL cluster lies in ${runAs.clusterDir}.`);
    const logFile = startLog(dataDir);
    const launch = (port: number, onSpawn?: (server: Server) => void) =>
      launchServer(
        { runAs, password, logFile, port, args: settings(runAs.clusterDir, port, options.throwaway) },
        onSpawn,
      );
    const { server, port } = await onSomePort(options.port, launch);
    const kept = keepServing(server, {
      restart: async (onSpawn) => {
        await clearLeftovers(runAs.clusterDir, 0, () => {});
        await launch(port, onSpawn);
      },
      log,
      onExit: options.onExit,
      onRestart: options.onRestart,
    });
    let stopped: Promise<void> | undefined;
    return {
      url: databaseUrl(SUPERUSER, password, port),
      port,
      get pid() {
        return kept.pid;
      },
      announce: lock.announce,
      stop: () => (stopped ??= stayAwake(kept.stop()).finally(lock.release)),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The server's handles do not keep this process alive; its orderly shutdown must. */
async function stayAwake(ending: Promise<void>): Promise<void> {
  const awake = setInterval(() => {}, 1_000);
  await ending.finally(() => clearInterval(awake));
}

type Launch = { runAs: RunAs; password: string; logFile: string; port: number; args: string[] };

async function launchServer(
  { runAs, password, logFile, port, args }: Launch,
  onSpawn?: (server: Server) => void,
): Promise<Server> {
  const before = existsSync(logFile) ? statSync(logFile).size : 0;
  const server = await superviseServer(runAs, args, logFile);
  onSpawn?.(server);
  try {
    if (await ready(databaseUrl(SUPERUSER, password, port, 'postgres'), server.hasExited)) return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
  throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8').slice(before).trim().slice(-1500)}`);
}

/** Uses the requested port or a free one; retries if another process takes the free port first. */
async function onSomePort(wanted: number | undefined, launch: (port: number) => Promise<Server>) {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    try {
      return { server: await launch(port), port };
    } catch (error) {
      if (wanted !== undefined || attempt === 3 || !String(error).includes('could not bind')) throw error;
    }
  }
}

/** Starts the server's log; keeps the previous one once it has grown. */
function startLog(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.log');
  closeSync(openSync(file, 'a', 0o600));
  shareWithOwner(file, dataDir);
  if (statSync(file).size > 5_000_000) renameSync(file, `${file}.1`);
  return file;
}
