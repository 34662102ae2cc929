/**
 * Digest of every scene's marks. It is part of the cache folder and of the ETags, so that changed drawings are encoded again.
 * `drawing.test.ts` computes the value.
 */
export const drawingVersion = '2420bddaf43a72e6';
