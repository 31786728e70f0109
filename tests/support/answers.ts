import type { Route } from 'playwright';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers a call in the API's stead and in its form: with data, or with a refusal of that status. */
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
