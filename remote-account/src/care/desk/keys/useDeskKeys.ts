import { useEffect, useRef } from 'react';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../../../contract';

/** Handlers by `KeyboardEvent.key`. */
export type DeskKeys = Readonly<Record<string, () => void>>;

const typing = 'input, textarea, select, [contenteditable]';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** False when this member of staff has switched the shortcuts off (WCAG 2.1.4). */
export const useKeysOn = (): readonly [boolean, (on: boolean) => void] => {
  const { storage } = useHost<Names>();
  return [
    storage.read('careKeys') !== 'off',
    (on) => {
      if (on) storage.remove('careKeys');
      else storage.write('careKeys', 'off');
    },
  ];
};

/**
 * Single-key shortcuts of the desk. They are off while a field has the focus (except Escape), with a modifier, and while a
 * dialog is open.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
  const { storage } = useHost<Names>();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const handler = latest.current[event.key];
      if (!handler || event.defaultPrevented || hasModifier(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && (isTyped(event.target) || storage.read('careKeys') === 'off')) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [storage]);
};
