import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly notes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'notes' | 'service'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

const toNotes = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const toSpans = (text: string): CollectedSpan[] =>
  (JSON.parse(text) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toNotes(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({ ...span, service, notes: toNotes(attributes) })),
    );
  });

export interface Collector {
  readonly endpoint: string;
  spans(): readonly CollectedSpan[];
  /** Everything that was sent. */
  text(): string;
  /** Resolves when a span of this kind has come. */
  until(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan>;
  close(): Promise<void>;
}

/** A receiver of traces by OTLP over HTTP. */
export const startCollector = async (): Promise<Collector> => {
  const bodies: string[] = [];
  let news: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString());
      response.end('{}');
      for (const tell of news.splice(0)) tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = (): CollectedSpan[] => bodies.flatMap(toSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    async until(isWanted) {
      for (;;) {
        const found = spans().find(isWanted);
        if (found) return found;
        await new Promise<void>((resolve) => (news = [...news, resolve]));
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
