import { codeInHeader } from '@detour/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { findUnstorable } from '../../http/requests/storable-text';

/** Under which a page hands over the code of a voucher: no server logs a header. Percent-encoded. */
export const giftCodeHeader = 'x-gift-code';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The code of a call: that of its path, or of the header where the path says so. Empty, which is nobody's code, for a header that is missing or broken. */
export const giftCodeOf = (request: FastifyRequest, inPath: string): string => {
  if (inPath !== codeInHeader) return inPath;
  const given = request.headers[giftCodeHeader];
  const code = typeof given === 'string' ? decode(given) : '';
  return findUnstorable(code, giftCodeHeader) ? '' : code;
};
