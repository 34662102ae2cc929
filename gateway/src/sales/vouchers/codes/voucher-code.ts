import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '../../../settings/keyring';

// Crockford's alphabet: no I, L, O, U, so that a code can be read aloud and typed from paper.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each: 80 bits. */
const length = 16;
const prefix = 'DTR';

const printCode = (bytes: Buffer): string => {
  const characters = Array.from({ length }, (_, index) => {
    const bit = index * 5;
    return alphabet[(bytes.readUInt16BE(bit >> 3) >> (11 - (bit & 7))) & 31];
  }).join('');
  return [prefix, ...(characters.match(/.{4}/g) ?? [])].join('-');
};

/** Creates a code `DTR-7K2M-…` with four groups of four. */
export const createVoucherCode = (): string => printCode(randomBytes(32));

/** The code of a voucher from before codes were sealed: derived from the voucher's id and the key. */
export const derivedVoucherCode = ({ bytes }: SigningKey, voucherId: string): string =>
  printCode(createHmac('sha256', bytes).update(`voucher-code\n${voucherId}`).digest());

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Normalises a typed code: case, dashes and letters that look like digits. Returns null for anything else. */
export const readVoucherCode = (typed: string): string | null => {
  const bare = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^DTR/, '')
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter);
  if (bare.length !== length || [...bare].some((character) => !alphabet.includes(character))) return null;
  return [prefix, ...(bare.match(/.{4}/g) ?? [])].join('-');
};

/** The stored hash. 80 random bits cannot be guessed, so it needs no key and survives a key rotation. */
export const hashVoucherCode = (code: string): string => createHash('sha256').update(code).digest('hex');
