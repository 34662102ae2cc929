import type { CareFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { LinkButton } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import type { Names } from '../../../contract';

type Order = CareFile['order'];

/** Price in cents of the stay with its extras, for any means of payment. */
const totalOf = ({ lines }: Order): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'gift_card_payment' ? sum : sum + amount), 0);

/** The search for the dates and guests of a booking. */
const addressOf = ({ stay }: Order, locale: Locale): string => {
  const path = printPath<Names>('search', locale);
  if (!stay) return path;
  const { adult: adults, child: children, baby: babies, nights } = stay;
  const [checkin, checkout] = [parseIsoDate(stay.checkin), parseIsoDate(stay.checkout)];
  if (!checkin || !checkout) return path;
  const dates = { checkin, checkout, nights };
  return `${path}#${printCriteria(applyPatch<Names>(emptyCriteria, { adults, children, babies, dates }))}`;
};

/** Leads to the results, where prices are then differences to this booking. @spec CARE-005 */
export const CompareStays = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { locale } = useSite();
  const { storage } = useHost<Names>();
  const { orderNumber, stay, status } = order;
  if (!stay || status !== 'confirmed') return null;
  return (
    <LinkButton
      kind="quiet"
      size="small"
      data-testid="care-compare"
      href={addressOf(order, locale)}
      onClick={() => storage.write('careChange', JSON.stringify({ orderNumber, total: totalOf(order) }))}
    >
      {text('file.compare')}
    </LinkButton>
  );
};
