import { css } from '@emotion/react';
import { WholeWords } from './WholeWords';

export const NameOnTwoLines = () => (
  <p css={narrow}>
    <WholeWords>Pour Jean-Baptiste</WholeWords>
  </p>
);

const narrow = css({ maxWidth: '8rem' });
