// eslint-disable-next-line no-restricted-exports -- jest calls the default export of its globalTeardown
export { closeTemporaryFolder as default } from './temporary-folder.mjs';
