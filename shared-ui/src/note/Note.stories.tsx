import { css } from '@emotion/react';
import { textLink } from '../button/button.styles';
import { UsersIcon } from '../icon/icons';
import { StressMessages } from '../stress/StressMessages';
import { Note } from './Note';

export const Notes = () => (
  <div css={css({ display: 'grid', gap: '1rem' })}>
    <Note>
      Ces suggestions sortent un peu de vos critères : mêmes dates, jusqu’à 30 km autour de la Normandie.
    </Note>
    <Note tone="positive" icon={<UsersIcon size={22} />}>
      Envie des plus belles expériences en famille ?{' '}
      <a href="#family" css={textLink}>
        C’est par ici…
      </a>
    </Note>
    <Note tone="warning" title="Trop tard !">
      Cette offre a expiré.
    </Note>
    <Note tone="danger" role="alert">
      Le paiement a été refusé. Rien n’a été débité.
    </Note>
    <StressMessages
      messages={[
        { kind: 'targeted-label', text: 'Choisi pour vous' },
        { kind: 'eco', text: '8 actions déclarées par l’hôtel' },
      ]}
    />
  </div>
);
