import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface ObjectStoreOptions {
  /** `https://s3.eu-west-3.amazonaws.com`, or any S3-compatible endpoint. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface StoredObject {
  readonly key: string;
  /** Milliseconds UTC. */
  readonly changedAt: number;
}

/** The S3 operations of a release store. Each method rejects with a sentence on an unexpected response. */
export interface ObjectStoreClient {
  get(key: string): Promise<Buffer | null>;
  /** `onlyNew`: succeeds only for the first writer of the key, if the store supports conditional writes. */
  put(
    key: string,
    bytes: Uint8Array,
    options: { readonly type: string; readonly onlyNew: boolean },
  ): Promise<'stored' | 'taken'>;
  list(prefix: string): Promise<readonly StoredObject[]>;
  remove(key: string): Promise<void>;
}

const requestTimeout = 60_000;

const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

const decode = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|apos|#34|#39);/g,
    (_, name: string) =>
      ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#34': '"', '#39': "'" })[name] ?? '',
  );

/** Keys of one `ListObjectsV2` page. */
const parsePage = (
  xml: string,
): { readonly objects: readonly StoredObject[]; readonly next: string | null } => ({
  objects: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: decode(textOf(content, 'Key') ?? ''),
    changedAt: Date.parse(textOf(content, 'LastModified') ?? ''),
  })),
  next:
    textOf(xml, 'IsTruncated') === 'true' ? decode(textOf(xml, 'NextContinuationToken') ?? '') || null : null,
});

/** Sends a signed request. Rejects with a sentence when no response comes. */
const createSend =
  (endpoint: string, signer: AwsClient) =>
  async (url: string, { body, headers, method = 'GET' }: RequestInit = {}): Promise<Response> => {
    const hash = createHash('sha256')
      .update((body ?? '') as Uint8Array)
      .digest('hex');
    try {
      return await signer.fetch(url, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: { ...(headers as Record<string, string>), 'x-amz-content-sha256': hash },
        signal: AbortSignal.timeout(requestTimeout),
      });
    } catch (error) {
      const reason = ((error as Error).cause ?? error) as Error;
      throw new Error(`${endpoint} does not respond: ${reason.message}`, { cause: error });
    }
  };

const refusalOf = async (endpoint: string, what: string, response: Response): Promise<Error> => {
  const text = await response.text().catch(() => '');
  const code = textOf(text, 'Code') ?? '';
  return new Error(`${endpoint} rejected the request to ${what}: ${response.status} ${code}`.trim());
};

/** Client for S3-compatible storage. Signs requests and puts the bucket in the path. */
export const createObjectStoreClient = ({
  endpoint,
  bucket,
  ...options
}: ObjectStoreOptions): ObjectStoreClient => {
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string): string => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

  const send = createSend(endpoint, new AwsClient({ ...options, service: 's3', retries: 4 }));
  const refusal = (what: string, response: Response): Promise<Error> => refusalOf(endpoint, what, response);

  return {
    async get(key) {
      const response = await send(addressOf(key));
      if (response.status === 404) return null;
      if (!response.ok) throw await refusal(`give ${key}`, response);
      return Buffer.from(await response.arrayBuffer());
    },
    async put(key, bytes, { type, onlyNew }) {
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(onlyNew ? { 'if-none-match': '*' } : {}),
      };
      const response = await send(addressOf(key), { method: 'PUT', body: bytes as BodyInit, headers });
      // 409: another conditional write of the same key is in progress.
      if (onlyNew && (response.status === 412 || response.status === 409)) return 'taken';
      if (!response.ok) throw await refusal(`store ${key}`, response);
      return 'stored';
    },
    async list(prefix) {
      const found: StoredObject[] = [];
      for (let token: string | null = ''; token !== null;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const response = await send(`${root}/?${query}`);
        if (!response.ok) throw await refusal(`list ${prefix}`, response);
        const page = parsePage(await response.text());
        found.push(...page.objects);
        token = page.next;
      }
      return found;
    },
    async remove(key) {
      const response = await send(addressOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await refusal(`remove ${key}`, response);
    },
  };
};
