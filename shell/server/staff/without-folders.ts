const folders = /(^|[\s'"`(=:])\/(?:[^\s'"`(),;/]+\/)+/g;

/**
 * A log message prepared for team pages: keeps only the last segment of file paths. Customer care also reads these pages and must
 * not see the server's file layout.
 */
export const withoutFolders = (reason: string): string => reason.replace(folders, '$1…/');
