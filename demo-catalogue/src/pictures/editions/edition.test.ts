import { findScene } from '../scenes';
import { baseOf, editionId, editionIn, editionOf, editionsOfScene, inEditionOf } from './edition';
import { mannerAt } from './manner';

describe('an edition', () => {
  it('is in the manner of its region', () => {
    const at = (country: 'FR' | 'ES' | 'IT' | 'BE' | 'NL', lat: number, lng: number) =>
      mannerAt({ country, lat, lng });
    expect(at('FR', 43.3, 5.4)).toBe('provence');
    expect(at('FR', 45.92, 6.87)).toBe('alps');
    expect(at('FR', 50.63, 3.06)).toBe('flanders');
    expect(at('FR', 48.58, 7.75)).toBe('rhine');
    expect(at('BE', 51.2, 3.22)).toBe('flanders');
    expect(at('NL', 52.37, 4.9)).toBe('holland');
    expect(at('ES', 37.39, -5.99)).toBe('andalusia');
    expect(at('IT', 43.32, 11.33)).toBe('tuscany');
  });

  it('is the same for the same house, and named by the id', () => {
    const place = { country: 'FR', lat: 43.3, lng: 5.4 } as const;
    const edition = editionOf('h12', place);
    expect(editionOf('h12', place)).toEqual(edition);
    const id = editionId('cove-pines-day', edition);
    expect(editionIn(id)).toEqual(edition);
    expect(baseOf(id)).toBe('cove-pines-day');
    expect(inEditionOf(id, 'harbour-town-dusk')).toBe(editionId('harbour-town-dusk', edition));
    expect(inEditionOf('cove-pines-day', 'harbour-town-dusk')).toBe('harbour-town-dusk');
  });

  it('has the object of an activity, which its house pictures do not repeat', () => {
    const edition = { manner: 'provence', number: 7, foreground: 'kayak' } as const;
    const id = editionId('cove-pines-day', edition);
    expect(id).toBe('cove-pines-day.provence-7.kayak');
    expect(editionIn(id)).toEqual(edition);
    expect(findScene(id)).toMatchObject({ id, subject: 'cove' });
    expect(inEditionOf(id, 'harbour-town-dusk')).toBe('harbour-town-dusk.provence-7');
    for (const wrong of ['submarine', 'toString', '', 'kayak.kayak'])
      expect(findScene(`cove-pines-day.provence-7.${wrong}`)).toBeUndefined();
  });

  it('exists for covers only, in known manners, up to a limit', () => {
    expect(findScene('cove-pines-day.provence-7')).toMatchObject({
      id: 'cove-pines-day.provence-7',
      subject: 'cove',
    });
    expect(findScene(`cove-pines-day.provence-${editionsOfScene}`)).toBeDefined();
    for (const id of [
      `cove-pines-day.provence-${editionsOfScene + 1}`,
      'cove-pines-day.provence-0',
      'cove-pines-day.provence-07',
      'cove-pines-day.atlantis-1',
      'cove-pines-day.provence-1.holland-1',
      'cove-pines-day.',
      'room-sea-day.provence-1',
      'hero-road.provence-1',
    ])
      expect(findScene(id)).toBeUndefined();
  });
});
