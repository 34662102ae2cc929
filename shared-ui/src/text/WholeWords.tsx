import { css } from '@emotion/react';
import { Fragment } from 'react';

export interface WholeWordsProps {
  children: string;
}

/** A text whose words with a hyphen ("Jean-Baptiste") move to the next line whole; only a word longer than a line breaks. */
export const WholeWords = ({ children }: WholeWordsProps) =>
  children
    .split(/(\S+-\S+)/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <span css={whole}>{part}</span> : part}</Fragment>
    ));

const whole = css({ display: 'inline-block', maxWidth: '100%' });
