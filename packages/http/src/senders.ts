/**
 * How long who sends may take, in milliseconds; the same for every server of the network, given when it is made. A connection that drips its
 * request is closed within `connectionsCheckingInterval` after its time is over (Node's own is 30 s), and holds no place of a call meanwhile.
 */
export const senders = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request: a picture of 500 kB over a line of 17 kB/s. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Between two requests; longer than a proxy in front keeps its own (60 s), so that it never sends into a closing connection. */
  keepAliveTimeout: 65_000,
};
export type Senders = Readonly<typeof senders>;
