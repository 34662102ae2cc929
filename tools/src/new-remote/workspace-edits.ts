import type { RemotePlan } from './remote-plan';

/** A line to insert before an existing line of a workspace file. */
export interface WorkspaceEdit {
  /** Path from the root. */
  readonly file: string;
  readonly before: RegExp;
  readonly text: string;
}

/**
 * The only change outside of the package: npm links its workspaces by a list. Pages, addresses and flags come with the release of the
 * remote, so nothing else of the shop names it.
 */
export const workspaceEdits = (plan: RemotePlan): readonly WorkspaceEdit[] => [
  { file: 'package.json', before: /^ {4}"e2e"$/m, text: `    "${plan.name}",\n` },
];

/** Inserts the line. Throws when the anchor is missing; does nothing when the line exists. */
export const applyEdit = (content: string, { file, before, text }: WorkspaceEdit): string => {
  if (content.includes(text)) return content;
  const at = content.search(before);
  if (at < 0) throw new Error(`${file} has no line like ${String(before)}: add "${text.trim()}" by hand.`);
  return content.slice(0, at) + text + content.slice(at);
};
