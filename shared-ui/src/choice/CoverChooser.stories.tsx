import { useState } from 'react';
import { CoverChooser } from './CoverChooser';

export const Insurance = () => {
  const [chosen, setChosen] = useState<'none' | 'full' | null>(null);
  return (
    <CoverChooser
      name="insurance"
      legend="Assurance annulation"
      value={chosen}
      onChange={setChosen}
      covers={[
        {
          id: 'none',
          title: 'Sans assurance',
          line: 'Les conditions du séjour s’appliquent',
          amount: '0,00 €',
        },
        { id: 'full', title: 'Avec assurance', line: 'Maladie, accident, imprévu', amount: '19,90 €' },
      ]}
    />
  );
};
