import { GiftBoxCarousel, SectionHeader } from '@detour/shared-ui';
import { useVariantUsed } from '../../results/useVariantUsed';
import type { BoxView } from '../home.view-model';

export interface BoxesBlockProps {
  readonly title: string;
  readonly lead: string;
  readonly boxes: readonly BoxView[];
}

/** Gift boxes as drawn boxes on a stage. @spec HOME-007 */
export const BoxesBlock = ({ title, lead, boxes }: BoxesBlockProps) => {
  useVariantUsed('box-migration');
  return (
    <section data-below="">
      <SectionHeader title={title} lead={lead} />
      <GiftBoxCarousel
        label={title}
        boxes={boxes.map(({ code, price, ...box }) => ({ ...box, id: code, price: { amount: price } }))}
      />
    </section>
  );
};
