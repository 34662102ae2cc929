import type { PostOffice } from '../../context/post-office';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const whole = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};

/** Writes `NUMBER.pdf`, and `NUMBER.json` with address and extras, to a folder that the post room empties. */
export const createFolderPostOffice = (folder: string): PostOffice => ({
  async hand({ number, address, extras, sheet }) {
    await mkdir(folder, { recursive: true });
    await whole(join(folder, `${number}.pdf`), sheet);
    await whole(join(folder, `${number}.json`), `${JSON.stringify({ address, extras }, null, 2)}\n`);
  },
});
