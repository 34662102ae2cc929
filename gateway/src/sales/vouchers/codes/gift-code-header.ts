import { codeInHeader } from '@detour/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { findUnstorable } from '../../../http/requests/storable-text';

/** Carries a voucher code, percent-encoded; headers are not logged. */
const giftCodeHeader = 'x-gift-code';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * Returns the code from the path, or from the header when the path refers to it. A missing or malformed header gives '',
 * which matches no voucher.
 */
export const giftCodeOf = (request: FastifyRequest, inPath: string): string => {
  if (inPath !== codeInHeader) return inPath;
  const given = request.headers[giftCodeHeader];
  const code = typeof given === 'string' ? decode(given) : '';
  return findUnstorable(code, giftCodeHeader) ? '' : code;
};
