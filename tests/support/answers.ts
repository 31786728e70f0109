import type { Route } from 'playwright';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers a call instead of the API, with data or with an error status. */
export const answerJson = (route: Route, data: unknown, status = 200): Promise<void> =>
  route.fulfill({
    status,
    headers: { ...cors, 'content-type': 'application/json' },
    body: JSON.stringify(
      status < 300
        ? { success: true, data }
        : { success: false, code: status, name: status === 403 ? 'Forbidden' : 'InternalError', message: '' },
    ),
  });
