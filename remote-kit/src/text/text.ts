import { useContext } from 'react';
import { IntlHolder } from '../host/host-context';
import type { TextFunction } from './text-function';

export type { TextFunction } from './text-function';

/** `export const useText = createUseText<keyof typeof en>()` gives a hook whose ids are the catalogue's own. */
export const createUseText =
  <Id extends string>(): (() => TextFunction<Id>) =>
  () =>
    useContext(IntlHolder).text;
