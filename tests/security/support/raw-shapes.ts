/** Raw requests to the API: broken, ambiguous or readable in two ways. One of each family. */

export interface RawRequest {
  readonly name: string;
  readonly bytes: Buffer;
  /** Number of answers; undefined: one or none, because the server may wait for more and gets an end instead. */
  readonly answers?: number;
}

export const good = '/ref-data/gender';
export const host = 'Host: localhost\r\n';
export const last = 'Connection: close\r\n';
export const json = 'Content-Type: application/json\r\n';
export const smuggled = `GET /smuggled HTTP/1.1\r\n${host}${last}\r\n`;
export const raw = (text: string) => Buffer.from(text, 'latin1');

/** A first line; the rest is valid. */
export const line = (text: string): RawRequest => ({
  name: `line ${show(text)}`,
  bytes: raw(`${text}\r\n${host}${last}\r\n`),
  answers: 1,
});
/** A target in an otherwise valid request. */
export const target = (text: string): RawRequest => line(`GET ${text} HTTP/1.1`);
/** Headers beside a valid Host. */
export const headers = (text: string): RawRequest => ({
  name: `headers ${show(text)}`,
  bytes: raw(`GET ${good} HTTP/1.1\r\n${host}${text}\r\n${last}\r\n`),
  answers: 1,
});
/** All headers but the first line's. */
export const hosts = (text: string): RawRequest => ({
  name: `host ${show(text)}`,
  bytes: raw(`GET ${good} HTTP/1.1\r\n${text}${last}\r\n`),
  answers: 1,
});
/** A POST with doubtful framing. Bytes after its body may count as a request only if the framing is unambiguous. */
export const framing = (head: string, body: string, answers?: number): RawRequest => ({
  name: `framing ${show(head)} ${show(body)}`,
  bytes: raw(`POST /search/business HTTP/1.1\r\n${host}${json}${head}\r\n\r\n${body}`),
  ...(answers !== undefined && { answers }),
});
export const body = (text: string | Buffer, type = 'application/json', more = ''): RawRequest => {
  const bytes = Buffer.isBuffer(text) ? text : raw(text);
  const head = `POST /search/business HTTP/1.1\r\n${host}${last}Content-Type: ${type}\r\n${more}Content-Length: ${bytes.length}\r\n\r\n`;
  return {
    name: `body ${type} ${more.trim()} ${show(bytes.toString('latin1'))}`,
    bytes: Buffer.concat([raw(head), bytes]),
    answers: 1,
  };
};
export const bare = (name: string, bytes: string): RawRequest => ({ name, bytes: raw(bytes) });
export const ok = `GET ${good} HTTP/1.1\r\n${host}\r\n`;
export const piped = (name: string, text: string, answers: number): RawRequest => ({
  name: `piped ${name}`,
  bytes: raw(text),
  answers,
});

const show = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text);
