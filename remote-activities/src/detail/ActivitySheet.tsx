import { css } from '@emotion/react';
import { useId } from 'react';
import { Breadcrumb, ClockIcon, MapPinIcon, media, text as type } from '@detour/shared-ui';
import { useText } from '../text';
import type { ActivityView } from './activity.view-model';
import { ActivityGallery } from './ActivityGallery';
import { ActivityPanel } from './ActivityPanel';
import { ExpiredNote } from './ExpiredNote';

/** @spec ACT-001 ACT-009 */
export const ActivitySheet = ({ activity }: { readonly activity: ActivityView }) => {
  const text = useText();
  const program = useId();
  return (
    <article css={sheet}>
      <Breadcrumb label={text('nav.breadcrumb')} crumbs={activity.crumbs} />
      <ActivityGallery images={activity.images} />
      <div css={columns}>
        <div css={words}>
          <div css={head}>
            <h1 css={type.h1}>{activity.title}</h1>
            <p css={[type.small, type.muted, fact]}>
              <MapPinIcon size={17} />
              {activity.place}
            </p>
            {activity.duration !== '' && (
              <p css={[type.small, type.muted, fact]}>
                <ClockIcon size={17} />
                {text('activity.duration', { duration: activity.duration })}
              </p>
            )}
          </div>
          <p css={type.body}>{activity.description}</p>
          {activity.program.length > 0 && (
            <section aria-labelledby={program} css={words}>
              <h2 id={program} css={type.h2}>
                {text('activity.program')}
              </h2>
              <ol role="list" css={steps}>
                {activity.program.map((step) => (
                  <li key={step.title} css={line}>
                    <h3 css={type.label}>{step.title}</h3>
                    <p css={[type.body, type.muted]}>{step.text}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
        {activity.published ? <ActivityPanel price={activity.price} /> : <ExpiredNote />}
      </div>
    </article>
  );
};

const sheet = css({ display: 'grid', gap: 'var(--space-5)' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '3rem',
  alignItems: 'start',
  marginBlockStart: 'var(--space-4)',
  [media.belowDesktop]: { gridTemplateColumns: '1fr', gap: 'var(--space-8)' },
});

const words = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
const head = css({ display: 'grid', gap: 'var(--space-2)' });
const fact = css({ display: 'flex', alignItems: 'center', gap: '0.4rem' });
const steps = css({ display: 'grid' });
const line = css({
  display: 'grid',
  gap: 'var(--space-1)',
  paddingBlock: 'var(--space-3)',
  borderBlockStart: 'var(--border-hairline)',
});
