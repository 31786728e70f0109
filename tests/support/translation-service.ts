import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * A double of LibreTranslate on loopback, because no translation service can be reached from here. It speaks the published interface and answers
 * the text behind its target language, e.g. `[es] What does it cost?`.
 */
export async function startTranslationService(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { q, target } = (await json(request)) as { readonly q: string; readonly target: string };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ translatedText: `[${target}] ${q}`, detectedLanguage: { confidence: 90, language: 'it' } }),
    );
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
