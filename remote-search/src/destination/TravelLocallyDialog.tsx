import { css } from '@emotion/react';
import { useState } from 'react';
import {
  Button,
  ChoiceCard,
  ChoiceGroup,
  CurrentLocationIcon,
  Dialog,
  text as type,
} from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { nearbyDistances, nearbyKm } from '../searchbox/draft/draft';
import { useText } from '../text';
import type { DestinationEditor } from './useDestinationEditor';

export interface TravelLocallyDialogProps {
  readonly editor: DestinationEditor;
}

/** Selection of a radius around the visitor. Requests the position on click, never earlier. @spec SBOX-016 SBOX-017 */
export const TravelLocallyDialog = ({ editor }: TravelLocallyDialogProps) => {
  const text = useText();
  const format = useFormat();
  const [km, setKm] = useState<number>(nearbyKm);
  const { locating } = editor;
  return (
    <Dialog
      open={editor.locally}
      onClose={editor.closeLocally}
      title={text('search.travelLocally')}
      closeLabel={text('ui.close')}
      data-testid="travel-locally"
      foot={
        <Button
          width="full"
          icon={<CurrentLocationIcon />}
          disabled={locating === 'asking'}
          onClick={() => editor.locate(km)}
          data-testid="travel-locally-confirm"
        >
          {text(locating === 'asking' ? 'search.locating' : 'search.usePosition')}
        </Button>
      }
    >
      <p css={lead}>{text('search.travelLocallyText')}</p>
      <ChoiceGroup legend={text('filter.distance')} legendHidden>
        {nearbyDistances.map((distance) => (
          <ChoiceCard
            key={distance}
            name="travel-locally"
            value={distance}
            checked={km === distance}
            onChange={() => setKm(distance)}
            title={text('search.within', { distance: format.distance(distance) })}
            {...(distance === nearbyKm && { line: text('search.lessThan2h') })}
          />
        ))}
      </ChoiceGroup>
      <p css={locating === 'failed' && failed} role="status">
        {locating === 'failed' && text('search.locationFailed')}
      </p>
    </Dialog>
  );
};

const lead = css(type.lead, { marginBlockEnd: 'var(--space-4)' });
const failed = css({ marginBlockStart: 'var(--space-4)', color: 'var(--color-danger)' });
