import { judgeProof } from './stale-proofs';

describe('judgeProof', () => {
  it('accepts a page when its subject has changed by at most 50 commits', () => {
    expect(judgeProof('kill', { commit: '13be1d0', changes: 50 })).toBeNull();
  });

  it('reports an older page with the command that renews it', () => {
    expect(judgeProof('kill', { commit: '13be1d0', changes: 51 })).toBe(
      'docs/proofs/kill.md is of commit 13be1d0; 51 commits have changed its subject since. Run npm run proof -- kill.',
    );
  });

  it('reports a page without a commit, and one whose commit is not in the history', () => {
    expect(judgeProof('kill', { commit: null, changes: null })).toContain('names no commit');
    expect(judgeProof('kill', { commit: '13be1d0', changes: null })).toContain('not in this history');
  });
});
