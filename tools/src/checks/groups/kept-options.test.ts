import { keptOptions } from './kept-options';

describe('options of jest that hold for groups of suites', () => {
  it.each([
    [
      'the names of a proof',
      ['--selectProjects', 'shell:server', 'shared-releases', '--testNamePattern', 'attack', '--json'],
      ['--testNamePattern', 'attack'],
    ],
    ['one suite after another', ['--testPathPatterns', 'races', '--runInBand', '--silent'], ['--runInBand']],
    ['workers', ['--runTestsByPath', 'a.test.ts', '--maxWorkers', '2'], ['--maxWorkers', '2']],
    ['none', ['--selectProjects', 'gateway', '--json', '--outputFile=x'], []],
  ])('keep %s', (_title, args, kept) => {
    expect(keptOptions(args)).toEqual(kept);
  });
});
