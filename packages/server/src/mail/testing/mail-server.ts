import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** As it came over the wire: headers, an empty line, the parts. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Response codes with which the next deliveries are refused; 0 accepts the mail and then cuts the connection. */
  readonly refusals: number[];
  stop(): Promise<void>;
}

/** A real mail server on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal) return done(Object.assign(new Error('refused'), { responseCode: refusal }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        // The server has accepted the mail, but the sender gets no confirmation.
        if (refusal !== 0) return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    stop: () => new Promise((done) => server.close(done)),
  };
}

const header = (raw: string, name: string): string =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeHeader = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeQuoted(coded.replaceAll('_', ' ')),
    );

/** A received mail, decoded. */
export function readMail({ raw }: ReceivedMail) {
  const boundary = /boundary="([^"]+)"/.exec(header(raw, 'content-type'))?.[1] ?? '';
  const part = (type: string): string => {
    const found =
      raw.split(`--${boundary}`).find((one) => header(one.trimStart(), 'content-type').startsWith(type)) ?? '';
    const body = found.slice(found.indexOf('\r\n\r\n') + 4);
    const coding = header(found.trimStart(), 'content-transfer-encoding');
    return coding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body);
  };
  return {
    subject: decodeHeader(header(raw, 'subject')),
    from: header(raw, 'from'),
    to: header(raw, 'to'),
    messageID: header(raw, 'message-id'),
    unsubscribe: header(raw, 'list-unsubscribe'),
    unsubscribePost: header(raw, 'list-unsubscribe-post'),
    text: part('text/plain'),
    html: part('text/html'),
  };
}
