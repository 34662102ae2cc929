/** A span of another process, by the header `traceparent` of W3C Trace Context. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly sampled: boolean;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Ids of zeros mean "none" in W3C Trace Context. */
const isNone = (id: string): boolean => /^0+$/.test(id);

export const isTraceId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) && !isNone(value);

export const isSpanId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value) && !isNone(value);

/** Null for anything but one header of version 00. */
export const parseTraceparent = (text: unknown): TraceParent | null => {
  const [, traceId, spanId, flags = '00'] = form.exec(typeof text === 'string' ? text : '') ?? [];
  return isTraceId(traceId) && isSpanId(spanId)
    ? { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
    : null;
};

export const printTraceparent = ({ traceId, spanId, sampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** What a trace is about: the package that shows the page. Names only. */
export interface TracedPart {
  readonly remote: string;
  readonly release: string;
  /** Arm of the remote's canary. Absent where the sender does not know it. */
  readonly arm?: 'stable' | 'candidate';
}

/** Bytes of a `baggage` header. Ours has about a hundred; anybody can send a longer one. */
const longest = 300;
const word = /^[\w.+-]{1,80}$/;

/** Members of a `baggage` header (W3C Baggage) that are ours. All others are dropped. Null without a remote and its release. */
export const parseBaggage = (text: unknown): TracedPart | null => {
  if (typeof text !== 'string' || text.length > longest) return null;
  const members = new Map(
    text.split(',').map((member) => member.trim().split('=', 2) as [string, string | undefined]),
  );
  const [remote = '', release = '', arm] = ['remote', 'release', 'arm'].map((name) =>
    members.get(`shop.${name}`),
  );
  if (!word.test(remote) || !word.test(release)) return null;
  return { remote, release, ...((arm === 'stable' || arm === 'candidate') && { arm }) };
};

export const printBaggage = (part: TracedPart): string =>
  (['remote', 'release', 'arm'] as const)
    .flatMap((name) => (part[name] === undefined ? [] : [`shop.${name}=${part[name]}`]))
    .join(',');
