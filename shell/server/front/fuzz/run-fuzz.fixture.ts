import fc from 'fast-check';
import { ask } from './ask.fixture';
import { planted, requests, type Draft } from './hostile-requests.fixture';
import { judge } from './judge.fixture';
import type { FuzzWorld } from './world.fixture';
import { writeRequest } from './write-request.fixture';

interface ShellFinding {
  /** Id of the target. */
  readonly call: string;
  readonly trouble: string;
  /** Seed of the request: run seed, round and position. */
  readonly seed: number;
  readonly round: number;
  readonly index: number;
  readonly request: string;
}

interface Count {
  requests: number;
  /** 2xx and 3xx. */
  accepted: number;
  /** 4xx, and 503 with `Retry-After`. */
  refused: number;
}

export interface ShellFuzzReport {
  readonly requests: number;
  readonly counts: Readonly<Record<string, Count>>;
  readonly kinds: Readonly<Record<Draft['kind'], number>>;
  readonly findings: readonly ShellFinding[];
}

const roundSize = 2000;
const atOnce = 24;

/** Sends `requests` requests generated from `seed` and checks each response, then the log. */
export const runShellFuzz = async (
  world: FuzzWorld,
  { seed, requests: total }: { readonly seed: number; readonly requests: number },
): Promise<ShellFuzzReport> => {
  const { port, credentials, folders } = world;
  const counts: Record<string, Count> = {};
  const kinds = { valid: 0, nearly: 0, hostile: 0 };
  const findings: ShellFinding[] = [];

  const send = async (draft: Draft, place: Pick<ShellFinding, 'seed' | 'round' | 'index'>): Promise<void> => {
    const call = draft.target.id;
    const bytes = writeRequest(draft);
    const count = (counts[call] ??= { requests: 0, accepted: 0, refused: 0 });
    count.requests += 1;
    kinds[draft.kind] += 1;
    const tell = (trouble: string): void => {
      findings.push({
        call,
        trouble,
        ...place,
        request: JSON.stringify(bytes.toString('latin1')).slice(0, 1500),
      });
    };
    const outcome = await ask(port, bytes).catch((error: Error) =>
      tell(`the answer cannot be read: ${error.message}`),
    );
    if (!outcome) return;
    if (typeof outcome !== 'string') count[outcome.status < 400 ? 'accepted' : 'refused'] += 1;
    const trouble = judge({ draft, outcome, credentials, folders });
    if (trouble) tell(trouble);
  };

  const judgeLog = (round: number): void => {
    for (const line of world.takeLog())
      if (line.includes(planted))
        findings.push({
          call: 'log',
          trouble: 'a line holds a secret',
          seed,
          round,
          index: 0,
          request: line.slice(0, 800),
        });
  };

  for (let round = 0, sent = 0; sent < total; round += 1, sent += roundSize) {
    const size = Math.min(roundSize, total - sent);
    const drafts = fc.sample(requests(credentials), { seed: seed * 1000 + round, numRuns: size });
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < drafts.length; index = next++) {
        const draft = drafts[index];
        if (draft) await send(draft, { seed, round, index });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    judgeLog(round);
  }
  return { requests: total, counts, kinds, findings };
};
