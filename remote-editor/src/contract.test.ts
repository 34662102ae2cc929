import { join } from 'node:path';
import { contractProblems } from '@detour/remote-kit/testing/contract';
import { contract } from './contract';

const folder = join(__dirname, '..');

describe('the contract', () => {
  it('is in contract.json, and declares nothing unused', () => {
    expect(contractProblems(folder, contract)).toEqual([]);
  });
});
