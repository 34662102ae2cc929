import { isInstalled } from '../../bin/prepare.mjs';

const wanted = {
  '': { version: '0.1.0' },
  shell: { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-react' },
  'node_modules/sharp-arm': { version: '1.0.0', integrity: 'sha512-arm', optional: true },
};
const installed = {
  shell: wanted.shell,
  'node_modules/react': wanted['node_modules/react'],
};

describe('packages that somebody else has installed', () => {
  it('are used when they are those of the lockfile', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it.each([
    ['one is missing', { shell: wanted.shell }],
    [
      'one has another version',
      { ...installed, 'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' } },
    ],
    [
      'one has other content',
      { ...installed, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-other' } },
    ],
    [
      'one is too many',
      { ...installed, 'node_modules/left': { version: '1.0.0', integrity: 'sha512-left' } },
    ],
  ])('are installed again when %s', (_, found) => {
    expect(isInstalled(wanted, found)).toBe(false);
  });
});
