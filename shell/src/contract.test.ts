import { join } from 'node:path';
import { readDeclaredContract, readShellContract } from '@detour/remote-kit/testing/contract';

const folder = join(__dirname, '..');

describe('contract.json', () => {
  it('declares what the sources of the shell and of its server do', () => {
    expect(readDeclaredContract(folder)).toEqual(readShellContract(folder));
  });
});
