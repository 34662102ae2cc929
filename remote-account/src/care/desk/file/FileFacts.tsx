import type { ReactNode } from 'react';
import { MailText } from '@detour/shared-ui';
import { fileStyles } from './file.styles';

export interface FileFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A narrow column breaks a long date before its year ("1–3 de febrero | de 2027"), not inside of a number. */
const breakable = (value: string): string =>
  value.replaceAll(/(?<!\bde)\u00a0(?=(?:de\u00a0)?\d{4}(?!\d))/g, ' ');

/** Labels and values in two columns; omits empty values. */
export const FileFacts = ({ facts }: { readonly facts: readonly (FileFact | null)[] }) => (
  <dl css={fileStyles.facts}>
    {facts.map(
      (fact) =>
        fact !== null &&
        fact.value !== '' && (
          <div key={fact.label} css={{ display: 'contents' }}>
            <dt>{fact.label}</dt>
            <dd>
              {typeof fact.value === 'string' ? <MailText>{breakable(fact.value)}</MailText> : fact.value}
            </dd>
          </div>
        ),
    )}
  </dl>
);
