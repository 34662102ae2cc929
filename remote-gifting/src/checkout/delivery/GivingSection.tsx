import type { Image } from '@detour/shared-contracts/api';
import { giftDesignLooks } from '@detour/shared-contracts/rules';
import { LazyGiving, type Giving } from '@detour/shared-checkout';
import type { GiftCustomization } from '../../customization/gift-customization';
import { GiftCover } from '../../preview/GiftCover';
import { GiftPreview } from '../../preview/GiftPreview';
import { useText } from '../../text';

interface GivingSectionProps {
  readonly giving: Giving;
  readonly customization: GiftCustomization;
  readonly image: Image | string;
  /** "Valable jusqu’au 21 mai 2028" */
  readonly facts: string;
  /** A heading above names the gift. */
  readonly isTitleHidden?: boolean;
}

/** Recipient, design and time of the gift, with the card as the recipient will see it. */
export const GivingSection = ({
  giving,
  customization,
  image,
  facts,
  isTitleHidden = false,
}: GivingSectionProps) => {
  const t = useText();
  const { design, toName } = giving.draft;
  const { scene } = giftDesignLooks[design];
  return (
    <LazyGiving
      t={t}
      giving={giving}
      image={image}
      isTitleHidden={isTitleHidden}
      preview={
        <GiftPreview
          cover={<GiftCover image={scene === null ? image : `/images/${scene}/640_360.webp`} />}
          customization={customization}
          facts={facts}
          design={design}
          toName={toName}
        />
      }
    />
  );
};
