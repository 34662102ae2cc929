import { css } from '@emotion/react';
import { useState } from 'react';
import { giftFormats, postsGifts, type GiftFormat } from '@detour/shared-contracts/rules';
import { giftCheckoutAddress } from '@detour/shared-contracts/sites';
import { Button, ChoiceCard, ChoiceGroup, Dialog, text as type } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { ActivityPrice } from '../activity.view-model';
import type { Names } from '../../contract';

export interface BuyDialogProps {
  readonly open: boolean;
  /** Of the button that was pressed. `ask`: it did not say for whom, so the dialog asks. */
  readonly wish: 'self' | 'gift' | 'ask';
  readonly id: string;
  readonly title: string;
  readonly price: ActivityPrice;
  onClose(): void;
}

/** Shows the price, asks what the button left open (recipient, format), and links to the checkout. Without the own-use flag every purchase is a gift. @spec ACT-013 ACT-014 ACT-015 ANALYT-001 */
export const BuyDialog = ({ open, wish, id, title, price, onClose }: BuyDialogProps) => {
  const text = useText();
  const { bus, navigation } = useHost<Names>();
  const { locale, flags } = useSite<Names>();
  const [asked, setAsked] = useState<'self' | 'gift'>('self');
  const [wished, setWished] = useState<GiftFormat>('digital');
  const ownUse = (wish === 'ask' ? asked : wish) === 'self';
  const isPosted = flags['physicalVoucher'] === true && postsGifts(locale);
  // A voucher for the buyer's own use always comes by e-mail.
  const format = ownUse || !isPosted ? 'digital' : wished;
  const goOn = (): void => {
    bus.emit('activities.added-to-cart@1', { id, amount: price.amount, format });
    onClose();
    void navigation.navigate(
      giftCheckoutAddress<Names>(locale, {
        kind: 'activity',
        productId: id,
        adults: price.people,
        ownUse,
        format,
      }),
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text(wish === 'gift' ? 'activity.giveTitle' : 'activity.buyTitle')}
      closeLabel={text('ui.close')}
      data-testid="activity-buy-dialog"
      foot={
        <Button kind="buy" onClick={goOn} data-testid="activity-buy-confirm">
          {text('activity.toCheckout')}
        </Button>
      }
    >
      <div css={body}>
        <div css={summary}>
          <p css={type.h3}>{title}</p>
          <p css={[type.body, type.muted]}>
            {text('activity.totalFor', { price: price.total, people: price.people })}
          </p>
        </div>
        {wish === 'ask' && <RecipientChoice ownUse={ownUse} onChoose={setAsked} />}
        {wish !== 'ask' && <p>{text(ownUse ? 'activity.forMeLine' : 'activity.asGiftLine')}</p>}
        {!ownUse && isPosted && <FormatChoice wished={wished} onChoose={setWished} />}
        <p css={[type.small, type.muted]}>{text('activity.validity')}</p>
        <p css={[type.small, type.muted]}>{text('legal.withdrawalRight14')}</p>
      </div>
    </Dialog>
  );
};

interface RecipientChoiceProps {
  readonly ownUse: boolean;
  onChoose(forWhom: 'self' | 'gift'): void;
}

const RecipientChoice = ({ ownUse, onChoose }: RecipientChoiceProps) => {
  const text = useText();
  return (
    <ChoiceGroup legend={text('activity.forWhom')}>
      <ChoiceCard
        name="for-whom"
        title={text('activity.forMe')}
        line={text('activity.forMeLine')}
        checked={ownUse}
        onChange={() => onChoose('self')}
      />
      <ChoiceCard
        name="for-whom"
        title={text('activity.asGift')}
        line={text('activity.asGiftLine')}
        checked={!ownUse}
        onChange={() => onChoose('gift')}
      />
    </ChoiceGroup>
  );
};

interface FormatChoiceProps {
  readonly wished: GiftFormat;
  onChoose(format: GiftFormat): void;
}

const FormatChoice = ({ wished, onChoose }: FormatChoiceProps) => {
  const text = useText();
  return (
    <ChoiceGroup legend={text('gift.format')}>
      {giftFormats.map((name) => (
        <ChoiceCard
          key={name}
          name="gift-format"
          data-testid={`gift-format-${name}`}
          title={text(name === 'digital' ? 'gift.digital' : 'gift.physical')}
          line={text(name === 'digital' ? 'gift.digitalDelivery' : 'gift.physicalDelivery')}
          checked={wished === name}
          onChange={() => onChoose(name)}
        />
      ))}
    </ChoiceGroup>
  );
};

const body = css({ display: 'grid', gap: 'var(--space-5)' });
const summary = css({ display: 'grid', gap: 'var(--space-1)' });
