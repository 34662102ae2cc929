import { printFuzz, type FuzzRun } from './print-fuzz';

const run = (more: Partial<FuzzRun>): FuzzRun => ({
  seed: 7,
  database: 'embedded',
  requests: 10,
  findings: [],
  rejections: [],
  healthy: true,
  counts: { offers: { requests: 10, accepted: 4, refused: 6 } },
  kinds: { valid: 4, nearly: 4, hostile: 2 },
  ...more,
});

describe('the figures of the fuzzer', () => {
  it('add up over its processes, by call and by database', () => {
    const text = printFuzz([run({ seed: 8, database: 'postgres' }), run({})]);
    expect(text).toContain('requests 20: valid 8, nearly valid 8, hostile 4');
    expect(text).toContain('PostgreSQL 10, PGlite 10');
    expect(text).toContain('seeds 7 (embedded), 8 (postgres)');
    expect(text).toMatch(/^offers +20 +8 +12$/m);
  });

  it('contain no database for the shell server, which has none', () => {
    const text = printFuzz([run({ database: null })], 'without headers');
    expect(text).not.toMatch(/PostgreSQL|null/);
    expect(text).toContain('seeds 7\nwithout headers: 0');
  });

  it('contain the command that repeats a finding', () => {
    const finding = { call: 'log', trouble: 'the answer is 500', seed: 7, round: 1, index: 2, request: '{}' };
    const text = printFuzz([run({ findings: [finding] })]);
    expect(text).toContain('log: the answer is 500\n  seed 7, round 1, request 2: {}');
  });
});
