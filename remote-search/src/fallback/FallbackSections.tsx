import { css } from '@emotion/react';
import type { Flow } from '@detour/shared-contracts/mount';
import { Anchor, CardGrid, Note, SectionHeader, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { hasDates } from '../calendar/flexible/flexible-dates.view-model';
import type { Criteria } from '../contract';
import { GuestsNote } from '../results/notes/GuestsNote';
import { OfferCard } from '../results/offer/OfferCard';
import { useOfferContext } from '../results/offer/useOfferContext';
import { searchAddress } from '../searchbox/address/search-address';
import { useText } from '../text';
import { toFallbackLead, toFallbackTitle } from './fallback-title.view-model';
import type { FallbackResult } from './useFallbacks';

export interface FallbackSectionsProps {
  readonly found: readonly FallbackResult[];
  /** The main search has results too. */
  readonly afterResults: boolean;
  /** The visitor's search. */
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/** Labelled alternatives to the search, one section per fallback step. @spec SRCH-032 SRCH-033 SRCH-034 FALL-021 FALL-022 */
export const FallbackSections = ({ found, afterResults, criteria, flow }: FallbackSectionsProps) => {
  const text = useText();
  if (found.length === 0) return null;
  return (
    <div css={afterResults ? after : undefined}>
      <Note role="status">
        {afterResults ? `${text('search.alsoSuit')} ${text('search.fallbackInfo')}` : text('search.noExact')}
      </Note>
      {/* Without dates the results above have the same note. */}
      {hasDates(criteria) && found.some(({ fallback }) => !hasDates(fallback.criteria)) && (
        <div css={note}>
          <GuestsNote criteria={criteria} flow={flow} hasDates={false} />
        </div>
      )}
      {found.map((result) => (
        <FallbackSection key={result.fallback.key.value} result={result} flow={flow} />
      ))}
    </div>
  );
};

/** @spec FALL-018 */
const FallbackSection = ({ result, flow }: { readonly result: FallbackResult; readonly flow: Flow }) => {
  const text = useText();
  const { locale } = useSite();
  const { fallback } = result;
  const context = useOfferContext(fallback.criteria, flow);
  const title = toFallbackTitle(fallback.title, text) ?? text('search.suggestedStays');
  return (
    <section
      css={section}
      data-testid="fallback"
      data-order={fallback.key.order}
      data-kind={fallback.key.value}
    >
      <SectionHeader
        title={title}
        lead={toFallbackLead(fallback.key.category, text)}
        link={
          <Anchor href={searchAddress(locale, flow, fallback.criteria)} css={textLink}>
            {text('fallback.seeMore')}
          </Anchor>
        }
      />
      <CardGrid>
        {result.cards.map((card) => (
          <OfferCard key={card.id} card={card} context={context} />
        ))}
      </CardGrid>
    </section>
  );
};

const note = css({ marginBlockStart: '1.5rem' });

const after = css({
  marginBlockStart: 'var(--space-section)',
  paddingBlockStart: '2.5rem',
  borderBlockStart: 'var(--border-hairline)',
});

const section = css({ marginBlockStart: '2.25rem', '& + &': { marginBlockStart: '4rem' } });
