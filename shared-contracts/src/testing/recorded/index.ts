export { recorded } from './recorded';
export { recordings, type RecordingName } from './recordings';
