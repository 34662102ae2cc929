import type { Buyer } from '@detour/shared-contracts/api';
import type { VoucherSnapshot } from '../voucher-snapshot';

type Given = Pick<VoucherSnapshot, 'ownUse' | 'deliveryAddress' | 'delivery'>;

const bare = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/**
 * The recipient's name: the one that the giver wrote, else the one on the letter, unless the buyer has the letter sent home.
 * '' without a named recipient.
 */
export const recipientNameOf = (
  { ownUse, deliveryAddress, delivery }: Given,
  { firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>,
): string => {
  if (ownUse) return '';
  if (delivery && delivery.toName.trim() !== '') return delivery.toName.trim();
  if (!deliveryAddress) return '';
  const name = deliveryAddress.name.trim();
  const own = [`${firstName} ${lastName}`, `${lastName} ${firstName}`].map(bare);
  return own.includes(bare(name)) ? '' : name;
};
