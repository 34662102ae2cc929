import { NEVER, ReplaySubject, Subject } from 'rxjs';
import type { Validator } from '@detour/shared-contracts/api';
import type { EventBus } from '@detour/shared-contracts/mount';
import type { EventName, EventPayload } from '@detour/shared-contracts/events';
import { isEventName, stateEvents } from '@detour/shared-contracts/events';

export type EventValidators = { readonly [N in EventName]: Validator<EventPayload<N>> };

/** A rejected event. It is reported, never thrown into the emitter or listener. */
export interface EventRefusal {
  readonly kind: 'unknown-event' | 'invalid-payload';
  /** `CONTRACTS-201` or `CONTRACTS-202`, see docs/errors.md */
  readonly code: string;
  readonly name: string;
  readonly message: string;
}

export interface EventBusOptions {
  /**
   * `eventValidators` of `@detour/shared-contracts/validators`, or their loading. The first event loads them; events wait for it in
   * their order. When it fails they are delivered without a check: each release has passed its tests with one.
   */
  readonly validators: EventValidators | (() => Promise<EventValidators>);
  readonly onRefused: (refusal: EventRefusal) => void;
}

const unknownEvent = (name: string): EventRefusal => ({
  kind: 'unknown-event',
  code: 'CONTRACTS-201',
  name,
  message: `The event "${name}" is not in the catalogue of this release, or not with this version.`,
});

const invalidPayload = (
  name: EventName,
  problem: { readonly instancePath: string; readonly message?: string } | undefined,
): EventRefusal => ({
  kind: 'invalid-payload',
  code: 'CONTRACTS-202',
  name,
  message: `The payload of "${name}" does not fit its schema: ${problem?.instancePath ?? ''} ${problem?.message ?? 'is no JSON'}.`,
});

type Delivery = (validators: EventValidators | null) => void;

/** Runs deliveries in order: at once when the validators are there, otherwise after their loading. */
const createDeliveries = (validators: EventBusOptions['validators']) => {
  let known = typeof validators === 'function' ? null : validators;
  let waiting: Delivery[] | null = null;
  const run = (): void => {
    const due = waiting ?? [];
    waiting = null;
    for (const deliver of due) deliver(known);
  };
  return {
    add(deliver: Delivery): void {
      if (typeof validators !== 'function' || known) return deliver(known);
      if (waiting) return void waiting.push(deliver);
      waiting = [deliver];
      validators().then(
        (loaded) => {
          known = loaded;
          run();
        },
        // The next event tries again.
        () => run(),
      );
    },
  };
};

/** Copies and freezes the payload, so that remotes never share a mutable object. */
const copyOf = (payload: unknown): unknown => {
  try {
    return deepFreeze(JSON.parse(JSON.stringify(payload)));
  } catch {
    return undefined;
  }
};

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};

/**
 * The shop's typed event bus. It validates each payload and replays the last value of state-like events to a late subscriber. A
 * throwing listener stops neither the others nor the emitter: rxjs rethrows its error in a separate task, where the shell reports
 * it.
 */
export const createEventBus = ({ validators, onRefused }: EventBusOptions): EventBus => {
  const subjects = new Map<string, Subject<unknown>>();
  const deliveries = createDeliveries(validators);
  const subjectOf = (name: EventName): Subject<unknown> => {
    const present = subjects.get(name);
    if (present) return present;
    const created = stateEvents.includes(name) ? new ReplaySubject<unknown>(1) : new Subject<unknown>();
    subjects.set(name, created);
    return created;
  };

  return {
    emit: (name, payload) => {
      if (!isEventName(name)) return onRefused(unknownEvent(String(name)));
      const copy = copyOf(payload);
      deliveries.add((known) => {
        const validate: Validator<unknown> | undefined = known?.[name];
        if (copy !== undefined && (!validate || validate(copy))) return subjectOf(name).next(copy);
        onRefused(invalidPayload(name, validate?.errors?.[0]));
      });
    },
    on: (name) => {
      // The schema guarantees the type: `emit` accepts nothing else.
      if (isEventName(name)) return subjectOf(name).asObservable() as ReturnType<EventBus['on']>;
      onRefused(unknownEvent(String(name)));
      return NEVER;
    },
  };
};

const busSymbol = Symbol.for('detour.event-bus@1');

/** Registers the shell's bus for every build of this package. `scope` is `globalThis`. A second bus replaces the first. */
export const installEventBus = (scope: object, bus: EventBus): void => {
  Object.defineProperty(scope, busSymbol, { value: bus, configurable: true, enumerable: false });
};

/** The bus that the shell registered. Null outside the shop (stories, servers). */
export const findEventBus = (scope: object): EventBus | null =>
  (scope as Record<symbol, EventBus | undefined>)[busSymbol] ?? null;
