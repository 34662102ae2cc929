import { css } from '@emotion/react';
import { PayButton, text } from '@detour/shared-ui';
import {
  BuyerAddressChoice,
  BuyerFields,
  CheckoutForm,
  CodesSection,
  NewTotalNote,
  PaymentTerms,
  useAccountBuyer,
  WaitingNote,
} from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import { ExtrasSection } from '../extras/ExtrasSection';
import { useText } from '../text';
import type { Names } from '../contract';
import { CheckoutFrame } from './CheckoutFrame';
import { ExchangeSection } from './exchange/ExchangeSection';
import { DeliverySection } from './delivery/DeliverySection';
import { GiftFailureNote } from './ordering/GiftFailureNote';
import { FurtherGiftList } from './further/FurtherGiftList';
import { GivingSection } from './delivery/GivingSection';
import type { GiftCheckoutFacts } from './checkout-facts';
import { useGiftCheckout, type GiftCheckout } from './useGiftCheckout';
import { WordsSection } from './WordsSection';

/**
 * The gift's texts, then the two ways to pay: buyer, extras, delivery, codes, total. A wallet knows the buyer, not the texts, and cannot pay
 * an order with codes. @spec GIFT-057
 */
export const GiftCheckoutForm = (facts: GiftCheckoutFacts) => {
  const t = useText();
  const checkout = useGiftCheckout(facts);
  const account = useAccountBuyer<Names>(checkout.buyer);
  const { format, extras } = facts;
  const { ordering, purchase, exchange, codes } = checkout;
  return (
    <CheckoutFrame
      title={t(checkout.isGift || exchange.isChosen ? 'checkout.title' : 'checkout.ownTitle')}
      purchase={purchase}
    >
      <CheckoutForm
        t={t}
        busy={ordering.busy}
        express={exchange.isChosen || codes.deductions.length > 0 ? null : checkout.express}
        amount={purchase.amount}
        onPay={checkout.pay}
        note={checkout.isGift && <GiftWords checkout={checkout} purchase={purchase} />}
        errors={checkout.errors}
        attempt={checkout.attempt}
      >
        <ExchangeSection exchange={exchange} purchase={facts.purchase} />
        <section css={section} aria-labelledby="gift-buyer">
          <h2 id="gift-buyer" css={text.h2}>
            {t('checkout.yourDetails')}
          </h2>
          <BuyerAddressChoice t={t} form={checkout.buyer.form} account={account} />
          <BuyerFields form={checkout.buyer.form} words={checkout.words} />
        </section>
        {extras.groups.length > 0 && <ExtrasSection extras={extras} />}
        {format === 'physical' && <DeliverySection delivery={checkout.delivery} />}
        {!exchange.isChosen && (
          <div css={lined}>
            <CodesSection t={t} codes={codes} />
          </div>
        )}
        <PaySection checkout={checkout} purchase={purchase} />
      </CheckoutForm>
    </CheckoutFrame>
  );
};

type GiftWordsProps = Pick<GiftCheckout, 'purchase'> & { readonly checkout: GiftCheckout };

/** Fields that only the giver can fill in: message and recipient. */
const GiftWords = ({ checkout, purchase }: GiftWordsProps) => {
  const t = useText();
  const format = useFormat();
  const { form, giving, further } = checkout;
  return (
    <>
      <WordsSection form={form} />
      {giving && (
        <GivingSection
          giving={giving}
          customization={form.value}
          image={purchase.image}
          facts={t('gift.validUntil', { date: format.longDate(purchase.until) })}
        />
      )}
      {further && (
        <FurtherGiftList
          gifts={further}
          draft={checkout.draft}
          fromName={form.value.fromName}
          image={purchase.image}
          lastDay={purchase.until}
        />
      )}
    </>
  );
};

interface PaySectionProps extends Pick<GiftCheckoutFacts, 'purchase'> {
  readonly checkout: ReturnType<typeof useGiftCheckout>;
}

const PaySection = ({ checkout, purchase }: PaySectionProps) => {
  const t = useText();
  const { codes, codeCheck, exchange, ordering } = checkout;
  const isBusy = ordering.busy === 'card' || codes.settling || codeCheck.running;
  return (
    <section css={[section, lined]} aria-labelledby="gift-pay">
      <h2 id="gift-pay" css={text.h2}>
        {t('order.summary')}
      </h2>
      {ordering.failure && (
        <GiftFailureNote
          failure={ordering.failure}
          formerTotal={checkout.formerTotal}
          total={purchase.total}
        />
      )}
      <PaymentTerms
        t={t}
        withdrawal={t('legal.withdrawalRight14')}
        amount={purchase.total}
        cents={purchase.amount}
        testId="summary-total"
      />
      {codeCheck.priceIsNew && !codes.settling && <NewTotalNote t={t} amount={purchase.total} />}
      <WaitingNote t={t} isWaiting={ordering.isWaiting} />
      <PayButton type="submit" busy={isBusy} data-testid="pay-button">
        {t(
          purchase.amount > 0
            ? 'legal.payButton'
            : exchange.isChosen
              ? 'exchange.confirm'
              : 'legal.confirmFree',
        )}
      </PayButton>
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });
const lined = css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' });
