const folders = /(^|[\s'"`(=:])\/(?:[^\s'"`(),;/]+\/)+/g;

/**
 * A reason that was written for the log, as a page of our teams shows it: of a path on this machine only the last name. Customer care
 * reads these pages too, and where the shop lies on its machine is no business of theirs.
 */
export const withoutFolders = (reason: string): string => reason.replace(folders, '$1…/');
