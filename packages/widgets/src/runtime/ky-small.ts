/**
 * Replaces ky in the CDN's build: the options that @wbn/core uses, with ky's semantics, in a twentieth of its bytes
 * (docs/decisions/004-network-and-session-in-the-cdn-build.md). `ky-small.test.ts` runs one suite over both.
 */
interface Options {
  readonly method: string;
  readonly prefixUrl: string;
  readonly headers?: Record<string, string> | undefined;
  readonly json?: object | undefined;
  readonly searchParams?: Record<string, string> | undefined;
  readonly credentials?: RequestCredentials;
  readonly signal: AbortSignal;
  readonly retry: { readonly limit: number };
}

async function ky(path: string, options: Options): Promise<Response> {
  const { method, prefixUrl, headers, json, searchParams, credentials, signal, retry } = options;
  const query = searchParams ? `?${new URLSearchParams(searchParams)}` : '';
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(`${prefixUrl}/${path}${query}`, {
        method,
        signal,
        ...(credentials && { credentials }),
        headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
        body: json ? JSON.stringify(json) : null,
      });
    } catch (error) {
      // Only a lost connection arrives here: answers of any status are answers.
      if (signal.aborted || tries >= retry.limit) throw error;
      await new Promise((resume) => setTimeout(resume, 300 * 2 ** tries));
    }
  }
}

// biome-ignore lint/style/noDefaultExport: ky's own form
export { ky as default };
