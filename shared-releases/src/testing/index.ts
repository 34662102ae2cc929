export { emptyContract } from './empty-contract';
export { freePort } from './free-port';
export { createTestKeys, type TestKeys } from './test-keys';
export { frameBundle, pageBundle } from './server-bundles';
export { tellFailure } from './tell-failure';
export { testFiles, testTable, writeTestRelease, type TestFiles, type TestRelease } from './test-release';
export { createMemoryChannelStore, promoteInTest, testEntry } from './test-channel';
export { objectServerKeys, startObjectServer, type ObjectServer } from './object-server';
export { startTestPostgres, type TestPostgres } from './test-postgres';
