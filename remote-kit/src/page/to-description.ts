import { truncate } from '@detour/shared-ui';

/** Characters of a description that result pages of search engines show. */
const shown = 160;

/** Description of a page in its head: the text up to a word boundary. */
export const toDescription = (text: string): string => truncate(text, shown);
