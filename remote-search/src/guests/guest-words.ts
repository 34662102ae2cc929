import type { GuestKind, GuestRowWords, GuestWords } from '@detour/shared-ui';
import type { MessageId, Text } from '../text';

const ids = {
  adults: { label: 'term.adultsLabel', hint: 'term.adultsAge' },
  children: { label: 'term.childrenLabel', hint: 'term.childrenAge' },
  babies: { label: 'term.babiesLabel', hint: 'term.babiesAge' },
} as const satisfies Readonly<Record<GuestKind, { readonly label: MessageId; readonly hint: MessageId }>>;

/** Adults, children and babies with their ages. */
export const toGuestWords = (text: Text): GuestWords => {
  const wordsOf = (kind: GuestKind): GuestRowWords => {
    const label = text(ids[kind].label);
    return {
      label,
      hint: text(ids[kind].hint),
      less: text('ui.less', { label }),
      more: text('ui.more', { label }),
    };
  };
  return { adults: wordsOf('adults'), children: wordsOf('children'), babies: wordsOf('babies') };
};
