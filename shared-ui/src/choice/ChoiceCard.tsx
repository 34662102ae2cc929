import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { choiceStyles as styles } from './choice.styles';

export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children'> {
  title: ReactNode;
  /** One line under the title. */
  line?: ReactNode;
  /** At the right: "+ 19,90 €", "Incluse". */
  amount?: ReactNode;
  /** Additional content while selected, for example the card form. */
  children?: ReactNode;
}

/** A radio button as a card, used in a `ChoiceGroup`. */
export const ChoiceCard = ({ id, title, line, amount, children, className, ...input }: ChoiceCardProps) => {
  const generated = useId();
  const control = id ?? generated;
  return (
    <div css={styles.card} className={className}>
      <label css={styles.head} htmlFor={control}>
        <input
          {...input}
          id={control}
          type="radio"
          css={styles.radio}
          {...(line && { 'aria-describedby': `${control}-line` })}
        />
        <span css={styles.words}>
          <span css={styles.title}>{title}</span>
          {line && (
            <span id={`${control}-line`} css={styles.line}>
              {line}
            </span>
          )}
        </span>
        {amount && <span css={styles.amount}>{amount}</span>}
      </label>
      {children && <div css={body}>{children}</div>}
    </div>
  );
};

const body = css({
  padding: '0 1.1rem 1.1rem 3.375rem',
  '@media (max-width: 767.98px)': { paddingInlineStart: '1.1rem' },
});
