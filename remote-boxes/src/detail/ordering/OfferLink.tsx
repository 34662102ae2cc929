import type { ReactNode } from 'react';
import { GiftIcon, LinkButton } from '@detour/shared-ui';

export interface OfferLinkProps {
  readonly href: string;
  readonly onOpen: () => void;
  /** Called on hover or focus, to preload what the link opens. */
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** Opens the gift drawer. Without JavaScript and in a new tab it is a link to the checkout. @spec BOX-011 */
export const OfferLink = ({ href, onOpen, onNear, children }: OfferLinkProps) => (
  <LinkButton
    kind="buy"
    href={href}
    icon={<GiftIcon />}
    data-testid="gift-offer-button"
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </LinkButton>
);
