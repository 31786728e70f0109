/**
 * Time limits of connections, in milliseconds: for receiving a request and for reading the answer. Every server of the network uses them. A connection that sends too slowly is closed
 * within `connectionsCheckingInterval` after its limit (Node's default is 30 s); until then it does not count as a running call.
 */
export const requestTimeouts = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request: a picture of 500 kB over a line of 17 kB/s. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Between two requests; longer than a proxy in front keeps its connections (60 s), so that it never sends into a closing connection. */
  keepAliveTimeout: 65_000,
  /** For a connection that moves no byte while a request is worked on or its answer is sent. Node itself has none. */
  silenceTimeout: 120_000,
  /** For a whole answer, from the begin of the work on it: a file of 10 MB over a line of 6 kB/s. Streams of events have none. */
  answerTimeout: 1_800_000,
};
export type RequestTimeouts = Readonly<typeof requestTimeouts>;
