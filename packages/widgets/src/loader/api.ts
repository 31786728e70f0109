import type { Config } from '../runtime/registry.ts';

/** What a visitor's session shows to a page: never a token. */
export interface SessionInfo {
  readonly loggedIn: boolean;
  readonly userID?: string;
}

/** `window.wbn`. Calls about the session and the integration fetch what they need, so they answer promises. */
export interface WbnApi {
  readonly version: string;
  /** Sends the visitor to the account site, and back to this page. */
  login(): Promise<void>;
  logout(): Promise<void>;
  session(): Promise<SessionInfo>;
  /** Hears an event of any widget (`wbn-search`, …) or of the session (`wbn-session`); answers the way to stop. */
  on(event: string, listener: (event: CustomEvent) => void): () => void;
  configure(config: Config): void;
  /** What is wrong with this integration, in words. */
  diagnose(): Promise<readonly Finding[]>;
  /** Runs a command at once: what a stub queue's `push` becomes when the script has arrived. */
  push(command: WbnCommand): void;
}

export interface Finding {
  readonly level: 'ok' | 'warning' | 'error';
  readonly about: string;
  readonly text: string;
}

/** `wbn.push(['on', 'wbn-search', listener])` or `wbn.push((wbn) => …)`. */
export type WbnCommand =
  | readonly [name: Exclude<keyof WbnApi, 'version' | 'push'>, ...args: unknown[]]
  | ((wbn: WbnApi) => void);

type Late = 'login' | 'logout' | 'session' | 'diagnose';

/** What the loader needs of the runtime's module. */
export interface RuntimeModule {
  load(tag: string): Promise<unknown>;
  visitor(): Promise<{ readonly api: Pick<WbnApi, Late>; finish(): Promise<void> }>;
}
