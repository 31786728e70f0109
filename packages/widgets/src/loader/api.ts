import type { PartnerScope } from '@wbn/contract';
import type { TextSets } from '../locales/text-sets.ts';
import type { Config } from '../runtime/registry.ts';

/** The part of a visitor's session that a page may see: never a token. */
export interface SessionInfo {
  readonly loggedIn: boolean;
  readonly userID?: string;
}

/** `window.wbn`. Calls about the session and the integration load their code on demand, so they return promises. */
export interface WbnApi {
  readonly version: string;
  /** Sends the visitor to the account site, and back to this page. With a scope, such as `message`, that page names it and marks its box. */
  login(scope?: PartnerScope): Promise<void>;
  logout(): Promise<void>;
  session(): Promise<SessionInfo>;
  /** Subscribes to an event of any widget (`wbn-search`, …) or of the session (`wbn-session`); returns a function that unsubscribes. */
  on(event: string, listener: (event: CustomEvent) => void): () => void;
  configure(config: Config): void;
  /** Problems of this integration as sentences. */
  diagnose(): Promise<readonly Finding[]>;
  /** From now on each widget that a visitor sees for a second fires `wbn-view`, once. */
  trackViews(): Promise<void>;
  /** Adds a language to the widgets, or changes the texts of one. */
  addLocale(locale: string, sets: TextSets): Promise<void>;
  /** Looks after the elements inside a shadow root of the page, those that come later too. */
  scan(root: ShadowRoot): void;
  /** Runs a command at once; replaces the stub queue's `push` when the script has loaded. */
  push(command: WbnCommand): void;
}

export interface Finding {
  readonly level: 'ok' | 'warning' | 'error';
  readonly about: string;
  readonly text: string;
}

/** `wbn.push(['on', 'wbn-search', listener])` or `wbn.push((wbn) => …)`. */
export type WbnCommand =
  | {
      [Name in Exclude<keyof WbnApi, 'version' | 'push'>]: readonly [name: Name, ...args: Parameters<WbnApi[Name]>];
    }[Exclude<keyof WbnApi, 'version' | 'push'>]
  | ((wbn: WbnApi) => void);

/** Functions that the loader takes from the chunk `visitor`. */
export type Late = 'login' | 'logout' | 'session' | 'diagnose' | 'trackViews' | 'addLocale';

/** The runtime's functions that the loader calls. */
export interface RuntimeModule {
  /** Resolves when the network's addresses are known and the page has its theme; nothing is drawn or called before. The chunk `visitor` loads before. */
  locate(): Promise<void>;
  visitor(): Promise<{
    readonly api: Pick<WbnApi, Late>;
    finish(): Promise<void>;
    prepare(): Promise<void>;
    /** Refuses a text, or nothing, in place of settings. */
    configured(given: Config): void;
    /** Names a command that `push` does not know. */
    unknown(command: string): void;
  }>;
}
