export type { EventName, EventPayload } from './catalogue';
export { stateEvents } from './state-events';
