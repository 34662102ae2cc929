import { useRef, useState } from 'react';
import type { GiftDelivery } from '@detour/shared-contracts/api';
import { giftsPerOrder } from '@detour/shared-contracts/rules';
import type { DraftStore } from '@detour/shared-checkout';
import { useHost } from '@detour/remote-kit';

/** State of one further gift's form, read when the order is sent. */
interface FurtherGiftPart {
  validate(): readonly { readonly fieldId: string; readonly message: string }[];
  readonly message: string;
  delivery(): GiftDelivery;
}

export interface FurtherGifts {
  /** Keys of the gifts after the first, in their order. */
  readonly keys: readonly string[];
  readonly isFull: boolean;
  /** The gift that was added last, to focus it; null after a reload. */
  readonly added: string | null;
  add(): void;
  remove(key: string): void;
  /** Called by the form of each gift with its current state. */
  register(key: string, part: FurtherGiftPart | null): void;
  /** The forms in the order of the gifts. */
  parts(): readonly FurtherGiftPart[];
}

const listName = 'gifts.further';

const readKeys = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(' ').filter((key) => /^[1-9]\d?$/.test(key)))].slice(0, giftsPerOrder - 1);

/**
 * Gifts beside the first: the same product for other people, each with its own message and delivery. Kept in the checkout draft.
 */
export const useFurtherGifts = (draft: DraftStore): FurtherGifts => {
  const { clock } = useHost();
  const [keys, setKeys] = useState(() => readKeys(draft.read(clock.now()).extra[listName]));
  const [added, setAdded] = useState<string | null>(null);
  const forms = useRef(new Map<string, FurtherGiftPart>());
  const keep = (next: readonly string[], gone?: string): void => {
    const { extra } = draft.read(clock.now());
    const rest = Object.entries(extra).filter(([name]) => !gone || !name.startsWith(`gift${gone}.`));
    draft.write(clock.now(), { extra: { ...Object.fromEntries(rest), [listName]: next.join(' ') } });
    setKeys(next);
  };
  return {
    keys,
    isFull: keys.length >= giftsPerOrder - 1,
    added,
    add: () => {
      if (keys.length >= giftsPerOrder - 1) return;
      // Larger than any present key, so that a removed gift's fields do not come back.
      const key = String(Math.max(0, ...keys.map(Number)) + 1);
      setAdded(key);
      keep([...keys, key]);
    },
    remove: (key) =>
      keep(
        keys.filter((one) => one !== key),
        key,
      ),
    register: (key, part) => {
      if (part) forms.current.set(key, part);
      else forms.current.delete(key);
    },
    parts: () => keys.flatMap((key) => forms.current.get(key) ?? []),
  };
};
