import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../src/database/open-database';
import type { TestApp } from '../test-app';
import { judge } from './judge';
import { requestsTo, type Draft } from './request-arbitrary';
import { targets } from './targets';
import { openWorld } from './world';
import { writeRequest } from './write-request';

interface Finding {
  readonly call: string;
  readonly trouble: string;
  /** Seed of the run, the round and the request's index. */
  readonly seed: number;
  readonly round: number;
  readonly index: number;
  readonly request: string;
}

interface Count {
  requests: number;
  /** 2xx and 3xx. */
  accepted: number;
  /** 4xx */
  refused: number;
}

export interface FuzzReport {
  readonly requests: number;
  readonly counts: Readonly<Record<string, Count>>;
  readonly kinds: Readonly<Record<Draft['kind'], number>>;
  readonly findings: readonly Finding[];
}

interface Options {
  readonly seed: number;
  readonly requests: number;
  /** Requests per world; a new world restores what hostile requests have used up. */
  readonly roundSize?: number;
}

/** Time (ms) after which a response counts as hung: much longer than the slowest call on a busy machine. */
const hangMs = 60_000;
const atOnce = 6;

const hung = Symbol('hung');

const answerOf = async (shop: TestApp, request: InjectOptions) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof hung>((resolve) => {
    timer = setTimeout(() => resolve(hung), hangMs);
  });
  try {
    return await Promise.race([shop.app.inject(request), late]);
  } finally {
    clearTimeout(timer);
  }
};

const show = (request: InjectOptions): string => {
  const payload = request.payload as string | Buffer | undefined;
  return JSON.stringify({
    ...request,
    payload: Buffer.isBuffer(payload) ? payload.toString('base64') : payload,
  }).slice(0, 1500);
};

/** Moves the clock and sends mails, so that the next round begins with an open shop. */
const tidy = async (shop: TestApp): Promise<void> => {
  shop.clock.advance({ minutes: 31 });
  await shop.app.jobs.turn();
  (shop.mails as unknown[]).length = 0;
  (shop.letters as unknown[]).length = 0;
};

const pictures = ['120_80.webp', '360_240.avif'].map((file) => `/images/coast-lighthouse-day/${file}`);

/** Draws the requested pictures first: one that is still being drawn is a 503 with `retry-after`. */
const drawPictures = async (shop: TestApp): Promise<void> => {
  for (const url of pictures) {
    let status = 0;
    for (let attempt = 0; status !== 200 && attempt < 20; attempt += 1)
      status = (await shop.app.inject(url)).statusCode;
    if (status !== 200) throw new Error(`${url} was not drawn after 20 requests.`);
  }
};

type Place = Pick<Finding, 'seed' | 'round' | 'index'>;

const createSender = (shop: TestApp) => {
  const counts: Record<string, Count> = {};
  const kinds = { valid: 0, nearly: 0, hostile: 0 };
  const findings: Finding[] = [];
  const troubleOf = async (
    { target }: Draft,
    request: InjectOptions,
    count: Count,
  ): Promise<string | null> => {
    try {
      const answer = await answerOf(shop, request);
      if (answer === hung) return `no response within ${hangMs / 1000} s`;
      if (answer.statusCode < 400) count.accepted += 1;
      else count.refused += 1;
      return judge(target, answer);
    } catch (error) {
      return `the application threw: ${String(error)}`;
    }
  };
  const send = async (draft: Draft, place: Place): Promise<void> => {
    const request = writeRequest(draft);
    const call = draft.target.id;
    const count = (counts[call] ??= { requests: 0, accepted: 0, refused: 0 });
    count.requests += 1;
    kinds[draft.kind] += 1;
    const trouble = await troubleOf(draft, request, count);
    if (trouble) findings.push({ call, trouble, ...place, request: show(request) });
  };
  return { counts, kinds, findings, send };
};

/** Sends `requests` requests to every call, generated from `seed`, and checks each response. */
export const runFuzz = async (
  shop: TestApp,
  db: Database,
  { seed, requests, roundSize = 2000 }: Options,
): Promise<FuzzReport> => {
  const { send, ...report } = createSender(shop);
  await drawPictures(shop);
  for (let round = 0, sent = 0; sent < requests; round += 1, sent += roundSize) {
    const world = await openWorld(shop, db, `${seed}-${round}`);
    const size = Math.min(roundSize, requests - sent);
    const drafts = fc.sample(requestsTo(targets, world), { seed: seed * 1000 + round, numRuns: size });
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < drafts.length; index = next++) {
        // Delays after wrong passwords would reject all later requests.
        if (index % 100 === 0) await db.deleteFrom('attempt').execute();
        const draft = drafts[index];
        if (draft) await send(draft, { seed, round, index });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await tidy(shop);
  }
  return { requests, ...report };
};
