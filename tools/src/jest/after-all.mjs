// jest calls the default export of its globalTeardown.
export { closeTemporaryFolder as default } from './temporary-folder.mjs';
