import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import type { ActivityPartner } from '@detour/shared-contracts/api';
import {
  CalendarEventIcon,
  ClockIcon,
  InfoCircleIcon,
  LanguageIcon,
  MapPinIcon,
  media,
  text as type,
} from '@detour/shared-ui';
import { PlaceMap } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import type { FactGroup } from './activity.view-model';

const icons: Readonly<Record<FactGroup['key'], ReactNode>> = {
  gettingThere: <MapPinIcon size={20} />,
  openingHours: <ClockIcon size={20} />,
  slots: <CalendarEventIcon size={20} />,
  languages: <LanguageIcon size={20} />,
  thingsToKnow: <InfoCircleIcon size={20} />,
  niceToKnow: <InfoCircleIcon size={20} />,
};

export interface ActivityFactsProps {
  readonly facts: readonly FactGroup[];
  readonly partner: ActivityPartner | null | undefined;
}

/** Where and when, as a map and in words. @spec ACT-002 ACT-004 */
export const ActivityFacts = ({ facts, partner }: ActivityFactsProps) => {
  const text = useText();
  const heading = useId();
  if (facts.length === 0) return null;
  return (
    <section data-below="" aria-labelledby={heading} css={block}>
      <h2 id={heading} css={type.h2}>
        {text('activity.practical')}
      </h2>
      {partner && (
        <PlaceMap<Names>
          place={partner}
          label={text('activity.map', { partner: partner.name })}
          text={text}
          data-testid="activity-map"
        />
      )}
      <div css={grid}>
        {facts.map(({ key, title, lines }) => (
          <div key={key} css={group}>
            <h3 css={[type.label, name]}>
              {icons[key]}
              {title}
            </h3>
            {lines.map((line) => (
              <p key={line} css={[type.body, type.muted]}>
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-5)' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-6)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const group = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  paddingBlockStart: 'var(--space-3)',
  borderBlockStart: 'var(--border-hairline)',
});
const name = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' });
