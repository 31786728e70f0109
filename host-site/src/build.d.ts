/** Set by Vite: true in the server's renderer and in tests, false in the browser's files. */
interface ImportMetaEnv {
  readonly SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
