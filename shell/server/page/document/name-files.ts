import {
  messagePartFile,
  scriptPath,
  type Composition,
  type ReleaseFiles,
} from '@detour/shared-contracts/mount';
import { tableScript } from '@detour/shared-releases/release';

type Entries = Readonly<Record<string, string>>;

const keep = <T>(all: Readonly<Record<string, T>>, isKept: (value: T, key: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([key, value]) => isKept(value, key)));

/**
 * The composition as a document carries it: files and hashes of its own scripts, and the table of each release, which names the
 * rest when something needs it. A release without a table is named whole.
 */
export const nameFiles = (composition: Composition, scripts: readonly string[]): Composition => {
  const sent = new Set(scripts);
  const { shell, integrity } = composition;
  const hasTable = ({ base }: ReleaseFiles): boolean => integrity[base + tableScript] !== undefined;
  const shorten = (release: ReleaseFiles): ReleaseFiles => {
    if (!hasTable(release)) return release;
    const isSent = (file: string): boolean => sent.has(scriptPath(file, release, shell));
    return {
      ...release,
      scripts: keep(release.scripts, (files) => files.every(isSent)),
      messages: keep(release.messages, isSent),
      ...(release.messageParts && {
        messageParts: keep(release.messageParts, (name) =>
          Object.keys(release.messages).some((locale) => isSent(messagePartFile(locale, name))),
        ),
      }),
      table: tableScript,
    };
  };
  const shortenAll = <T extends Partial<Record<string, ReleaseFiles>>>(releases: T): T =>
    Object.fromEntries(
      Object.entries(releases).flatMap(([name, release]) => (release ? [[name, shorten(release)]] : [])),
    ) as T;
  const releases = [...Object.values(composition.remotes), ...Object.values(composition.fallbacks)];
  const tabled = releases.filter(hasTable).map(({ base }) => base);
  const isInTable = (path: string): boolean =>
    tabled.some((base) => path.startsWith(base) && path !== base + tableScript);
  const isOtherMessage = (path: string): boolean => path.startsWith(`${shell.base}messages/`);
  const hashes: Entries = keep(
    integrity,
    (_, path) => sent.has(path) || !(isInTable(path) || isOtherMessage(path)),
  );
  return {
    ...composition,
    shell: { ...shell, messages: keep(shell.messages, (file) => sent.has(shell.base + file)) },
    remotes: shortenAll(composition.remotes),
    fallbacks: shortenAll(composition.fallbacks),
    integrity: hashes,
  };
};
