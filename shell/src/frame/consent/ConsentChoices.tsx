import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, CheckboxField, Dialog, text as type } from '@detour/shared-ui';
import type { ConsentChoice } from './consent-choice';
import { useFrameText } from '../useFrameText';

export interface ConsentChoicesProps {
  readonly open: boolean;
  readonly choice: ConsentChoice;
  readonly hasHostedMap: boolean;
  readonly onSave: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
}

/** Choices by class, with nothing preselected. */
export const ConsentChoices = ({ open, choice, hasHostedMap, onSave, onClose }: ConsentChoicesProps) => {
  const text = useFrameText();
  const [chosen, setChosen] = useState(choice);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('consent.title')}
      closeLabel={text('ui.close')}
      foot={<Button onClick={() => onSave(chosen)}>{text('consent.save')}</Button>}
    >
      <div css={list}>
        <div>
          <h3 css={type.label}>{text('consent.needed')}</h3>
          <p css={[type.small, type.muted]}>{text('consent.neededText')}</p>
        </div>
        {(['preferences', 'statistics'] as const).map((kind) => (
          <CheckboxField
            key={kind}
            label={
              <>
                <span css={[type.label, block]}>{text(`consent.${kind}`)}</span>
                <span css={[type.small, type.muted, block]}>
                  {text(`consent.${kind}Text`)}
                  {kind === 'preferences' && hasHostedMap && ` ${text('consent.mapsText')}`}
                </span>
              </>
            }
            checked={chosen[kind]}
            onChange={(event) => setChosen({ ...chosen, [kind]: event.target.checked })}
          />
        ))}
      </div>
    </Dialog>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-5)' });
const block = css({ display: 'block' });
