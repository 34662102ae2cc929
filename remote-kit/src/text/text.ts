import { useContext } from 'react';
import { IntlHolder } from '../host/host-context';
import type { TextFunction } from './text-function';

export type { TextFunction } from './text-function';

/** `export const useText = createUseText<keyof typeof en>()` creates a hook typed by the catalogue's ids. */
export const createUseText =
  <Id extends string>(): (() => TextFunction<Id>) =>
  () =>
    useContext(IntlHolder).text;
