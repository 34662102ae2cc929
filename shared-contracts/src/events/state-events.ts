import type { EventName } from './catalogue';

/** Events that replay their last value to a late subscriber. Apart from the schemas, so that the bus does not load them. */
export const stateEvents: readonly EventName[] = ['shell.criteria-changed@1', 'shell.consent-changed@1'];
