import { keepMinisite } from './keep-minisite';
import { createStorage } from './storage';

const storage = () => createStorage({ allows: (kind) => kind === 'needed' });

describe('the partner in force', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the one whose page is shown, and stays so on the pages after it [MINI-013]', () => {
    expect(keepMinisite(storage(), { minisiteId: 250 })).toBe(250);
    expect(keepMinisite(storage(), null)).toBe(250);
    expect(keepMinisite(storage(), { minisiteId: 14 })).toBe(14);
    expect(keepMinisite(storage(), null)).toBe(14);
  });

  it('is the one of the page where nothing can be stored [MINI-013]', () => {
    const refusing = { read: () => null, write: () => undefined };
    expect(keepMinisite(refusing, { minisiteId: 250 })).toBe(250);
  });

  it('is nobody for a visitor who came by no partner, or with a number of none', () => {
    expect(keepMinisite(storage(), null)).toBeNull();
    sessionStorage.setItem('minisite', '1 or 2');
    expect(keepMinisite(storage(), null)).toBeNull();
  });
});
