import { createUseText, type TextFunction } from '@detour/remote-kit';
import type en from './messages/en.json';

export type MessageId = keyof typeof en;

/** `text('search.recent')`: the visitor's words for an id of this remote's catalogue. */
export type Text = TextFunction<MessageId>;

export const useText = createUseText<MessageId>();
