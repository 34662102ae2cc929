import { keepMinisite } from './keep-minisite';
import { createStorage } from './storage';

const storage = () => createStorage({ allows: (kind) => kind === 'needed' });

describe('the current partner', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the one whose page is shown, and stays on the following pages [MINI-013]', () => {
    expect(keepMinisite(storage(), { minisiteId: 250 })).toBe(250);
    expect(keepMinisite(storage(), null)).toBe(250);
    expect(keepMinisite(storage(), { minisiteId: 14 })).toBe(14);
    expect(keepMinisite(storage(), null)).toBe(14);
  });

  it('is the page’s own when storage is unavailable [MINI-013]', () => {
    const refusing = { read: () => null, write: () => undefined };
    expect(keepMinisite(refusing, { minisiteId: 250 })).toBe(250);
  });

  it('is null without a partner page, or with an unknown number', () => {
    expect(keepMinisite(storage(), null)).toBeNull();
    sessionStorage.setItem('minisite', '1 or 2');
    expect(keepMinisite(storage(), null)).toBeNull();
  });
});
