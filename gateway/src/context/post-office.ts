import type { DeliveryAddress } from '@detour/shared-contracts/api';

/** A voucher that somebody prints, puts into its sleeve and posts. */
export interface Letter {
  /** Number of the order: the same letter is handed over under the same name. */
  readonly number: string;
  readonly address: DeliveryAddress;
  readonly extras: readonly string[];
  /** The sheet as PDF. */
  readonly sheet: Buffer;
}

/** The port to whoever posts. Handing over twice is handing over once. */
export interface PostOffice {
  hand(letter: Letter): Promise<void>;
}
