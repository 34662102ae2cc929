import { flagOf, settingOf, type RemotePlan } from './remote-plan';

/** A line to insert before an existing line of a workspace file. */
export interface WorkspaceEdit {
  /** Path from the root. */
  readonly file: string;
  readonly before: RegExp;
  readonly text: string;
}

const routeOf = ({ name, noun, paths }: RemotePlan, flag: string): string => {
  const same = new Set(Object.values(paths)).size === 1;
  const places = same
    ? `everyLanguage('${paths.fr}')`
    : `{ fr: '${paths.fr}', es: '${paths.es}', it: '${paths.it}', nl: '${paths.nl}' }`;
  return `  { page: '${noun}', remote: '${name}', paths: ${places}, flag: '${flag}' },\n`;
};

/** Workspace changes for a new remote: name, page, path, flag. */
export const workspaceEdits = (plan: RemotePlan): readonly WorkspaceEdit[] => {
  const flag = flagOf(plan);
  return [
    { file: 'package.json', before: /^ {4}"e2e"$/m, text: `    "${plan.name}",\n` },
    {
      file: 'shared-contracts/src/mount/remote-name.ts',
      before: /^\] as const;$/m,
      text: `  '${plan.name}',\n`,
    },
    {
      file: 'shared-contracts/src/sites/routes.ts',
      before: /^ {2}\| 'not-found';$/m,
      text: `  | '${plan.noun}'\n`,
    },
    {
      file: 'shared-contracts/src/sites/route-table.ts',
      before: /^ {2}\/\/ Only known addresses resolve/m,
      text: routeOf(plan, flag),
    },
    {
      file: 'shared-contracts/src/platform/flags.ts',
      before: /^\} as const satisfies/m,
      text: `  /** The pages of ${plan.name}. */\n  ${flag}: false,\n`,
    },
    // Explicit lists, so that additions and removals appear in reviews.
    {
      file: 'shared-contracts/src/sites/match-path.test.ts',
      before: /^\];\n\nconst common:/m,
      text: `  ['${plan.noun}', { fr_FR: '${plan.paths.fr}', es_ES: '${plan.paths.es}', it_IT: '${plan.paths.it}' }],\n`,
    },
    {
      file: 'shared-contracts/src/platform/flags.test.ts',
      before: /^ {4}\]\);\n {2}\}\);\n\}\);/m,
      text: `      '${settingOf(plan)}',\n`,
    },
    {
      file: 'docs/contracts/dom-hooks.md',
      before: /^\| shell +\| `page-not-found`/m,
      text: `| ${plan.noun} | \`page-${plan.noun}\` | ${plan.name} |\n`,
    },
    {
      file: 'docs/configuration.md',
      before: /^\| `FLAG_HOTEL_FLOW` /m,
      text: `| \`${settingOf(plan)}\` | off | The pages of ${plan.name}; off, they are not found. |\n`,
    },
  ];
};

/** Inserts the line. Throws when the anchor is missing; does nothing when the line exists. */
export const applyEdit = (content: string, { file, before, text }: WorkspaceEdit): string => {
  if (content.includes(text)) return content;
  const at = content.search(before);
  if (at < 0) throw new Error(`${file} has no line like ${String(before)}: add "${text.trim()}" by hand.`);
  return content.slice(0, at) + text + content.slice(at);
};
