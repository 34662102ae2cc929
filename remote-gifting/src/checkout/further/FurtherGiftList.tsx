import { Button, GiftIcon, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { FurtherGift, type FurtherGiftProps } from './FurtherGift';

type FurtherGiftListProps = Omit<FurtherGiftProps, 'giftKey' | 'number'>;

/** The gifts after the first, and the button that adds one. */
export const FurtherGiftList = (props: FurtherGiftListProps) => {
  const t = useText();
  const { keys, isFull, add } = props.gifts;
  return (
    <>
      {keys.map((key, index) => (
        <FurtherGift key={key} {...props} giftKey={key} number={index + 2} />
      ))}
      {isFull ? (
        <p css={[text.small, text.muted]}>{t('giving.most')}</p>
      ) : (
        <p>
          <Button kind="quiet" icon={<GiftIcon />} onClick={add} data-testid="add-gift">
            {t('giving.another')}
          </Button>
        </p>
      )}
    </>
  );
};
