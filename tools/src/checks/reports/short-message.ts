import { stripVTControlCharacters } from 'node:util';

/** Errors of browsers quote whole pages: the first lines say what was awaited. */
export const shortly = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => line.slice(0, 220))
    .join('\n');
