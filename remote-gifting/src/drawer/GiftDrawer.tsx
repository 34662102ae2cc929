import { css } from '@emotion/react';
import type { Json } from '@detour/shared-contracts/base';
import { voucherMonths } from '@detour/shared-contracts/rules';
import { Button, Dialog, GiftIcon, text } from '@detour/shared-ui';
import { useHost } from '@detour/remote-kit';
import { CustomizationFields } from '../customization/CustomizationFields';
import { FeatureList } from '../setup/FeatureList';
import { FormatChoice } from '../setup/FormatChoice';
import { SetupStep } from '../setup/SetupStep';
import { useText } from '../text';
import { DrawerPrice } from './DrawerPrice';
import { readDrawerFacts, type DrawerFacts } from './drawer-facts';
import { useGiftDrawer } from './useGiftDrawer';
import type { Names } from '../contract';

/** Format, texts and price of a box before the checkout. The embedding page opens it. */
export const GiftDrawer = ({ props }: { readonly props: Json }) => {
  const facts = readDrawerFacts(props);
  return facts && <Drawer key={facts.code} facts={facts} />;
};

/** A bottom sheet on small screens, a dialog on large ones. @spec GIFT-023 GIFT-024 GIFT-051 GIFT-025 GIFT-026 GIFT-027 */
const Drawer = ({ facts }: { readonly facts: DrawerFacts }) => {
  const t = useText();
  const { bus } = useHost<Names>();
  const close = (): void => bus.emit('gifting.drawer-closed@1', {});
  const drawer = useGiftDrawer(facts, close);
  return (
    <Dialog
      open={facts.open}
      onClose={close}
      title={t('box.chooseFormat')}
      closeLabel={t('ui.close')}
      foot={
        <div css={foot}>
          <DrawerPrice facts={facts} shipping={drawer.shippingCost} />
          <Button
            kind="buy"
            icon={<GiftIcon />}
            busy={drawer.busy}
            onClick={drawer.confirm}
            data-testid="gift-offer-button"
          >
            {t('gift.offer')}
          </Button>
        </div>
      }
    >
      <div css={content}>
        <div css={head}>
          <p css={text.h3}>{facts.title}</p>
          <FeatureList
            features={[
              t('gift.validityMonths', { months: voucherMonths.box }),
              t('gift.exchangeable'),
              t('gift.forTwo'),
            ]}
          />
        </div>
        <FormatChoice value={drawer.format} shipping={drawer.shipping} onChange={drawer.chooseFormat} />
        {drawer.format === 'digital' && (
          <SetupStep title={t('gift.yourWords')} level={3}>
            <CustomizationFields form={drawer.form} />
          </SetupStep>
        )}
      </div>
    </Dialog>
  );
};

const content = css({ display: 'grid', gap: 'var(--space-6)' });
const head = css({ display: 'grid', gap: 'var(--space-3)' });

const foot = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-5)',
});
