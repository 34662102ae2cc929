// jest calls the default export of its globalSetup.
export { openTemporaryFolder as default } from './temporary-folder.mjs';
