import { keepInApp } from './keep-in-app';
import { createStorage } from './storage';

const storage = () => createStorage({ allows: (kind) => kind === 'needed' });

describe('the native app', () => {
  beforeEach(() => sessionStorage.clear());

  it('is remembered on the pages after the one that it opened [PROD-023]', () => {
    keepInApp(storage(), '?flow=gifting&app=1');
    keepInApp(storage(), '?page=2');
    expect(storage().read('inApp')).toBe('1');
  });

  it('is nothing that a browser says by itself', () => {
    for (const search of ['', '?app=0', '?app=', '?happy=1']) keepInApp(storage(), search);
    expect(storage().read('inApp')).toBeNull();
  });
});
