/** Milliseconds for an answer. */
const timeout = 10_000;
/** Bytes of an answer: a message of 2,000 letters is far smaller in every language. */
const most = 64 * 1024;

/** Sends JSON to the service and reads its JSON. Follows no redirect, which could carry the text elsewhere. */
export async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<object> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`The translation service answered ${answer.status}.`);
  const read: unknown = JSON.parse(await limited(answer));
  if (typeof read !== 'object' || read === null) throw new Error('The translation service answered no object.');
  return read;
}

async function limited(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('The answer of the translation service is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
