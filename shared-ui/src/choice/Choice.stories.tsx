import { css } from '@emotion/react';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceChip } from './ChoiceChip';
import { ChoiceGroup } from './ChoiceGroup';

const column = css({ display: 'grid', gap: '2rem', maxWidth: '43rem' });

export const Choices = () => (
  <div css={column}>
    <ChoiceGroup legend="Civilité" direction="row">
      <ChoiceChip name="civility" defaultChecked>
        Mme
      </ChoiceChip>
      <ChoiceChip name="civility">M.</ChoiceChip>
      <ChoiceChip name="civility" disabled>
        Je préfère ne pas préciser
      </ChoiceChip>
    </ChoiceGroup>
    <ChoiceGroup legend="Et si vos plans changent ?">
      <ChoiceCard
        name="insurance"
        title="Annulation flexible"
        line="Sans frais jusqu’au 8 décembre 2026, puis non remboursable"
        amount="Incluse"
        defaultChecked
      />
      <ChoiceCard
        name="insurance"
        title="Assurance annulation"
        line="Plus de 25 motifs couverts, remboursement sous 72 heures"
        amount="+ 19,90 €"
      />
      <ChoiceCard name="insurance" title="Carte bancaire">
        Ce qui va avec le choix.
      </ChoiceCard>
    </ChoiceGroup>
  </div>
);
