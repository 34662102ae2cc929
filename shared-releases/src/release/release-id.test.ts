import { containerOf, parseReleaseId, printReleaseId } from './release-id';

describe('release ids', () => {
  it.each(['remote-search@1.4.0', 'shell@0.1.0-3fa9c17b20', 'remote-search@1'])(
    'parses and prints %s',
    (text) => {
      const id = parseReleaseId(text);
      expect(id && printReleaseId(id)).toBe(text);
    },
  );

  it.each([
    '',
    'remote-search',
    'remote-search@',
    '@1.4.0',
    'remote-search@1@2',
    'remote-search@../../shell/1',
    '../search@1',
    'remote-search@.git',
    'remote-search@1..2',
    'Remote-Search@1',
    '__proto__@1',
    `remote-search@${'1'.repeat(65)}`,
  ])('rejects "%s"', (text) => {
    expect(parseReleaseId(text)).toBeNull();
  });

  it('gives two versions different globals', () => {
    expect(containerOf({ name: 'remote-search', version: '1.4.0' })).toBe('remote_search_1_4_0');
  });
});
