export { createTestKeys, type TestKeys } from './test-keys';
export { testFiles, testTable, writeTestRelease, type TestFiles, type TestRelease } from './test-release';
export { createMemoryChannelStore, promoteInTest, testEntry } from './test-channel';
