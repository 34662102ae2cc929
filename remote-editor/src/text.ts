import { createUseText, type TextFunction } from '@detour/remote-kit';
import type en from './messages/en.json';

export type TextId = keyof typeof en;

export type Text = TextFunction<TextId>;

export const useText = createUseText<TextId>();
