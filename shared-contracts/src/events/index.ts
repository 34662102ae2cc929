export type { EventName, EventPayload } from './catalogue';
export { isEventName } from './event-names';
export { stateEvents } from './state-events';
