export { createFolderReleaseStore } from './folder-release-store';
export { isReleasePath, parseReleaseTable } from './parse-release-table';
export type { ReleaseId, ReleaseTable } from './release-document';
export { checkReleaseFolder, filesUnder, signatureFile, tableFile } from './release-folder';
export { baseOf, containerOf, isVersion, parseReleaseId, printReleaseId } from './release-id';
export type { PublishedRelease, ReleaseStore } from './release-store';
export { verifyRelease } from './verify-release';
export { printTableScript, tableScript } from './table-script';
