import { useEffect, useState } from 'react';
import type { StoragePort } from '@detour/shared-contracts/mount';
import {
  emptyCustomization,
  parseGiftCustomization,
  printGiftCustomization,
  type GiftCustomization,
} from './gift-customization';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

type CustomizationStorage = StoragePort<'giftCustomization'>;

/** Stores the texts of a gift, or removes the stored ones if empty. @spec GIFT-028 GIFT-029 GIFT-031 */
export const keepCustomization = (
  storage: Pick<CustomizationStorage, 'write' | 'remove'>,
  customization: GiftCustomization,
): void => {
  const text = printGiftCustomization(customization);
  if (text === null) storage.remove('giftCustomization');
  else storage.write('giftCustomization', text);
};

const readCustomization = (storage: Pick<CustomizationStorage, 'read'>): GiftCustomization =>
  parseGiftCustomization(storage.read('giftCustomization'));

export interface Customization {
  readonly value: GiftCustomization;
  set(value: GiftCustomization): void;
}

/**
 * The current gift's texts, read from storage in the browser only. With `keep` they are stored while typing, for the checkout, a
 * reload and other tabs.
 */
export const useCustomization = ({ keep }: { readonly keep: boolean }): Customization => {
  const { storage } = useHost<Names>();
  const [value, setValue] = useState<GiftCustomization>(emptyCustomization);
  useEffect(() => {
    setValue(readCustomization(storage));
    return storage.subscribe('giftCustomization', () => setValue(readCustomization(storage)));
  }, [storage]);
  return {
    value,
    set: (next) => {
      setValue(next);
      if (keep) keepCustomization(storage, next);
    },
  };
};
