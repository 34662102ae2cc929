import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Anchor, GiftBoxCarousel, Note, SectionHeader, textLink } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useVariantUsed } from '../../results/useVariantUsed';
import { useText } from '../../text';
import { useDataReport } from '../../useDataReport';
import { toGiftBoxItems } from './best-boxes.view-model';
import type { ComponentOf } from '../landing-components';
import { bestBoxesQuery } from '../landing.query';
import type { Names } from '../../contract';

export interface BestBoxesProps {
  readonly content: ComponentOf<'BestBoxes'>;
}

/** Gift boxes with prices. Omitted without a response, unless errors are enabled. @spec LAND-001 LAND-013 */
export const BestBoxes = ({ content: { title, subtitle, showErrors, cta } }: BestBoxesProps) => {
  const text = useText();
  const format = useFormat();
  const site = useSite<Names>();
  const { data, error } = useQuery(bestBoxesQuery(useApi<Names>(), site.locale));
  useDataReport('SEARCH-323', error);
  useVariantUsed('box-migration');
  const boxes = useMemo(
    () => (data ? toGiftBoxItems(data, { site, text, format }) : []),
    [data, site, text, format],
  );
  if (error && showErrors)
    return <Note role="alert">{text('error.withMessage', { message: error.message })}</Note>;
  if (boxes.length === 0) return null;
  return (
    <section data-testid="best-boxes">
      <SectionHeader
        title={title}
        lead={subtitle}
        link={
          cta && (
            <Anchor href={cta.link.url} newTab={cta.link.newTab} css={textLink}>
              {cta.label}
            </Anchor>
          )
        }
      />
      <GiftBoxCarousel label={title} boxes={boxes} />
    </section>
  );
};
