import { isoDate } from '@detour/shared-contracts/base';
import { isBoxCode, codeInFormat } from '@detour/shared-contracts/rules';
import { findScene } from '../pictures/scenes';
import { generateCatalogue } from '../generate-catalogue';
import { themeIds } from '@detour/shared-contracts/catalogue';
import { boxFamiliesOf } from './box-stays';
import { boxFamilies, type BoxFamily } from './box-texts';
import { buildBoxes } from './build-boxes';

const boxes = buildBoxes();

type Holds = (setting: string, themes: readonly number[], lat: number) => boolean;

const inSettings =
  (...settings: readonly string[]): Holds =>
  (setting) =>
    settings.includes(setting);

/** Words of a family, and what a hotel must have for each. */
const promises: readonly (readonly [word: RegExp, holds: Holds])[] = [
  [/vigne|vin\b/, inSettings('vineyard', 'hills')],
  [/mâts|quai/, inSettings('harbour')],
  [/ponts du centre/, inSettings('canals', 'lagoon')],
  [/lac|moulin|canal :/, inSettings('lake', 'mill', 'polder', 'canals')],
  [/oliviers|le sud/, (_, __, lat) => lat < 45],
  [/châteaux/, (setting, themes) => setting === 'castle' || themes.includes(themeIds.castle)],
  [/vagues|mer\b/, (_, themes) => themes.includes(themeIds.sea)],
  [/sommets|montagne/, (_, themes) => themes.includes(themeIds.mountain)],
  [/cuisine|tables/, (_, themes) => themes.includes(themeIds.gastronomy)],
  [/spa\b/, (_, themes) => themes.includes(themeIds.wellness)],
  [/en ville/, (_, themes) => themes.includes(themeIds.city)],
  [/campagne|coq/, inSettings('fields', 'mill', 'polder', 'hills', 'lavender', 'olives')],
];
const full = generateCatalogue({ seed: 'detour', size: 'full', day: isoDate('2026-11-23') });

describe('the boxes', () => {
  it('are sixty, each with a code of the digital format', () => {
    expect(boxes).toHaveLength(60);
    for (const { code } of boxes) {
      expect(isBoxCode(code)).toBe(true);
      expect(codeInFormat(code, 'digital')).toBe(code);
    }
  });

  it('show five different, existing pictures', () => {
    for (const { code, scene, gallery } of boxes) {
      const scenes = [scene, ...gallery];
      expect([code, new Set(scenes).size]).toEqual([code, 5]);
      expect(scenes.filter((id) => !findScene(id))).toEqual([]);
    }
  });

  it('have far more than twelve hotels in every family, before nights and price', () => {
    const hotels = new Map(full.hotels.map((hotel) => [hotel.id, hotel]));
    for (const { code, family, nights, withDinner } of boxes) {
      const houses = new Set(
        full.stays
          .filter(
            (stay) =>
              stay.published &&
              stay.minNights <= nights &&
              nights <= stay.maxNights &&
              (!withDinner || stay.program.some(({ type }) => type === 'dinner')) &&
              boxFamiliesOf(stay, hotels.get(stay.hotelId)!).includes(family),
          )
          .map(({ hotelId }) => hotelId),
      );
      expect([code, houses.size >= 12]).toEqual([code, true]);
    }
  });

  it('open only hotels that their sentence is true of', () => {
    const hotels = new Map(full.hotels.map((hotel) => [hotel.id, hotel]));
    const families: readonly BoxFamily[] = boxFamilies;
    let checked = 0;
    for (const stay of full.stays) {
      const hotel = hotels.get(stay.hotelId)!;
      for (const key of boxFamiliesOf(stay, hotel)) {
        const [name, sentence] = families.find((family) => family.key === key)!.text;
        const words = `${name!.wording.fr} ${sentence!.wording.fr}`.toLowerCase();
        for (const [word, holds] of promises) {
          if (!word.test(words)) continue;
          checked += 1;
          expect([
            key,
            hotel.setting,
            stay.themes,
            word.source,
            holds(hotel.setting, stay.themes, hotel.lat),
          ]).toEqual([key, hotel.setting, stay.themes, word.source, true]);
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('promise nothing in their name and sentence that a programme would have to hold', () => {
    for (const { key, text } of boxFamilies)
      for (const {
        wording: { fr },
      } of text)
        expect([
          key,
          /massage|soin|dîner|champagne|peignoir|dégustation|hammam|sauna|chez ceux/i.exec(fr),
        ]).toEqual([key, null]);
  });

  it('treat a hotel as southern only where olive trees grow', () => {
    const stay = { themes: [] };
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 43.4 })).toContain('SOLEIL');
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 47 })).not.toContain('SOLEIL');
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 47 })).toContain('VILLAGES');
  });
});
