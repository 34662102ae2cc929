import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url');

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
}

interface Use {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  /** Counter of the authenticator; a given one does not grow. */
  readonly counter?: number;
}

const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** COSE, ES256. */
const publicKeyOf = (key: KeyObject): Uint8Array => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const members: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(members) as never);
};

/** An authenticator that signs like a real one, except where a test overrides it. */
export const createPasskeyDevice = (defaultOrigin = 'http://fr.localhost:8080') => {
  const credentials: Credential[] = [];
  let counter = 0;

  const authData = (
    { rpId, userVerified = true }: Use & { readonly rpId: string },
    count: number,
    extra?: Buffer,
  ) =>
    Buffer.concat([
      hash(rpId),
      Buffer.from([1 | (userVerified ? 4 : 0) | (extra ? 64 : 0)]),
      counterBytes(count),
      extra ?? Buffer.alloc(0),
    ]);
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(options: { challenge: string; rp: { id: string }; user: { id: string } }, use: Use = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      const userHandle = Buffer.from(options.user.id, 'base64url').toString('base64url');
      credentials.push({ id, key: privateKey, userHandle });
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, publicKeyOf(publicKey)]);
      const data = authData({ rpId: options.rp.id, ...use }, use.counter ?? counter, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id: url(id),
        rawId: url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(clientData('webauthn.create', options.challenge, use.origin ?? defaultOrigin)),
          attestationObject: url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    get(options: { challenge: string; rpId: string }, use: Use = {}) {
      const credential = credentials.at(-1);
      if (!credential) throw new Error('This device has no passkey.');
      counter += 1;
      const data = authData({ rpId: options.rpId, ...use }, use.counter ?? counter);
      const client = clientData('webauthn.get', options.challenge, use.origin ?? defaultOrigin);
      return {
        id: url(credential.id),
        rawId: url(credential.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(sign('sha256', Buffer.concat([data, hash(client)]), credential.key)),
          userHandle: credential.userHandle,
        },
      };
    },
  };
};
