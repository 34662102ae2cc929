import type { GiftWish } from '@detour/shared-contracts/sites';
import { chosenExtras, extrasPrice, offersExtras, pressExtra, type ExtraGroup } from './gift-extras';

const option = (id: string, price: number) => ({ id, price, label: id, recommended: false });

const sleeve: ExtraGroup = {
  id: 'sleeve',
  label: 'Étui',
  selection: 'single',
  defaultOption: 'kraft',
  options: [option('kraft', 0), option('linen', 390)],
};

const touches: ExtraGroup = {
  id: 'touches',
  label: 'Petites attentions',
  selection: 'multiple',
  defaultOption: null,
  options: [option('ribbon', 290), option('seal', 350)],
};

const groups = [sleeve, touches];
const ids = (chosen: readonly string[]) => chosenExtras(groups, chosen).map(({ id }) => id);

const stay = (nights: number): GiftWish => ({
  kind: 'gift_stay',
  productId: '1',
  nights,
  bucket: null,
  format: 'physical',
});

describe('the extras of a gift', () => {
  it('are offered by post only, and with a gift stay for one night only [GIFT-013] [GIFT-020]', () => {
    expect(offersExtras(stay(1), 'physical')).toBe(true);
    expect(offersExtras(stay(2), 'physical')).toBe(false);
    expect(offersExtras(stay(1), 'digital')).toBe(false);
    expect(offersExtras({ kind: 'gift_card', value: 5000, format: 'physical' }, 'physical')).toBe(true);
  });

  it('use the default of a single selection until another option is chosen [GIFT-015]', () => {
    expect(ids([])).toEqual(['kraft']);
    expect(ids(['linen'])).toEqual(['linen']);
    expect(ids(['linen', 'kraft'])).toEqual(['kraft']);
    expect(pressExtra(sleeve, 'linen', ['ribbon'])).toEqual(['ribbon', 'linen']);
    expect(pressExtra(sleeve, 'kraft', ['linen', 'ribbon'])).toEqual(['ribbon']);
  });

  it('toggle in a multiple selection [GIFT-016]', () => {
    expect(pressExtra(touches, 'ribbon', ['linen'])).toEqual(['linen', 'ribbon']);
    expect(pressExtra(touches, 'ribbon', ['linen', 'ribbon'])).toEqual(['linen']);
    expect(ids(['seal', 'ribbon'])).toEqual(['kraft', 'ribbon', 'seal']);
  });

  it('ignore unknown options, and add up', () => {
    expect(ids(['diamond'])).toEqual(['kraft']);
    expect(extrasPrice(chosenExtras(groups, ['linen', 'seal']))).toBe(740);
  });
});
