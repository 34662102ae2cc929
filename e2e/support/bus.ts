import type { Page } from 'playwright/test';
import type { EventName } from '@detour/shared-contracts/events';

export interface BusEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The part of the bus that a listener needs. */
interface Bus {
  on(name: string): { subscribe(next: (payload: BusEvent['payload']) => void): void };
}

/** Records events of the shop's bus in every document of a page, from the moment in which the shell registers it. */
export const watchBus = async (
  page: Page,
  names: readonly EventName[],
): Promise<{ readonly events: readonly BusEvent[] }> => {
  const events: BusEvent[] = [];
  await page.exposeFunction('noteBusEvent', (event: BusEvent) => void events.push(event));
  await page.addInitScript((wanted) => {
    const define = Object.defineProperty.bind(Object);
    const bus = Symbol.for('detour.event-bus@1');
    const note = (event: BusEvent): void =>
      (globalThis as unknown as { noteBusEvent(one: BusEvent): void }).noteBusEvent(event);
    Object.defineProperty = ((target: object, key: PropertyKey, attributes: PropertyDescriptor) => {
      const defined = define(target, key, attributes);
      if (key === bus)
        for (const name of wanted)
          (attributes.value as Bus).on(name).subscribe((payload) => note({ name, payload }));
      return defined;
    }) as typeof Object.defineProperty;
  }, names);
  return { events };
};
