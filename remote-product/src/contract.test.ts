import { join } from 'node:path';
import { readDeclaredContract, readSourceContract } from '@detour/remote-kit/testing/contract';
import { definition } from './definition';

const folder = join(__dirname, '..');

describe('contract.json', () => {
  it('declares what the sources do', () => {
    expect(readDeclaredContract(folder)).toEqual(readSourceContract(folder, definition));
  });
});
