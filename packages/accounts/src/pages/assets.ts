import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { tabIcon } from './mark.ts';

/** An edition's own colours: `light` carries white text, `dark` near-black text. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

export interface Sheet {
  /** Contains the hash of the content, so that browsers may cache it for ever. */
  readonly path: string;
  readonly css: string;
  /** Icon of the browser tab. */
  readonly icon: string;
}

const read = (name: string): string => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8');
const shared = read('page') + read('consent') + read('account') + read('form');

/** The site's style sheet in the colours of its edition. */
export function sheetOf(accent: Accent | undefined): Sheet {
  const css = accent
    ? `${shared}:root{--w-accent:light-dark(${accent.light},${accent.dark});--w-on-accent:light-dark(#fff,#07130d)}`
    : shared;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { path: `/assets/accounts-${hash}.css`, css, icon: tabIcon(accent?.light ?? '#0f55b0') };
}

export interface Script {
  /** Contains the hash of the content. */
  readonly path: string;
  readonly text: string;
}

/** The scripts that pages may have. */
export interface Scripts {
  /** The library's bundle and the part that fills in our forms. */
  readonly passkeys: Script;
  /** For a page that waits for a click in a mail. */
  readonly waiting: Script;
}

export function readScripts(): Scripts {
  const library = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  const bundle = path.join(path.dirname(library), '..', 'dist', 'bundle', 'index.umd.min.js');
  return { passkeys: scriptOf('passkeys', `${readFileSync(bundle, 'utf8')}\n`), waiting: scriptOf('waiting') };
}

function scriptOf(name: keyof Scripts, before = ''): Script {
  const text = before + readFileSync(new URL(`./scripts/${name}.js`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { path: `/assets/${name}-${hash}.js`, text };
}

export function serveScript(app: FastifyInstance, { path: at, text }: Script): void {
  app.get(at, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(text),
  );
}

export function serveSheet(app: FastifyInstance, { css, path }: Sheet): void {
  app.get(path, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(css),
  );
}
