export { foreignWordsOf } from './foreign-words';
export { hostileBytes, hostileText, hostileValue, writeRawNumbers } from './hostile-values';
export { spoil } from './spoil';
export { recordings, type RecordingName } from './recorded/recordings';
