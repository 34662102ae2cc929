import { checkContract, checkContracts } from '../check-contract';
import { breakingCalls } from './breaking-calls.fixture';
import { breakingEvents } from './breaking-events.fixture';
import { breakingFrame } from './breaking-frame.fixture';
import { breakingHost } from './breaking-host.fixture';
import { compatibleMutations } from './compatible-mutations.fixture';
import { everyContract, type Mutation } from './mutation.fixture';

const breaking = [...breakingEvents, ...breakingCalls, ...breakingFrame, ...breakingHost];

const check = ({ candidate }: Mutation) => checkContract({ candidate, live: everyContract });

describe('the corpus', () => {
  it('contains at least 150 distinct changes of each kind', () => {
    expect(breaking.length).toBeGreaterThanOrEqual(150);
    expect(compatibleMutations.length).toBeGreaterThanOrEqual(150);
    const words = [...breaking, ...compatibleMutations].map((mutation) => mutation.words);
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  });

  it('starts with contracts that are compatible', () => {
    expect(checkContracts(everyContract, [])).toEqual([]);
  });

  it('compares a candidate with everything live in well under three seconds', () => {
    const seconds = [...breaking, ...compatibleMutations].map((mutation) => {
      const started = performance.now();
      check(mutation);
      return (performance.now() - started) / 1000;
    });
    expect(Math.max(...seconds)).toBeLessThan(3);
  });
});

describe('a breaking change is rejected by package and item', () => {
  it.each(breaking.map((mutation) => [mutation.words, mutation] as const))('%s', (_, mutation) => {
    const problems = check(mutation);
    expect([...new Set(problems.map(({ breaks }) => breaks))].sort()).toEqual([...mutation.breaks].sort());
    expect(problems.length).toBeGreaterThan(0);
    expect([...new Set(problems.map(({ item }) => item))]).toEqual([mutation.item]);
    for (const { reason } of problems) expect(reason).toMatch(/^.{20,}\.$/);
  });
});

describe('a compatible change is accepted', () => {
  it.each(compatibleMutations.map((mutation) => [mutation.words, mutation] as const))('%s', (_, mutation) => {
    expect(check(mutation)).toEqual([]);
  });
});
