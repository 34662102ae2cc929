import { stripVTControlCharacters } from 'node:util';

/** Shortens errors of browsers, which quote whole pages: the first lines contain the awaited state. */
export const shortly = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => line.slice(0, 220))
    .join('\n');
