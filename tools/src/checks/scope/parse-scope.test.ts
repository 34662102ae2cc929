import { parseScope } from './parse-scope';

const packages = ['shell', 'remote-search', 'remote-boxes'];

describe('parseScope', () => {
  it.each([
    [[], { kind: 'all' }],
    [['--only', 'remote-boxes'], { kind: 'only', packages: ['remote-boxes'] }],
    [['--only', 'remote-boxes,shell'], { kind: 'only', packages: ['shell', 'remote-boxes'] }],
    [['--affected'], { kind: 'affected', base: null }],
    [['--affected', 'HEAD~3'], { kind: 'affected', base: 'HEAD~3' }],
  ])('parses %j', (args, scope) => {
    expect(parseScope(args, packages)).toEqual(scope);
  });

  it.each([
    [['--only'], '--only names no package'],
    [['--only', 'remote-old'], 'There is no package "remote-old". There are: shell, remote-search'],
    [['--only', '--affected'], '"--affected" does not follow --only'],
    [['--affected', 'main', 'x'], '"x" is too much'],
    [['remote-search'], '"remote-search" is unknown'],
  ])('rejects %j with a sentence', (args, sentence) => {
    expect(() => parseScope(args, packages)).toThrow(sentence);
  });
});
