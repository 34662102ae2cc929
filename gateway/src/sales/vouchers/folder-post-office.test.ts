import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deliveryAddress } from '../../../test/sales/gift.fixture';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { createFolderPostOffice } from './folder-post-office';

describe('the folder post office', () => {
  it('stores a sheet with its address once, however often it is called', async () => {
    const folder = join(await newTemporaryFolder(), 'post');
    const office = createFolderPostOffice(folder);
    const letter = {
      number: '82045056',
      address: deliveryAddress,
      extras: ['Ruban de satin'],
      sheet: Buffer.from('%PDF'),
    };
    await office.hand(letter);
    await office.hand(letter);
    expect((await readdir(folder)).sort()).toEqual(['82045056.json', '82045056.pdf']);
    expect(JSON.parse(await readFile(join(folder, '82045056.json'), 'utf8'))).toEqual({
      address: deliveryAddress,
      extras: ['Ruban de satin'],
    });
  });
});
