import { isoDate } from '@detour/shared-contracts/base';
import { isBoxCode, codeInFormat } from '@detour/shared-contracts/rules';
import { findScene } from '../pictures/scenes';
import { generateCatalogue } from '../generate-catalogue';
import { boxFamiliesOf } from './box-stays';
import { buildBoxes } from './build-boxes';

const boxes = buildBoxes();
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

  it('treat a hotel as southern only where olive trees grow', () => {
    const stay = { themes: [] };
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 43.4 })).toContain('SOLEIL');
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 47 })).not.toContain('SOLEIL');
    expect(boxFamiliesOf(stay, { setting: 'hilltown', lat: 47 })).toContain('VILLAGES');
  });
});
