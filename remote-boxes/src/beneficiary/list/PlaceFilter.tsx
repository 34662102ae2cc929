import { useState } from 'react';
import { placeKeyOf } from '@detour/shared-contracts/criteria';
import { createChunk, TextField, useChunk } from '@detour/shared-ui';
import type { Criteria } from '../../contract';
import { useText } from '../../text';

export interface PlaceFilterProps {
  /** Name of the wished place; null without one, and until it is known. */
  readonly label: string | null;
  readonly onChange: (place: NonNullable<Criteria['place']> | null) => void;
}

const placesChunk = createChunk(() => import('./PlaceSuggestions'));

/** Place of the stays: a plain field until it is used, then one with suggestions. An emptied field means anywhere. */
export const PlaceFilter = ({ label, onChange }: PlaceFilterProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  const { value: chunk } = useChunk(placesChunk, isNear);
  const value = typed ?? label ?? '';
  const type = (next: string): void => {
    setTyped(next);
    if (next.trim() === '' && label !== null) onChange(null);
  };
  if (chunk && isNear) {
    return (
      <chunk.PlaceSuggestions
        value={value}
        onType={type}
        onChoose={({ id, category, label: name }) => {
          setTyped(name);
          onChange({ key: placeKeyOf(category), id });
        }}
      />
    );
  }
  return (
    <TextField
      label={text('benef.place')}
      placeholder={text('benef.anywhere')}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onPointerEnter={() => void placesChunk.load()}
      onFocus={() => setNear(true)}
      onChange={(event) => type(event.target.value)}
    />
  );
};
