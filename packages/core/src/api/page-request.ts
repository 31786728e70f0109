/**
 * ky makes a `Request` of each call, but old libraries (MooTools) put a class of their own in its place. On such a page ky finds a class of
 * ours there while it runs, and the page keeps its own.
 */
interface OurRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly method: string | undefined;
  clone(): OurRequest;
}

let theirs: unknown;

function lend(ours?: (url: string, init: RequestInit) => OurRequest): void {
  theirs = globalThis.Request;
  if (!(theirs as typeof Request).prototype.clone) globalThis.Request = ours as unknown as typeof Request;
}

/** Gives the page its own class back. A page may have made the browser's read-only. */
export function giveBack(): void {
  if (globalThis.Request !== theirs) globalThis.Request = theirs as typeof Request;
}

/** Starts a call of ky. */
export function withRequest<Answer>(start: () => Answer): Answer {
  lend(function make(url, init) {
    return {
      url,
      init,
      method: init.method,
      clone() {
        return this;
      },
    };
  });
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
