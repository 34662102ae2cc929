import { css } from '@emotion/react';
import { AdjustmentsHorizontalIcon } from '../icon/icons';
import { Chip } from './Chip';
import { Tag } from './Tag';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem', marginBottom: '1.5rem' });

export const Chips = () => (
  <>
    <div css={row}>
      <Chip opens>Activités</Chip>
      <Chip opens selected>
        Prix : 80 à 220 €
      </Chip>
      <Chip icon={<AdjustmentsHorizontalIcon size={18} />}>Plus de filtres</Chip>
      <Chip toggles selected>
        11–13 décembre
      </Chip>
      <Chip disabled>Distance</Chip>
    </div>
    <div css={row}>
      <Tag>Sans surcoût</Tag>
      <Tag tone="warning">Bientôt fini</Tag>
      <Tag tone="accent">−20 %</Tag>
      <Tag tone="neutral">Par e-mail</Tag>
      <Tag tone="danger">Expiré</Tag>
    </div>
  </>
);
