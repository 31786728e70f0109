import { type ErrorName, errors } from '@wbn/contract';
import { type Client, createClient, createSession } from '@wbn/core';

/** The answers of the network in one example; the network itself is never reached. */
export interface Network {
  /** For `// GET path answers data`. */
  answers(request: string, data: unknown): void;
  /** For `// GET path fails with name`. */
  fails(request: string, name: ErrorName): void;
  /** Requests for which the example shows no answer. */
  readonly unanswered: readonly string[];
  /** The client of a visitor who is logged in as `u-1`. */
  readonly client: Client;
}

/** An open stream of live events. */
const stream = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('id: 1\ndata: {"kind":"ready"}\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

const [api, accounts, portal] = ['https://api.example', 'https://accounts.example', 'https://portal.example'] as const;

function loggedIn(): Client {
  const session = createSession({ accounts });
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  session.save({
    token: 'access',
    tokenExpire: expires,
    refreshToken: 'refresh',
    refreshTokenExpire: expires,
    userID: 'u-1',
  });
  return createClient({ api, accounts, portal, session });
}

/** Replaces the `fetch` of this process. */
export function shownNetwork(): Network {
  const known = new Map<string, () => Response>();
  const unanswered: string[] = [];
  globalThis.fetch = async (request, init) => {
    const { method, url } = new Request(request, init);
    const { pathname } = new URL(url);
    if (pathname === '/events') return stream();
    const name = `${method} ${pathname.slice(1)}`;
    const answer = known.get(name);
    if (!answer) unanswered.push(name);
    return answer?.() ?? new Response('', { status: 404 });
  };
  return {
    answers: (request, data) => known.set(request, () => Response.json({ success: true, data })),
    fails(request, name) {
      const { message, status } = errors[name];
      known.set(request, () => Response.json({ success: false, code: status, name, message }, { status }));
    },
    unanswered,
    client: loggedIn(),
  };
}
