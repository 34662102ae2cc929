import { css } from '@emotion/react';
import { ScoreBadge } from '../score/ScoreBadge';
import { Stars } from '../score/Stars';
import { Price } from './Price';
import { PriceLines } from './PriceLines';

export const Prices = () => (
  <div css={css({ display: 'grid', gap: '2rem', maxWidth: '22rem' })}>
    <Price
      amount="238 €"
      from="à partir de"
      reference="297 €"
      referenceLabel="Prix de référence"
      align="start"
    />
    <Price amount="389,40 €" size="large" promo="−20 %" reference="486 €" align="start" />
    <PriceLines
      lines={[
        { label: 'Séjour, 2 nuits', amount: '382,00 €' },
        { label: 'Code DETOUR10', amount: '−38,20 €', tone: 'positive' },
      ]}
      total={{ label: 'Total', amount: '351,20 €' }}
      after={[{ label: 'dont taxe de séjour, à régler à l’hôtel', amount: '7,40 €' }]}
      totalTestId="summary-total"
      totalCents={34380}
    />
    <p>
      <Stars count={4} label="4 étoiles" />
    </p>
    <ScoreBadge value="9,2" word="Fantastique" count="286 avis" />
  </div>
);
