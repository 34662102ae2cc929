const withValue = ['--maxWorkers', '--testNamePattern'];
const alone = ['--runInBand'];

/** Options of jest that hold for groups too; the others select suites, which the groups replace. */
export const keptOptions = (args: readonly string[]): readonly string[] =>
  args.filter(
    (argument, at) =>
      withValue.includes(argument) || alone.includes(argument) || withValue.includes(args[at - 1] ?? ''),
  );
