import { css } from '@emotion/react';
import { useState } from 'react';
import { ClockIcon, MapPinIcon } from '../icon/icons';
import { Combobox } from './Combobox';
import { type ComboboxGroup } from './combobox-option';

const groups: readonly ComboboxGroup[] = [
  {
    title: 'Recherches récentes',
    options: [{ id: 'r1', label: 'Normandie', category: 'region', icon: <ClockIcon /> }],
  },
  {
    title: 'Villes',
    options: [
      { id: 'c1', label: 'Étretat', detail: 'Seine-Maritime', category: 'city', icon: <MapPinIcon /> },
      { id: 'c2', label: 'Étaples', detail: 'Pas-de-Calais', category: 'city', icon: <MapPinIcon /> },
      { id: 'c3', label: 'Saint-Étienne', detail: 'Loire', category: 'city', icon: <MapPinIcon /> },
    ],
  },
];

const Destination = ({ look }: { look: 'field' | 'search' }) => {
  const [value, setValue] = useState('et');
  return (
    <Combobox
      label="Destination"
      placeholder="Ville, région, bord de mer…"
      look={look}
      value={value}
      onValueChange={setValue}
      onSelect={(option) => setValue(option.label)}
      groups={groups}
      status="4 suggestions"
      testId="searchbox-destination"
      optionTestId="searchbox-suggestion"
    />
  );
};

export const InAForm = () => (
  <div css={css({ maxWidth: '26rem', minHeight: '26rem' })}>
    <Destination look="field" />
  </div>
);

export const InTheSearchBox = () => (
  <div css={css({ maxWidth: '20rem', minHeight: '26rem', background: 'var(--color-surface-raised)' })}>
    <Destination look="search" />
  </div>
);
