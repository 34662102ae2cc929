import type { Static } from '@sinclair/typebox';
import type { eventSchemas } from './event.schema';

export type EventName = keyof typeof eventSchemas;

export type EventPayload<N extends EventName> = Static<(typeof eventSchemas)[N]>;
