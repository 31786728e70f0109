/** Addresses of one process or of several that share them. */
export interface Origins {
  readonly portal: string;
  readonly api: string;
  readonly accounts: string;
}

export const originsAt = (port: number): Origins => ({
  portal: `http://localhost:${port}`,
  api: `http://localhost:${port + 1}`,
  accounts: `http://localhost:${port + 2}`,
});

async function post<Data>(url: string, body: object, headers: Record<string, string> = {}): Promise<Data> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return JSON.parse(text).data;
}

/** Logs a demo owner in; returns functions that write and read through any API with the same secrets. */
export async function ownerOn({ accounts, portal }: Origins) {
  const login = { email: 'owner@demo.example', password: 'demo-password-1', continue: `${portal}/` };
  const { token: code } = await post<{ token: string }>(`${accounts}/login`, login);
  const { token } = await post<{ token: string }>(`${accounts}/get-session`, { token: code });
  const headers = { authorization: `Bearer ${token}` };
  return {
    async createBusiness(api: string, companyName: string): Promise<string> {
      const { businessID } = await post<{ businessID: string }>(
        `${api}/business/profile/create`,
        {
          companyName,
          categories: ['0001.01'],
          businessType: 'MA',
          country: 'SM',
          shortDescription: `${companyName} makes what its tests need.`,
        },
        headers,
      );
      return businessID;
    },
  };
}

/** The name of a business as a visitor reads it; the status of the refusal without one. */
export async function nameOf(api: string, businessID: string): Promise<string | number> {
  const answer = await fetch(`${api}/business/profile/${businessID}`);
  return answer.ok ? (JSON.stringify(await answer.json()).match(/"companyName":"([^"]*)"/)?.[1] ?? '') : answer.status;
}

export async function searchFor(api: string, textQuery: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ textQuery }) };
  return (await fetch(`${api}/search/business`, init)).text();
}
