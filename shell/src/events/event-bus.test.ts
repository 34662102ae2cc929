import type { Validator } from '@detour/shared-contracts/api';
import type { EventName } from '@detour/shared-contracts/events';
import {
  createEventBus,
  findEventBus,
  installEventBus,
  type EventRefusal,
  type EventValidators,
} from './event-bus';
import { eventSchemas } from '@detour/shared-contracts/schemas';
import { stateEvents } from '@detour/shared-contracts/events';

const acceptObjects = Object.assign((value: unknown): value is never => typeof value === 'object', {
  errors: [{ instancePath: '/hash', message: 'must be string' }],
}) as Validator<never>;

const validators = Object.fromEntries(
  Object.keys(eventSchemas).map((name) => [name, acceptObjects]),
) as unknown as EventValidators;

const setUp = () => {
  const refusals: EventRefusal[] = [];
  const bus = createEventBus({ validators, onRefused: (refusal) => refusals.push(refusal) });
  return { bus, refusals };
};

describe('the event bus', () => {
  it('delivers an event to all current subscribers', () => {
    const { bus } = setUp();
    const heard: string[] = [];
    const first = bus.on('search.results-shown@1').subscribe(({ hash }) => heard.push(`first ${hash}`));
    bus.on('search.results-shown@1').subscribe(({ hash }) => heard.push(`second ${hash}`));
    bus.emit('search.results-shown@1', { totalCount: 3, hash: 'a=3' });
    first.unsubscribe();
    bus.emit('search.results-shown@1', { totalCount: 3, hash: 'a=4' });
    expect(heard).toEqual(['first a=3', 'second a=3', 'second a=4']);
  });

  describe('before the validators are there', () => {
    const open = (load: () => Promise<EventValidators>) => {
      const heard: string[] = [];
      const bus = createEventBus({ validators: load, onRefused: ({ code }) => heard.push(code) });
      bus.on('search.results-shown@1').subscribe(({ hash }) => heard.push(hash));
      const show = (hash: string) => bus.emit('search.results-shown@1', { totalCount: 3, hash });
      return { bus, heard, show };
    };
    const settle = () => new Promise((resolve) => setTimeout(resolve));

    it('keeps events in their order, and delivers at once afterwards', async () => {
      const load = jest.fn(() => Promise.resolve(validators));
      const { bus, heard, show } = open(load);
      expect(load).not.toHaveBeenCalled();
      show('a=3');
      bus.emit('search.results-shown@1', 'text' as never);
      show('a=4');
      expect(heard).toEqual([]);
      await settle();
      expect(heard).toEqual(['a=3', 'CONTRACTS-202', 'a=4']);
      show('a=5');
      expect(heard).toEqual(['a=3', 'CONTRACTS-202', 'a=4', 'a=5']);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('rejects an unknown event at once', () => {
      const { bus, heard } = open(() => Promise.resolve(validators));
      bus.emit('search.unheard-of@1' as never, {} as never);
      expect(heard).toEqual(['CONTRACTS-201']);
    });

    it('delivers what it cannot check, and tries again with the next event', async () => {
      const load = jest.fn(() => Promise.resolve(validators)).mockRejectedValueOnce(new Error('offline'));
      const { bus, heard, show } = open(load);
      show('a=3');
      await settle();
      bus.emit('search.results-shown@1', 'text' as never);
      await settle();
      expect(heard).toEqual(['a=3', 'CONTRACTS-202']);
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it('replays the last value of state-like events, and only those, to a late subscriber', () => {
    const { bus } = setUp();
    const heard: unknown[] = [];
    bus.emit('shell.criteria-changed@1', { hash: 'a=3' });
    bus.emit('shell.criteria-changed@1', { hash: 'a=4' });
    bus.emit('search.results-shown@1', { totalCount: 3, hash: 'a=3' });
    bus.on('shell.criteria-changed@1').subscribe((payload) => heard.push(payload));
    bus.on('search.results-shown@1').subscribe((payload) => heard.push(payload));
    expect(heard).toEqual([{ hash: 'a=4' }]);
    expect(stateEvents).toEqual([
      'shell.criteria-changed@1',
      'shell.consent-changed@1',
      'product.stay-viewed@1',
      'activities.activity-viewed@1',
      'account.signed-in-changed@1',
      'account.wishlist-changed@1',
    ]);
  });

  it.each(['search.unheard-of@1', 'shell.page-shown@9', '__proto__', 'toString', ''])(
    'rejects and reports the unknown event "%s" when emitting and subscribing',
    (name) => {
      const { bus, refusals } = setUp();
      bus.emit(name as EventName, { hash: '' } as never);
      bus.on(name as EventName).subscribe(() => {
        throw new Error('never heard');
      });
      expect(refusals.map(({ kind, code, name: of }) => [kind, code, of])).toEqual([
        ['unknown-event', 'CONTRACTS-201', name],
        ['unknown-event', 'CONTRACTS-201', name],
      ]);
    },
  );

  it('rejects a payload that is invalid or not JSON, and reports where', () => {
    const { bus, refusals } = setUp();
    const heard: unknown[] = [];
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    bus.on('shell.criteria-changed@1').subscribe((payload) => heard.push(payload));
    for (const payload of ['text', undefined, cycle, 1n])
      bus.emit('shell.criteria-changed@1', payload as never);
    expect(heard).toEqual([]);
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('CONTRACTS-202'));
    expect(refusals[0]?.message).toBe(
      'The payload of "shell.criteria-changed@1" does not fit its schema: /hash must be string.',
    );
  });

  it('keeps calling other listeners when one throws, and never throws into the emitter', () => {
    const { bus } = setUp();
    const heard: string[] = [];
    const thrown: unknown[] = [];
    const net = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void) => {
      try {
        task();
      } catch (error) {
        thrown.push(error);
      }
    }) as never);
    bus.on('shell.criteria-changed@1').subscribe(() => {
      throw new Error('a listener of a remote');
    });
    bus.on('shell.criteria-changed@1').subscribe(({ hash }) => heard.push(hash));
    expect(() => bus.emit('shell.criteria-changed@1', { hash: 'a=3' })).not.toThrow();
    bus.emit('shell.criteria-changed@1', { hash: 'a=4' });
    net.mockRestore();
    expect(heard).toEqual(['a=3', 'a=4']);
    expect(thrown).toEqual([new Error('a listener of a remote'), new Error('a listener of a remote')]);
  });

  it('delivers a frozen copy, so that no listener can change another one’s data', () => {
    const { bus } = setUp();
    const payload = { hash: 'a=3', list: [{ id: 1 }] };
    let heard: Record<string, unknown> = {};
    bus.on('shell.criteria-changed@1').subscribe((value) => (heard = value));
    bus.emit('shell.criteria-changed@1', payload);
    expect(heard).toEqual(payload);
    expect(heard).not.toBe(payload);
    expect(Object.isFrozen(heard)).toBe(true);
    expect(Object.isFrozen((heard['list'] as unknown[])[0])).toBe(true);
    expect(Object.isFrozen(payload)).toBe(false);
  });

  it('is found by every build of this package on the page, and absent without a shell', () => {
    const { bus } = setUp();
    const scope = {};
    expect(findEventBus(scope)).toBeNull();
    installEventBus(scope, bus);
    expect(findEventBus(scope)).toBe(bus);
    // Older builds look up this exact name.
    expect(Reflect.ownKeys(scope)).toEqual([Symbol.for('detour.event-bus@1')]);
    expect({ ...scope }).toEqual({});
    const { bus: next } = setUp();
    installEventBus(scope, next);
    expect(findEventBus(scope)).toBe(next);
  });
});
