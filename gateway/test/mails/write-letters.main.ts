import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@detour/shared-contracts/sites';
import { encodePicture, masterOf } from '../../src/images/encoding/encode-picture';
import { paintScene } from '../../src/images/encoding/paint-scene';
import { findPicture } from '../../src/images/picture';
import { renderLetter } from '../../src/mail/blocks/render-letter';
import { sampleHouse, sampleLetters } from './sample-letters';

// Writes every letter in every locale as `LETTER.LOCALE.html` and `.txt` into the folder of the first argument, and the pictures that
// they show as `SCENE.SIZE.jpg`.
const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const covers = new Set<string>();
for (const [name, letter] of Object.entries(sampleLetters)) {
  for (const locale of locales) {
    const { html, text } = renderLetter(letter(sampleHouse(locale)));
    for (const [, path = ''] of html.matchAll(/\/images\/([^"]+\.jpg)/g)) covers.add(path);
    writeFileSync(join(folder, `${name}.${locale}.html`), html);
    writeFileSync(join(folder, `${name}.${locale}.txt`), text);
  }
}

for (const cover of covers) {
  const [scene = '', file = ''] = cover.split('/');
  const picture = findPicture(scene, file);
  if (!picture) throw new Error(`A letter shows ${cover}, which is no picture.`);
  const painting = await paintScene(picture.scene, masterOf(picture.scene, picture.size));
  writeFileSync(join(folder, `${scene}.${file}`), await encodePicture(picture, painting));
}
