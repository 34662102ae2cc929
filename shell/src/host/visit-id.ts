import { randomId } from './random-id';

let id: string | undefined;

/**
 * Random id of this document, in memory only: it ties an order to the errors that its browser reported, for customer care.
 * It identifies no person and ends with the document.
 */
export const visitId = (): string => (id ??= randomId());
