import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryAddress } from '@detour/shared-contracts';

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

const whole = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};

/** A folder that the post room empties: `NUMBER.pdf`, and beside it `NUMBER.json` with address and extras. */
export const createFolderPostOffice = (folder: string): PostOffice => ({
  async hand({ number, address, extras, sheet }) {
    await mkdir(folder, { recursive: true });
    await whole(join(folder, `${number}.pdf`), sheet);
    await whole(join(folder, `${number}.json`), `${JSON.stringify({ address, extras }, null, 2)}\n`);
  },
});
