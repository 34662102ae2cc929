/**
 * Digest of every scene's marks. It names the cache folder and the entity tags, so a changed drawing is encoded anew.
 * `drawing.test.ts` computes it and says what to write here.
 */
export const drawingVersion = '0f2ecc18801ddbd9';
