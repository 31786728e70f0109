import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket for tests: it implements the part of S3 that we use, and checks presigned posts against their policy. */
export interface FakeBucket {
  readonly endpoint: string;
  readonly objects: Map<string, { body: Buffer; contentType: string }>;
  /** While set, every request fails: cut off without an answer, or with a 503. */
  fault?: 'cut off' | 'busy' | undefined;
  stop(): Promise<void>;
}

const secret = 'the secret of the bucket';
export const bucketSettings = (endpoint: string) => ({
  bucket: 'pictures',
  region: 'eu-test-1',
  accessKeyId: 'AKTEST',
  secretAccessKey: secret,
  endpoint,
});

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature of a policy with AWS Signature Version 4. */
export function signatureOf(policy: string, credential: string): string {
  const [, day = '', region = '', service = '', end = ''] = credential.split('/');
  const key = [region, service, end].reduce((inner, part) => hmac(inner, part), hmac(`AWS4${secret}`, day));
  return hmac(key, policy).toString('hex');
}

export async function startBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const bucket: Partial<FakeBucket> = {};
  const server = createServer(async (request, response) => {
    if (bucket.fault === 'cut off') return void request.socket.destroy();
    if (bucket.fault === 'busy') return void response.writeHead(503).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const path = decodeURIComponent(pathname).replace(/^\/pictures\/?/, '');
    const body = await bytesOf(request);
    if (request.method === 'POST') return void response.writeHead(await post(request, body, objects)).end();
    if (!/^AWS4-HMAC-SHA256 Credential=AKTEST\//.test(request.headers.authorization ?? ''))
      return void response.writeHead(403).end();
    const copied = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof copied === 'string') {
      const from = objects.get(copied.replace(/^\/?pictures\//, ''));
      if (from) objects.set(path, { ...from, contentType: request.headers['content-type'] ?? '' });
      const result = from ? '<CopyObjectResult></CopyObjectResult>' : '<Error><Code>NoSuchKey</Code></Error>';
      return void response.writeHead(from ? 200 : 404, { 'content-type': 'application/xml' }).end(result);
    }
    if (request.method === 'PUT') {
      objects.set(path, { body: unchunked(request, body), contentType: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (searchParams.get('list-type') === '2') {
      const under = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? ''));
      const contents = under.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      const listed = `<?xml version="1.0"?><ListBucketResult><KeyCount>${under.length}</KeyCount>${contents}</ListBucketResult>`;
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listed);
    }
    const found = objects.get(path);
    const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
    if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(missing);
    response.writeHead(200, { 'content-type': found.contentType, 'content-length': found.body.length }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(bucket, { endpoint: `http://127.0.0.1:${port}`, objects, stop: () => closed(server) });
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The SDK sends a body in signed chunks with a checksum at the end. */
function unchunked(request: IncomingMessage, body: Buffer): Buffer {
  if (!/aws-chunked/.test(request.headers['content-encoding'] ?? '')) return body;
  const parts: Buffer[] = [];
  for (let index = 0; ; ) {
    const end = body.indexOf('\r\n', index);
    const length = Number.parseInt(body.toString('latin1', index, end), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    index = end + 2 + length + 2;
  }
}

interface Policy {
  expiration: string;
  conditions: (Record<string, string> | [string, number | string, number])[];
}

/** The status of a presigned post: 204 if the signature and every condition hold. */
async function post(request: IncomingMessage, body: Buffer, objects: FakeBucket['objects']): Promise<number> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const file = form?.get('file');
  if (!form || !(file instanceof Blob)) return 400;
  const field = (name: string) => String(form.get(name) ?? '');
  if (signatureOf(field('Policy'), field('X-Amz-Credential')) !== field('X-Amz-Signature')) return 403;
  const policy = JSON.parse(Buffer.from(field('Policy'), 'base64').toString()) as Policy;
  if (Date.parse(policy.expiration) < Date.now()) return 403;
  const covered = new Set(['Policy', 'X-Amz-Signature', 'file']);
  for (const condition of policy.conditions) {
    if (Array.isArray(condition)) {
      const [kind, least, maximum] = condition;
      if (kind !== 'content-length-range') return 403;
      if (file.size < Number(least) || file.size > maximum) return 400;
    } else {
      const [[name = '', value] = []] = Object.entries(condition);
      covered.add(name);
      if (name !== 'bucket' && field(name) !== value) return 403;
    }
  }
  if ([...form.keys()].some((name) => !covered.has(name))) return 403;
  objects.set(field('key'), { body: Buffer.from(await file.arrayBuffer()), contentType: field('Content-Type') });
  return 204;
}
