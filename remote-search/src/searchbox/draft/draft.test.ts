import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import { nearbyDistances, nearbyKm, toDraft, toPatch, type SearchDraft } from './draft';

const empty: SearchDraft = toDraft(emptyCriteria, () => '');
const dates = { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 };

describe('the search draft', () => {
  it('starts with 2 adults only', () => {
    expect(empty).toEqual({
      destination: null,
      typed: '',
      dates: null,
      flexDays: null,
      weekends: null,
      theme: null,
      guests: { adults: 2, children: 0, babies: 0 },
    });
  });

  it('takes the name of the place in the hash from its source', () => {
    const criteria = applyPatch(emptyCriteria, { place: { key: 'region', id: '28' } });
    expect(toDraft(criteria, ({ id }) => (id === '28' ? 'Normandie' : '')).destination).toEqual({
      kind: 'place',
      key: 'region',
      id: '28',
      label: 'Normandie',
    });
  });

  it('writes a chosen place under its key and clears other places, coordinates and distance [DEST-003]', () => {
    const before = applyPatch(emptyCriteria, {
      place: { key: 'city', id: '7' },
      position: { lat: 48, lng: 2 },
      distance: { max: 50 },
      stars: [4],
    });
    const draft: SearchDraft = {
      ...empty,
      destination: { kind: 'place', key: 'searesort', id: '12', label: 'Cabourg' },
    };
    expect(applyPatch(before, toPatch(draft, before))).toEqual(
      applyPatch(emptyCriteria, { place: { key: 'searesort', id: '12' }, stars: [4] }),
    );
  });

  it('keeps the distance filter for the same destination', () => {
    const before = applyPatch(emptyCriteria, { place: { key: 'city', id: '7' }, distance: { max: 50 } });
    const draft = { ...toDraft(before, () => 'Étretat'), dates };
    expect(applyPatch(before, toPatch(draft, before))).toEqual(applyPatch(before, { dates }));
  });

  it('clears the destination and its filters when emptied [DEST-002]', () => {
    const before = applyPatch(emptyCriteria, { place: { key: 'city', id: '7' }, distance: { max: 50 } });
    const draft = { ...toDraft(before, () => 'Étretat'), destination: null };
    expect(applyPatch(before, toPatch(draft, before))).toEqual(emptyCriteria);
  });

  it('searches 200 km around the visitor for "less than 2h" [DEST-005, SBOX-015]', () => {
    const draft: SearchDraft = {
      ...empty,
      destination: { kind: 'nearby', lat: 48.85, lng: 2.35, km: nearbyKm },
    };
    const after = applyPatch(emptyCriteria, toPatch(draft, emptyCriteria));
    expect(after.position).toEqual({ lat: 48.85, lng: 2.35 });
    expect(after.distance).toEqual({ max: 200 });
    expect(after.place).toBeUndefined();
  });

  it('searches the chosen radius around the visitor: 100, 200 or 300 km, 200 by default [SBOX-016]', () => {
    expect(nearbyDistances).toEqual([100, 200, 300]);
    expect(nearbyKm).toBe(200);
    const position = { lat: 48.85, lng: 2.35 };
    for (const km of nearbyDistances) {
      const draft: SearchDraft = { ...empty, destination: { kind: 'nearby', ...position, km } };
      const after = applyPatch(emptyCriteria, toPatch(draft, emptyCriteria));
      expect(after.distance).toEqual({ max: km });
      expect(toDraft(after, () => '').destination).toEqual(draft.destination);
    }
    const without = applyPatch(emptyCriteria, { position });
    expect(toDraft(without, () => '').destination).toMatchObject({ km: 200 });
  });

  it('removes cleared dates and theme', () => {
    const before = applyPatch(emptyCriteria, { dates, theme: 23, fallback: 'x' });
    expect(applyPatch(before, toPatch(empty, before))).toEqual(emptyCriteria);
  });
});
