import type { TextFunction } from '@detour/remote-kit';
import { LiveRegion, Note } from '@detour/shared-ui';

export interface WaitingNoteProps {
  readonly t: TextFunction<'checkout.waiting'>;
  readonly isWaiting: boolean;
}

/** Tells that many visitors order at this moment, and that the shop sends the order again by itself. */
export const WaitingNote = ({ t, isWaiting }: WaitingNoteProps) => (
  <>
    <LiveRegion message={isWaiting ? t('checkout.waiting') : ''} />
    {isWaiting && (
      <div data-testid="order-waiting">
        <Note tone="neutral">
          <p>{t('checkout.waiting')}</p>
        </Note>
      </div>
    )}
  </>
);
