import { installedTools } from '../webpack/build-context';
import type { Verb } from './verb';

export const command = installedTools === null ? 'npm run release --' : 'npx detour';

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n');
};

export const helpOfAll = (verbs: Readonly<Record<string, Verb>>): string =>
  [
    `${command} VERB`,
    '',
    table(Object.entries(verbs).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary])),
    '',
    `Each verb takes --json, and --help with examples. Exit codes: 0 done, 1 rejected or failed with the reason, 2 wrong usage.`,
  ].join('\n');

export const helpOf = (name: string, { usage, summary, optionHelp, examples }: Verb): string =>
  [
    `${command} ${name} ${usage}`.trim(),
    '',
    summary,
    '',
    table([
      ...Object.entries(optionHelp).map(([option, text]) => [`--${option}`, text] as const),
      ['--json', 'the answer as JSON on standard output'],
    ]),
    '',
    'Examples:',
    ...examples.map((example) => `  ${command} ${example}`),
  ].join('\n');
