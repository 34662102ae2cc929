import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A self-signed certificate, which is its own CA, and its key, as PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const long = [...Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex')];
  const length = body.length < 128 ? [body.length] : [0x82, ...long];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(text)))));

/** For `localhost` and 127.0.0.1, from yesterday to tomorrow; P-256. */
export const makeCertificate = (name = 'localhost'): TestCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const names = sequence(der(0x82, Buffer.from(name)), der(0x87, Buffer.from([127, 0, 0, 1])));
  const alternativeNames = sequence(der(0x06, Buffer.from('551d11', 'hex')), der(0x04, names));
  const isAuthority = sequence(
    der(0x06, Buffer.from('551d13', 'hex')),
    der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(name),
    sequence(time(Date.now() - day), time(Date.now() + day)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames, isAuthority)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, signature));
  return {
    cert: new X509Certificate(whole).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
};
