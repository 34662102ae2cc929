import { findStoredItem } from '@detour/shared-contracts/platform';
import { Subject } from 'rxjs';
import { forgetDrafts } from './forget-drafts';

const setUp = () => {
  const events = new Subject<{ name: string | null }>();
  const removed: string[] = [];
  forgetDrafts({ on: (() => events) as never }, { remove: (key) => void removed.push(key) });
  return { events, removed };
};

describe('form drafts', () => {
  it('are removed after a sign-out', () => {
    const { events, removed } = setUp();
    events.next({ name: null });
    expect(removed).toEqual(['addressDraft', 'checkoutDraft', 'contactDraft', 'lastBooking']);
    expect(removed.every((key) => findStoredItem(key) !== undefined)).toBe(true);
  });

  it('stay after a sign-in', () => {
    const { events, removed } = setUp();
    events.next({ name: 'Camille' });
    expect(removed).toEqual([]);
  });
});
