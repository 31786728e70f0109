import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/**
 * Writes exact bytes and reads until the server closes. If the server may wait for more, sends an end; Node then drops unwritten answers.
 */
export function sendRaw(port: number, bytes: Buffer, isAll: boolean): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (isAll ? socket.write(bytes) : socket.end(bytes)));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that closes at once may reset unread data.
    socket.on('error', () => {});
    socket.on('close', () => {
      try {
        resolve(answersIn(Buffer.concat(chunks).toString('latin1'), bytes.subarray(0, 5).toString() === 'HEAD '));
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** @throws Error for bytes that are not an answer, such as the rest of a split one */
function answersIn(text: string, isFirstHead: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(rest) ?? [];
    const end = rest.indexOf('\r\n\r\n');
    if (status === undefined || end < 0) throw new Error(`No answer begins here: ${JSON.stringify(rest.slice(0, 80))}`);
    const headers = rest.slice(0, end).toLowerCase();
    const hasNone = isFirstHead && answers.length === 0;
    const length = hasNone ? 0 : bodyLength(headers, rest.slice(end + 4), Number(status));
    answers.push({ status: Number(status), headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers.filter(({ status }) => status !== 100);
}

function bodyLength(headers: string, rest: string, status: number): number {
  if (status < 200 || status === 204 || status === 304) return 0;
  if (headers.includes('transfer-encoding: chunked')) return `\r\n${rest}`.indexOf('\r\n0\r\n\r\n') + 5;
  return Number(/\r\ncontent-length: (\d+)/.exec(headers)?.[1] ?? rest.length);
}
