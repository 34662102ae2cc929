export { createEventBus, installEventBus } from './event-bus';
export type { EventName, EventPayload } from './catalogue';
