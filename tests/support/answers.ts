import type { Route } from 'playwright';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Names of errors by status, as the API gives them; all others are faults of the server. */
const names: Readonly<Record<number, string>> = { 403: 'Forbidden', 429: 'TooManyRequests' };

/** Answers a call instead of the API, with data or with an error status. */
export const answerJson = (route: Route, data: unknown, status = 200): Promise<void> =>
  route.fulfill({
    status,
    headers: { ...cors, 'content-type': 'application/json' },
    body: JSON.stringify(
      status < 300
        ? { success: true, data }
        : { success: false, code: status, name: names[status] ?? 'InternalError', message: '' },
    ),
  });
