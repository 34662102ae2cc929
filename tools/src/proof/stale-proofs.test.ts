import { judgeProof } from './stale-proofs';

describe('judgeProof', () => {
  it('accepts a page while its subject has changed by 50 commits at most', () => {
    expect(judgeProof('kill', { commit: '13be1d0', changes: 50 })).toBeNull();
  });

  it('names a page that is older, with the command that renews it', () => {
    expect(judgeProof('kill', { commit: '13be1d0', changes: 51 })).toBe(
      'docs/proofs/kill.md is of commit 13be1d0; 51 commits have changed its subject since. Run npm run proof -- kill.',
    );
  });

  it('names a page without a commit, and one of a commit that the history lacks', () => {
    expect(judgeProof('kill', { commit: null, changes: null })).toContain('names no commit');
    expect(judgeProof('kill', { commit: '13be1d0', changes: null })).toContain('not in this history');
  });
});
