import { Subject } from 'rxjs';
import { createAccountStore } from './account-store';

const setUp = (cookie = '') => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookie });
  const events = new Subject<{ name: string | null }>();
  const store = createAccountStore({ on: (() => events) as never });
  return { store, events };
};

afterEach(() => Reflect.deleteProperty(document, 'cookie'));

describe('the account store', () => {
  it('is signed out without the readable cookie [HDR-016]', () => {
    expect(setUp('locale=fr_BE; user_account_id=').store.current()).toEqual({
      isSignedIn: false,
      name: null,
    });
  });

  it('is signed in with it, before a remote reports the name [HDR-017]', () => {
    expect(setUp('a=b; user_account_id=0b9b').store.current()).toEqual({ isSignedIn: true, name: null });
  });

  it('follows the account remote’s events [HDR-017]', () => {
    const { store, events } = setUp();
    const heard = jest.fn();
    store.subscribe(heard);
    events.next({ name: 'Camille' });
    expect(store.current()).toEqual({ isSignedIn: true, name: 'Camille' });
    events.next({ name: null });
    expect(store.current().isSignedIn).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
