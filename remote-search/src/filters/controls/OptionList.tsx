import type { ReactNode } from 'react';
import { CheckboxField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';

interface Option<K extends string | number> {
  readonly key: K;
  readonly label: ReactNode;
  /** Null while unknown. */
  readonly count: number | null;
}

export interface OptionListProps<K extends string | number> {
  readonly options: readonly Option<K>[];
  readonly chosen: readonly K[];
  readonly onChange: (chosen: readonly K[]) => void;
}

/** Checkbox values with counts. A value without results is disabled unless selected. @spec FILT-046 */
export const OptionList = <K extends string | number>({ options, chosen, onChange }: OptionListProps<K>) => {
  const format = useFormat();
  return options.map(({ key, label, count }) => {
    const isChosen = chosen.includes(key);
    return (
      <CheckboxField
        key={key}
        label={label}
        detail={count === null ? undefined : format.count(count)}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onChange(toggled(chosen, key))}
        data-value={key}
      />
    );
  });
};

export const toggled = <K,>(chosen: readonly K[], key: K): readonly K[] =>
  chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
