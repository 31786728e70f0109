import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { der, enumerated, integer, octets, oid, sequence } from './der.ts';

const signed = sequence(oid('1.2.840.10045.4.3.2'));
const called = (name: string) => sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(name)))));
const timeOf = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const day = 86_400_000;

interface Asked {
  readonly name: string;
  readonly key: KeyObject;
  readonly extensions?: readonly Buffer[];
}

function certificate({ name, key, extensions = [] }: Asked, signer: KeyObject): Uint8Array {
  const content = sequence(
    der(0xa0, integer(2)),
    integer(name.length),
    signed,
    called('root'),
    sequence(timeOf(Date.now() - day), timeOf(Date.now() + day)),
    called(name),
    key.export({ format: 'der', type: 'spki' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  const signature = sign('sha256', content, signer);
  return new Uint8Array(sequence(content, signed, der(0x03, Buffer.from([0]), signature)));
}

/** A proof in the format android-key whose certificate, of a chain of our own, tells to look for revoked ones at `crl`. */
export function androidAttestation(key: KeyObject, clientDataHash: Buffer, crl: string) {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const described = sequence(
    ...[integer(4), enumerated(1), integer(4), enumerated(1)],
    ...[octets(clientDataHash), octets(Buffer.alloc(0)), sequence(), sequence()],
  );
  const revocations = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(crl))))));
  const leaf = {
    name: 'leaf',
    key,
    extensions: [
      sequence(oid('2.5.29.31'), octets(revocations)),
      sequence(oid('1.3.6.1.4.1.11129.2.1.17'), octets(described)),
    ],
  };
  const chain = [leaf, { name: 'root', key: root.publicKey }].map((one) => certificate(one, root.privateKey));
  return new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', chain],
  ]);
}
