import type { PageName } from '../sites/routes';
import type { CommonCode, ReleaseFiles } from './page';

/**
 * Scripts of a page of a remote, without their base: federation entry, the exposed module, and the chunk of the page with what it shares
 * with others. An older release has one chunk for all of its pages. Undefined when the release exposes no page.
 */
export const pageScripts = (
  { scripts }: Pick<ReleaseFiles, 'scripts'>,
  page: PageName,
): readonly string[] | undefined => {
  const common = scripts['page'];
  return common && [...new Set([...common, ...(scripts[`page-${page}`] ?? [])])];
};

/** File with a part's texts in a language, without its base. */
export const messagePartFile = (locale: string, name: string): string => `messages/${locale}.${name}.js`;

/**
 * File with the texts that a part needs (`page-home`, `fragment-gift-panel`), without its base: its own, else the one with all texts.
 * Undefined when the table names neither.
 */
export const messageFile = (
  { messages, messageParts }: Pick<ReleaseFiles, 'messages' | 'messageParts'>,
  part: string,
  locale: string,
): string | undefined => {
  const name = messageParts?.[part];
  return name === undefined ? messages[locale] : messagePartFile(locale, name);
};

/** The common code of which a script of a release is its own copy. Undefined for any other script. */
export const commonOf = ({ common }: Pick<ReleaseFiles, 'common'>, file: string): CommonCode | undefined =>
  common?.find((code) => code.file === file);

/**
 * Path of the shell's copy of common code: the file's name contains the hash, so that kits of several versions with the same code share.
 * Undefined where the shell has other code, or is older than common code.
 */
export const providedPath = (
  { file }: CommonCode,
  shell: Pick<ReleaseFiles, 'base' | 'common'>,
): string | undefined => {
  const provided = shell.common?.find((code) => code.file === file);
  return provided && shell.base + provided.file;
};

/** Path of a script of a release: the shell's copy of common code where it is of the same version, else the release's own file. */
export const scriptPath = (
  file: string,
  release: Pick<ReleaseFiles, 'base' | 'common'>,
  shell: Pick<ReleaseFiles, 'base' | 'common'>,
): string => {
  const code = commonOf(release, file);
  return (code && providedPath(code, shell)) ?? release.base + file;
};
