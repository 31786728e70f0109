import { browserOrigin, browserPlatform, type KeyValue, keyValue, type Origin, type Platform } from '../platform.ts';

/** Functions of the page that a login needs besides the core's. */
export interface LoginPlatform extends Platform, Origin {
  address(): string;
  go(url: string): void;
  /** Opens an empty window at once, while the click still allows it; undefined if the browser refuses. */
  popup(): { go(url: string): void } | undefined;
  close(): void;
  /** undefined on a page without https. */
  sha256(text: string): Promise<ArrayBuffer> | undefined;
  /** Storage of this tab. */
  readonly tab: KeyValue;
}

/**
 * The functions of a browser's page. Tests and other shells replace some of them.
 *
 * @example
 * const hash = await browserLogin.sha256('verifier');
 * hash.byteLength; // 32
 */
export const browserLogin: LoginPlatform = {
  ...browserPlatform,
  ...browserOrigin,
  address: () => location.href,
  go: (url) => location.assign(url),
  popup() {
    const opened = window.open('about:blank', 'wbn-login', 'popup,width=480,height=720');
    return opened ? { go: (url) => opened.location.replace(url) } : undefined;
  },
  close: () => window.close(),
  sha256: (text) => crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text)),
  tab: keyValue(() => sessionStorage),
};
