import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { fileStyles } from '../file.styles';

interface Entry {
  readonly label: ReactNode;
  /** Cents; negative for what goes out. */
  readonly amount: number;
  readonly at: string;
}

/** Entries of books, oldest first. */
export const Entries = ({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
}) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <div>
      <h4 css={[type.small, type.muted]}>{title}</h4>
      <ul role="list" css={fileStyles.list}>
        {entries.map(({ label, amount, at }, index) => (
          <li key={index} css={[fileStyles.line, line]}>
            <span>
              {label} <span css={[type.small, type.muted]}>{momentOf(at, text, { format, locale })}</span>
            </span>
            <span css={fileStyles.amount}>{format.price(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const line = css({ paddingBlock: 'var(--space-1)' });
