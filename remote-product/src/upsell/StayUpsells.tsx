import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Button, media, Note, Picture, Spinner, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { UpsellView } from './upsell.view-model';

/** Delay (ms) between the message and the opening of the other product's page. @spec PROD-064 */
export const upsellDelay = 500;

export interface StayUpsellsProps {
  readonly upsells: readonly UpsellView[];
  /** "pour 2 nuits et 2 personnes, taxes comprises" */
  readonly basis: string | null;
  /** Opens the product with that id. */
  readonly onChange: (id: string) => void;
}

/** A click adds or removes an extra. Each combination is a separate product with its own page. @spec PROD-018 PROD-064 */
export const StayUpsells = ({ upsells, basis, onChange }: StayUpsellsProps) => {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => onChange(chosen), upsellDelay);
    return () => clearTimeout(timer);
  }, [chosen, onChange]);
  return (
    <div css={column} aria-busy={chosen !== null}>
      <ul css={list} role="list">
        {upsells.map((upsell) => (
          <li key={upsell.id} css={row} data-testid="upsell" data-id={upsell.id}>
            {upsell.image && <Picture image={upsell.image} alt="" sizes="96px" ratio={4 / 3} css={picture} />}
            <div css={words}>
              <h3 css={name}>{upsell.title}</h3>
              {upsell.text && <p css={[text.small, text.muted]}>{upsell.text}</p>}
            </div>
            {upsell.price && <b css={[text.figures, price]}>{upsell.price}</b>}
            <Button
              kind="quiet"
              size="small"
              width="label"
              disabled={chosen !== null}
              aria-label={t(upsell.added ? 'upsell.addOf' : 'upsell.removeOf', { extra: upsell.title })}
              onClick={() => setChosen(upsell.id)}
            >
              {t(upsell.added ? 'upsell.add' : 'upsell.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {basis && <p css={[text.small, text.muted]}>{basis}</p>}
      <div role="status">
        {chosen !== null && <Note icon={<Spinner />}>{t('product.extraLoading')}</Note>}
      </div>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const list = css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 'var(--space-4)',
  '& + &': { marginTop: '1rem', paddingTop: '1rem', borderTop: 'var(--border-hairline)' },
  [media.mobile]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto', '& > button': { gridColumn: '2 / -1' } },
});

const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-m)' });
const words = css({ minWidth: 0 });
const name = css({ fontSize: '1rem', fontWeight: 580, lineHeight: 1.35 });
const price = css({ fontWeight: 620, whiteSpace: 'nowrap' });
