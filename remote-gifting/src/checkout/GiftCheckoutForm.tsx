import { css } from '@emotion/react';
import { ErrorSummary, PayButton, text } from '@detour/shared-ui';
import { BuyerFields, WalletButton } from '@detour/shared-checkout';
import { useSite } from '@detour/remote-kit';
import { ExtrasSection } from '../extras/ExtrasSection';
import { useText } from '../text';
import { CheckoutFrame } from './CheckoutFrame';
import { DeliverySection } from './delivery/DeliverySection';
import { GiftFailureNote } from './ordering/GiftFailureNote';
import { GiftTerms } from './GiftTerms';
import { useGiftCheckout, type GiftCheckoutFacts } from './useGiftCheckout';
import { WordsSection } from './WordsSection';

/** Buyer, texts and extras, delivery, total, and the two ways to pay. @spec GIFT-057 */
export const GiftCheckoutForm = (facts: GiftCheckoutFacts) => {
  const t = useText();
  const { paysInBrowser = false } = useSite();
  const checkout = useGiftCheckout(facts);
  const { purchase, format, extras } = facts;
  const { ordering } = checkout;
  return (
    <CheckoutFrame title={t(checkout.isGift ? 'checkout.title' : 'checkout.ownTitle')} purchase={purchase}>
      <div css={column}>
        {!paysInBrowser && (
          <WalletButton
            busy={ordering.busy === 'wallet'}
            onPress={() => checkout.pay('wallet')}
            label={t('checkout.payWith', { method: t('checkout.walletName') })}
            obligation={t('legal.payButton')}
            divider={t('checkout.orForm')}
          />
        )}
        <form
          noValidate
          css={column}
          data-testid="summary-form"
          onSubmit={(event) => {
            event.preventDefault();
            checkout.pay('card');
          }}
        >
          <ErrorSummary
            title={t('form.errors', { count: checkout.errors.length })}
            errors={checkout.errors}
            attempt={checkout.attempt}
          />
          {checkout.isGift && <WordsSection form={checkout.form} />}
          <section css={section} aria-labelledby="gift-buyer">
            <h2 id="gift-buyer" css={text.h2}>
              {t('checkout.yourDetails')}
            </h2>
            <BuyerFields form={checkout.buyer.form} words={checkout.words} />
          </section>
          {extras.groups.length > 0 && <ExtrasSection extras={extras} />}
          {format === 'physical' && <DeliverySection delivery={checkout.delivery} />}
          <PaySection checkout={checkout} purchase={purchase} />
        </form>
      </div>
    </CheckoutFrame>
  );
};

interface PaySectionProps extends Pick<GiftCheckoutFacts, 'purchase'> {
  readonly checkout: ReturnType<typeof useGiftCheckout>;
}

const PaySection = ({ checkout, purchase }: PaySectionProps) => {
  const t = useText();
  return (
    <section css={[section, lined]} aria-labelledby="gift-pay">
      <h2 id="gift-pay" css={text.h2}>
        {t('order.summary')}
      </h2>
      {checkout.ordering.failure && (
        <GiftFailureNote
          failure={checkout.ordering.failure}
          formerTotal={checkout.formerTotal}
          total={purchase.total}
        />
      )}
      <GiftTerms total={purchase.total} amount={purchase.amount} />
      <PayButton type="submit" busy={checkout.ordering.busy === 'card'} data-testid="pay-button">
        {t('legal.payButton')}
      </PayButton>
    </section>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-8)' });
const section = css({ display: 'grid', gap: 'var(--space-5)' });
const lined = css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' });
