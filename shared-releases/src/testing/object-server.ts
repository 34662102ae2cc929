import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A small S3 server: path-style URLs, AWS Signature 4 (verified over method, path, query, headers and body), conditional writes,
 * paged listings. Maintained packages of this kind lack conditional writes.
 */
export interface ObjectServer {
  readonly endpoint: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly at: number }>;
  /** Responses for the next requests, before normal operation. */
  readonly trouble: number[];
  /** Emulates an old store that ignores `If-None-Match`. */
  ignoreConditions: boolean;
  now: number;
  close(): Promise<void>;
}

export const objectServerKeys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' } as const;

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/** Whether the request has the signature that the specification requires. */
const isSigned = (request: IncomingMessage, url: URL, body: Buffer): boolean => {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, key, day = '', region = '', names = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (key !== objectServerKeys.accessKeyId) return false;
  const given = request.headers['x-amz-content-sha256'];
  if (given !== sha256(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const canonical = [request.method, path, canonicalQuery(url), headers.join(''), names, given].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    hmac(`AWS4${objectServerKeys.secretAccessKey}`, day),
  );
  return hmac(signing, text).toString('hex') === signature;
};

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? '');

const pageSize = 7;

export const startObjectServer = async (bucket: string): Promise<ObjectServer> => {
  const objects: ObjectServer['objects'] = new Map();

  const list = (url: URL): string => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const contents = page.map((key) => {
      const at = new Date(objects.get(key)?.at ?? 0).toISOString();
      return `<Contents><Key>${escape(key)}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    const more = keys.length > pageSize;
    const next = more ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://host');
    const fail = (status: number, code: string): void =>
      void response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const trouble = server.trouble.shift();
    if (trouble !== undefined) return fail(trouble, 'SlowDown');
    if (!isSigned(request, url, body)) return fail(403, 'SignatureDoesNotMatch');
    if (!url.pathname.startsWith(`/${bucket}/`)) return fail(404, 'NoSuchBucket');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const found = objects.get(key);
    if (key === '') return void response.writeHead(200).end(list(url));
    if (request.method === 'GET')
      return found ? void response.writeHead(200).end(found.bytes) : fail(404, 'NoSuchKey');
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (found && !server.ignoreConditions && request.headers['if-none-match'] === '*')
      return fail(412, 'PreconditionFailed');
    objects.set(key, { bytes: body, at: server.now });
    response.writeHead(200).end();
  };

  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks), response));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: ObjectServer = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    objects,
    trouble: [],
    ignoreConditions: false,
    now: 0,
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
  return server;
};
