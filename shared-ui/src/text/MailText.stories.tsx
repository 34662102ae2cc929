import { css } from '@emotion/react';
import { MailText } from './MailText';

export const LongAddress = () => (
  <p css={narrow}>
    <MailText>Envoyé à maximilienne.vandenberghe@entreprise.example.org le 3 décembre</MailText>
  </p>
);

const narrow = css({ maxWidth: '16rem' });
