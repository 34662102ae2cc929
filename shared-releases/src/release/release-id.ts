import { isPackageName } from '../base/package-name';
import type { ReleaseId } from './release-document';
import type { PackageName } from '../base/package-name';
const versionForm = /^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/;

/** Versions become folders and URLs: no slash, no leading dot. */
export const isVersion = (text: string): boolean => versionForm.test(text) && !text.includes('..');

/** Parses `remote-search@1.4.0`. Null for anything else. */
export const parseReleaseId = (text: string): ReleaseId | null => {
  const [name = '', version = '', ...rest] = text.split('@');
  return rest.length === 0 && isPackageName(name) && isVersion(version) ? { name, version } : null;
};

export const printReleaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** URL path of a release's files: `/_r/remote-search/1.4.0/`. */
export const baseOf = ({ name, version }: ReleaseId): string => `/_r/${name}/${version}/`;

/** Global variable of a release's container. Unique per release, so that two can coexist on a page. */
export const containerOf = ({ name, version }: { name: PackageName; version: string }): string =>
  `${name}_${version}`.replace(/\W/g, '_');
