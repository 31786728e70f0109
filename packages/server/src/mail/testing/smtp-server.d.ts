/** The little of smtp-server that the tests use. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (error?: Error | null) => void;
  export interface Envelope {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }
  export class SMTPServer {
    constructor(options: {
      disabledCommands?: string[];
      logger?: boolean;
      onRcptTo?(address: { address: string }, session: Envelope, done: Done): void;
      onData?(stream: Readable, session: Envelope, done: Done): void;
    });
    readonly server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
  }
}
