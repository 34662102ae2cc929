import { css } from '@emotion/react';
import type { ActivityDetail } from '@detour/shared-contracts/api';
import { Breadcrumb, ClockIcon, MapPinIcon, media, text as type } from '@detour/shared-ui';
import { Fragment, useFormat, useSite, WishlistButton } from '@detour/remote-kit';
import { titleLine } from '@detour/shared-contracts/format';
import { useText } from '../text';
import { NearbyActivities } from './place/NearbyActivities';
import { PartnerPlace } from './place/PartnerPlace';
import { toActivityView, type ActivityView } from './activity.view-model';
import { ActivityBuying } from './buying/ActivityBuying';
import { ActivityFacts } from './ActivityFacts';
import { ActivityGallery } from './ActivityGallery';
import { ActivityProgram } from './ActivityProgram';
import { ExpiredNote } from './ExpiredNote';
import { HowItWorks } from './HowItWorks';
import { useActivityViewed } from './useActivityViewed';
import type { Names } from '../contract';

/** @spec ACT-001 ACT-003 ACT-007 ACT-009 */
export const ActivitySheet = ({ activity }: { readonly activity: ActivityDetail }) => {
  const text = useText();
  const { locale } = useSite();
  const view = toActivityView(activity, { locale, text, format: useFormat() });
  useActivityViewed(activity);
  return (
    <article css={sheet}>
      <Breadcrumb label={text('nav.breadcrumb')} crumbs={view.crumbs} />
      <ActivityGallery activity={activity} />
      <div css={columns}>
        <div css={words}>
          <Head id={activity.id} view={view} />
          <p css={type.body}>{view.description}</p>
          <ActivityProgram programs={view.programs} />
          <ActivityFacts facts={view.facts} partner={activity.partner} />
          <HowItWorks />
        </div>
        <div css={side}>
          {view.published ? <ActivityBuying activity={activity} view={view} /> : <ExpiredNote />}
          {activity.partner && <PartnerPlace partner={activity.partner} />}
        </div>
      </div>
      <NearbyActivities nearby={activity.nearby ?? []} />
      <Fragment<Names>
        remote="remote-account"
        name="recently-viewed"
        props={{ type: 'ACTIVITY', currentId: activity.id }}
      />
    </article>
  );
};

const Head = ({ id, view }: { readonly id: string; readonly view: ActivityView }) => {
  const text = useText();
  return (
    <div css={head}>
      <div css={titleRow}>
        <h1 css={type.h1} data-testid="product-title">
          {titleLine(view.title)}
        </h1>
        <WishlistButton<Names>
          type="ACTIVITY"
          id={id}
          label={text('activity.favourite', { title: view.title })}
        />
      </div>
      <p css={[type.small, type.muted, fact]}>
        <MapPinIcon size={17} />
        {view.place}
      </p>
      {view.duration !== '' && (
        <p css={[type.small, type.muted, fact]}>
          <ClockIcon size={17} />
          {text('activity.duration', { duration: view.duration })}
        </p>
      )}
    </div>
  );
};

const sheet = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '3rem',
  alignItems: 'start',
  marginBlockStart: 'var(--space-4)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-8)' },
});

/** Stays in view beside the words. */
const side = css({
  position: 'sticky',
  top: 'var(--space-5)',
  display: 'grid',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { position: 'static' },
});
const words = css({ display: 'grid', gap: 'var(--space-8)', maxWidth: 'var(--size-text-measure)' });
const head = css({ display: 'grid', gap: 'var(--space-2)' });
const titleRow = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
});
const fact = css({ display: 'flex', alignItems: 'center', gap: '0.4rem' });
