import file from '../contract.json';
import { contract } from './contract';

describe('the contract', () => {
  it('is in contract.json, which `npm run generate` writes', () => {
    expect(file).toEqual(contract);
  });
});
