import { waitFor } from '@testing-library/react';
import { startEvents } from './start-events';

const setUp = (minisite: { readonly minisiteId: number } | null = null) => {
  const refused = jest.fn();
  const reportOwn = jest.fn(() => refused);
  const events = startEvents({
    document: {
      site: { locale: 'fr_FR' },
      page: { minisite },
      clock: { now: () => Date.UTC(2026, 10, 21) },
    } as never,
    telemetry: { observer: { vital: jest.fn() }, reportOwn } as never,
  });
  return { events, refused, reportOwn };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('events and shared visitor state', () => {
  it('report an event that does not match its schema as a breach of contract', async () => {
    const { events, refused, reportOwn } = setUp();
    events.bus.emit('shell.page-shown@1', { page: 7 } as never);
    expect(reportOwn).toHaveBeenCalledWith('SHELL-301', 'contract');
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  });

  it('emit the visitor’s consent as an event', async () => {
    const { events } = setUp();
    const heard = jest.fn();
    events.bus.on('shell.consent-changed@1').subscribe(heard);
    events.consent.answer({ preferences: true, statistics: false });
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledWith({ preferences: true, statistics: false });
  });

  it('delete a checkout draft at sign-out', async () => {
    const { events } = setUp();
    events.storage.write('checkoutDraft', '{}');
    events.bus.emit('account.signed-in-changed@1', { name: null });
    await waitFor(() => expect(events.storage.read('checkoutDraft')).toBeNull());
  });

  it('give remotes the partner through which the visitor came [MINI-013]', () => {
    expect(setUp({ minisiteId: 12 }).events.site.minisiteId).toBe(12);
    expect(setUp().events.site.minisiteId).toBeNull();
  });
});
