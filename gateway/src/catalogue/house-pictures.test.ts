import { facilities } from '@detour/shared-contracts/catalogue';
import { findScene } from '@detour/demo-catalogue/pictures';
import { housePictures } from './house-pictures';
import { cardImage } from './stay-images';

const house = { scene: 'city-bridge-night', facilities: Object.keys(facilities), environment: 'vineyard' };

describe('the pictures of a hotel', () => {
  it('refer to existing scenes', () => {
    const pictures = housePictures(house, 'fr_FR');
    expect(pictures.length).toBeGreaterThan(6);
    expect(pictures.filter(({ scene }) => !findScene(scene))).toEqual([]);
  });

  it('show only what the hotel has', () => {
    const bare = housePictures({ ...house, facilities: [], environment: 'city' }, 'fr_FR');
    expect(bare.map(({ scene }) => scene)).toEqual(['breakfast-tray', 'city-bridge-golden']);
  });

  it('are named in the visitor’s language', () => {
    const [french] = housePictures(house, 'fr_BE');
    const [dutch] = housePictures(house, 'nl_BE');
    expect(french!.alt).not.toBe(dutch!.alt);
  });
});

describe('a picture whose scene no longer exists', () => {
  it('is replaced by a neutral one', () => {
    expect(cardImage('a-scene-of-last-year').url).toBe(cardImage('garden-path-day').url);
  });
});
