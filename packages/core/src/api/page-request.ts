/**
 * ky makes a `Request` with `Headers` of each call, but libraries (MooTools, substitutes for old browsers) put classes of their own in their
 * place. On such a page ky finds a class of ours and the browser's headers there while it runs, and the page keeps its own.
 */
class OurRequest {
  declare readonly url: string;
  declare readonly init: RequestInit;
  declare readonly method: string | undefined;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
    this.method = init.method;
  }

  clone(): this {
    return this;
  }
}

/** The page's own classes while ky has others. */
let theirs: object | undefined;

function lend(Ours?: typeof OurRequest): void {
  const { Request, Headers } = globalThis;
  // An answer has the browser's own headers, the only ones that `fetch` reads.
  const native = new Response().headers.constructor;
  theirs = !Request.prototype.clone || Headers !== native ? { Request, Headers } : undefined;
  // A page may have made the browser's own read-only.
  if (theirs) Object.assign(globalThis, { Request: Ours, Headers: native });
}

/** Gives the page its own classes back. */
export function giveBack(): void {
  Object.assign(globalThis, theirs);
}

/** Starts a call of ky. */
export function withRequest<Answer>(start: () => Answer): Answer {
  lend(OurRequest);
  try {
    return start();
  } finally {
    giveBack();
  }
}

/** Sends what ky has made. */
export const fetchRequest = (request: Request & Partial<OurRequest>, init?: RequestInit): Promise<Response> =>
  request.init ? fetch(request.url, request.init) : fetch(request, init);

// ky looks at `Request` as it is loaded, after this module, unless there is none.
lend();
