import type { PackageName, ReleaseId } from '../release-document';

const packageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const versionForm = /^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/;

/** Names become folders, addresses and globals: anything else would reach outside of its place. */
export const isPackageName = (name: string): boolean => packageName.test(name) && name.length <= 64;

/** Versions become folders and addresses, so neither a slash nor a leading dot. */
export const isVersion = (text: string): boolean => versionForm.test(text) && !text.includes('..');

/** `remote-search@1.4.0`; null for anything else. */
export const parseReleaseId = (text: string): ReleaseId | null => {
  const [name = '', version = '', ...rest] = text.split('@');
  return rest.length === 0 && isPackageName(name) && isVersion(version) ? { name, version } : null;
};

export const printReleaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** Address of a release's files: `/_r/remote-search/1.4.0/`. */
export const baseOf = ({ name, version }: ReleaseId): string => `/_r/${name}/${version}/`;

/** Global that a release's container sets; distinct per release, so that two can stand on one page. */
export const containerOf = ({ name, version }: { name: PackageName; version: string }): string =>
  `${name}_${version}`.replace(/\W/g, '_');
