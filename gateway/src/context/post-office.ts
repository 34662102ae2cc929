import type { DeliveryAddress } from '@detour/shared-contracts/api';

/** A voucher to print and post. */
export interface Letter {
  /** Order number. It identifies the letter, so that a repeated call posts no second one. */
  readonly number: string;
  readonly address: DeliveryAddress;
  readonly extras: readonly string[];
  /** The sheet as PDF. */
  readonly sheet: Buffer;
}

/** Port to the service that posts vouchers. Idempotent. */
export interface PostOffice {
  hand(letter: Letter): Promise<void>;
}
