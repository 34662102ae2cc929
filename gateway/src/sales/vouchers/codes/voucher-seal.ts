import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { findKey, type Keyring, type SigningKey } from '../../../settings/keyring';
import { derivedVoucherCode, hashVoucherCode } from './voucher-code';
import type { VoucherRow } from '../voucher-row';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for sealing only. */
const sealingKey = ({ bytes }: SigningKey): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', 'voucher-code', 32));

type SealedVoucher = Pick<VoucherRow, 'id' | 'code_hash' | 'code_sealed'>;

/** Seals a code with the first key for this voucher only: `keyid.nonce+tag+text`. Mails and sheets read it again later. */
export const sealVoucherCode = ({ first }: Keyring, voucherId: string, code: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sealingKey(first), nonce).setAAD(Buffer.from(voucherId));
  const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return `${first.id}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
};

/** Returns null for a seal of another key with the same id, or of another voucher. */
const open = (key: SigningKey, voucherId: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed.slice(key.id.length + 1), 'base64url');
  const decipher = createDecipheriv(algorithm, sealingKey(key), bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(voucherId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

/** Returns the code of a voucher, or null when its key is no longer configured. Such a voucher can still be redeemed with its code. */
export const voucherCodeOf = (secret: Keyring, voucher: SealedVoucher): string | null => {
  if (voucher.code_sealed !== null) {
    const key = findKey(secret, voucher.code_sealed.split('.', 1)[0] ?? '');
    return key ? open(key, voucher.id, voucher.code_sealed) : null;
  }
  const codes = secret.all.map((key) => derivedVoucherCode(key, voucher.id));
  return codes.find((code) => hashVoucherCode(code) === voucher.code_hash) ?? null;
};
