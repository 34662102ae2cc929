import type { ReleaseTable } from './release-document';

/** Script of a release that names its parts and hashes to a document that has only those of its own page. */
export const tableScript = 'release.js';

/** Scripts that a browser loads. The server's bundle is none of them. */
const isForBrowsers = (file: string): boolean => file.endsWith('.js') && file !== tableScript;

/** The code of the table's script. Depends on the release alone, so that its hash is part of the release. */
export const printTableScript = ({
  scripts,
  messages,
  messageParts,
  files,
}: Pick<ReleaseTable, 'scripts' | 'messages' | 'messageParts' | 'files'>): string => {
  const integrity = Object.fromEntries(Object.entries(files).filter(([file]) => isForBrowsers(file)));
  return `self.detourLoad.add(${JSON.stringify({ scripts, messages, messageParts, integrity })});`;
};
