/** @jest-environment node */
import { withoutFolders } from './without-folders';

describe('an error on a team page', () => {
  it.each([
    ['shell@2 is not in /srv/shop/.data/releases.', 'shell@2 is not in …/releases.'],
    ["ENOENT: no such file, open '/srv/shop/keys/trust.json'", "ENOENT: no such file, open '…/trust.json'"],
    ['took https://cdn.example/a/b.js', 'took https://cdn.example/a/b.js'],
    ['and/or 1/2/3 of it', 'and/or 1/2/3 of it'],
  ])('contains no folder of the machine: %s', (reason, shown) => {
    expect(withoutFolders(reason)).toBe(shown);
  });
});
