import type { CareActionPreview } from '@detour/shared-contracts/api';
import { Note, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { actionStyles as styles } from './actions.styles';
import { toPreviewView } from './preview.view-model';

interface PreviewProps {
  readonly preview: CareActionPreview;
  /** Another one is on its way. */
  readonly isOld?: boolean;
  /** False for the second person, who already has the request. */
  readonly tellsSecond?: boolean;
}

/** Effect for the customer: amounts and where they are refunded to, the new stay, the letters. */
export const Preview = ({ preview, isOld = false, tellsSecond = true }: PreviewProps) => {
  const text = useText();
  const { refusal, lines, mails, second } = toPreviewView(preview, text, useFormat());
  if (refusal) return <Note tone="warning">{refusal}</Note>;
  if (lines.length === 0 && mails.length === 0) return second && tellsSecond ? <Note>{second}</Note> : null;
  return (
    <>
      <section
        css={[styles.preview, isOld && styles.dim]}
        aria-label={text('act.preview')}
        data-testid="care-preview"
      >
        <h3 css={type.label}>{text('act.preview')}</h3>
        {lines.length > 0 && (
          <dl css={styles.lines}>
            {lines.map(({ key, label, value, note, strong }) => (
              <div key={key} css={[styles.line, strong && styles.strong]}>
                <dt css={!strong && type.muted}>
                  {label}
                  {note && <span css={[type.small, type.muted, styles.second]}>{note}</span>}
                </dt>
                <dd css={!strong && type.muted}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {mails.length > 0 && (
          <p css={[type.small, type.muted]}>{text('act.mails', { mails: mails.join(', ') })}</p>
        )}
      </section>
      {second && tellsSecond && <Note>{second}</Note>}
    </>
  );
};
