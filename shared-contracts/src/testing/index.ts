export {
  hostileBytes,
  hostileNumber,
  hostileText,
  hostileTexts,
  hostileValue,
  rawNumbers,
  writeRawNumbers,
} from './hostile-values';
export { spoil } from './spoil';
