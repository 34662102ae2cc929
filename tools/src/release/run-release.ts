import { parseArgs } from 'node:util';
import { openContext, type ReleaseWorld } from './context/release-context';
import { command, helpOf, helpOfAll } from './release-help';
import { UsageError, type Options, type Report, type Trouble, type Verb } from './verb';
import { build } from './verbs/build';
import { check } from './verbs/check';
import { flag } from './verbs/flag';
import { freeze } from './verbs/freeze';
import { history } from './verbs/history';
import { promote } from './verbs/promote';
import { prune } from './verbs/prune';
import { publish } from './verbs/publish';
import { repair } from './verbs/repair';
import { rollback } from './verbs/rollback';
import { rollout } from './verbs/rollout';
import { status } from './verbs/status';
import { whatIf } from './verbs/what-if';

const verbs: Readonly<Record<string, Verb>> = {
  build,
  publish,
  check,
  promote,
  rollback,
  rollout,
  freeze,
  'what-if': whatIf,
  flag,
  status,
  history,
  prune,
  repair,
};

const common = {
  channel: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (verb: Verb, args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { ...common, ...verb.options }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. To specify.*$/s, '.'));
  }
};

const printReport = ({ lines, json }: Report, asJson: boolean, { print }: ReleaseWorld): void =>
  print(asJson ? JSON.stringify({ ok: true, ...json }, null, 2) : lines.join('\n'));

const printTrouble = (
  { kind, message, lines = [], json }: Trouble,
  asJson: boolean,
  world: ReleaseWorld,
): void => {
  if (asJson) world.print(JSON.stringify({ ok: false, kind, message, ...json }, null, 2));
  else world.say([message, ...lines].join('\n'));
};

const act = async (verb: Verb, args: readonly string[], world: ReleaseWorld): Promise<number> => {
  const { values, positionals } = parse(verb, args);
  const options = values as Options;
  const asJson = options['json'] === true;
  const done = await openContext(world, { isLocal: verb.isLocal === true })
    .then((context) => verb.run(context, positionals, options))
    .catch((error: Error) => {
      if (error.name === 'UsageError') throw error;
      return { ok: false as const, error: { kind: 'unreachable' as const, message: error.message } };
    });
  if (done.ok) printReport(done.value, asJson, world);
  else printTrouble(done.error, asJson, world);
  return done.ok ? 0 : 1;
};

/** Runs one verb. Exit code: 0 success, 1 rejected or failed with the reason, 2 wrong usage. */
export const runRelease = async (argv: readonly string[], world: ReleaseWorld): Promise<number> => {
  const [name, ...args] = argv;
  const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    const asked = name === undefined || name === '--help' || name === '-h' || name === 'help';
    if (!asked) world.say(`Unknown verb "${name}".\n`);
    (asked && name !== undefined ? world.print : world.say)(helpOfAll(verbs));
    return asked && name !== undefined ? 0 : 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    world.print(helpOf(name ?? '', verb));
    return 0;
  }
  try {
    return await act(verb, args, world);
  } catch (error) {
    world.say(`${(error as Error).message}\n\n${command} ${name} --help explains it.`);
    return 2;
  }
};
