import { escapeHtml } from '@wbn/contract';
/** Shows an error with its place in the source; Vite's client reloads the page after the next change. */
export function errorPage(error: unknown): string {
  const { frame, message, stack } = error as Error & { readonly frame?: string };
  const parts = [message, frame, stack].filter((part): part is string => Boolean(part));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>
<script type="module" src="/@vite/client"></script>
<body style="margin:2rem;font-family:monospace">${parts.map((part) => `<pre style="white-space:pre-wrap">${escapeHtml(part)}</pre>`).join('')}</body></html>`;
}
