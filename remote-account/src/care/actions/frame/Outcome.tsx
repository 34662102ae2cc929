import type { ReactNode } from 'react';
import { Note } from '@detour/shared-ui';
import { formStyles } from '../../../form/form.styles';
import { actionStyles as styles } from '../actions.styles';

interface OutcomeProps {
  readonly tone?: 'neutral' | 'positive';
  /** The button or link that leads on. */
  readonly next: ReactNode;
  readonly children: ReactNode;
}

/** Result of an action of customer care, with a link to the next step. */
export const Outcome = ({ tone = 'positive', next, children }: OutcomeProps) => (
  <div css={styles.column}>
    <Note tone={tone} role="status">
      {children}
    </Note>
    <div css={formStyles.actions}>{next}</div>
  </div>
);
