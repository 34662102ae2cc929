import { createUseText, type TextFunction } from '@detour/remote-kit';
import type en from './messages/en.json';

export type MessageId = keyof typeof en;

/** `text('search.recent')`: text of a message id from this remote's catalogue. */
export type Text = TextFunction<MessageId>;

export const useText = createUseText<MessageId>();
