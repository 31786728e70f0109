import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');
/** The person is present and unlocked the passkey; a new one brings its public key. */
const flags = { use: 0x05, make: 0x45 };

/** The challenge in the page that asks for a passkey. */
function challengeIn(page: string): string {
  const options = /data-passkey="([^"]*)"/.exec(page)?.[1] ?? '{}';
  return JSON.parse(options.replaceAll(/&(quot|#34);/g, '"').replaceAll('&amp;', '&')).challenge;
}

/** The proof of a new passkey's origin. */
type Proof = (made: {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly authData: Buffer;
  readonly clientDataHash: Buffer;
}) => { readonly format: string; readonly statement: Map<string, unknown> };

const withoutProof: Proof = () => ({ format: 'none', statement: new Map() });

/** A device that keeps one passkey for the site `origin`, and answers pages as the browser's script does. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(20);
  const site = sha256(new URL(origin).hostname);
  let uses = 0;
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  const clientData = (type: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeIn(page), origin, crossOrigin: false }));
  return {
    /** The answer to the page that adds a passkey, with the proof of its origin that the site asks for: none. */
    make(page: string, proof: Proof = withoutProof): string {
      const client = clientData('webauthn.create', page);
      const point = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
      const [left = new Uint8Array(), right = new Uint8Array()] = point;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, left],
          [-3, right],
        ]),
      );
      const head = Buffer.from([flags.make, 0, 0, 0, 0]);
      const authData = Buffer.concat([site, head, Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const { format, statement } = proof({ privateKey, publicKey, authData, clientDataHash: sha256(client) });
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      return answer({ clientDataJSON: text(client), attestationObject, transports: ['internal'] });
    },
    /** The answer to a page that asks for a passkey. */
    use(page: string): string {
      uses += 1;
      const client = clientData('webauthn.get', page);
      const authData = Buffer.concat([site, Buffer.from([flags.use, 0, 0, 0, uses])]);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(signature),
      });
    },
  };
}
