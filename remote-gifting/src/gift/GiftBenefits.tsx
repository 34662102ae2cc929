import { FeatureList } from '../setup/FeatureList';
import { useText } from '../text';

/** Benefits of a gift stay. @spec GIFT-049 GIFT-051 */
export const GiftBenefits = () => {
  const t = useText();
  return (
    <FeatureList
      features={[t('gift.validity18'), t('gift.forTwo'), t('gift.exchangeable'), t('gift.taxNote')]}
    />
  );
};
