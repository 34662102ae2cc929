import { useId, useRef, type HTMLAttributes, type RefAttributes } from 'react';
import type { ComboboxGroup, ComboboxOption } from './combobox-option';
import { comboboxStyles as styles } from './combobox.styles';
import { highlightParts } from './highlight';
import { useListFit } from './useListFit';

type DivProps = HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;

export interface SuggestionListProps {
  groups: readonly ComboboxGroup[];
  /** Letters to set in bold. */
  typed: string;
  shown: boolean;
  floating: boolean;
  busy: boolean | undefined;
  emptyMessage: string | undefined;
  optionTestId: string | undefined;
  /** Index over all groups; −1 for none. */
  highlighted: number;
  menuProps: DivProps;
  itemProps: (option: ComboboxOption, index: number) => DivProps;
}

/**
 * Suggestions by category, in rows of 52 px. The list box stays in the DOM while closed, because the field references it. A floating
 * list fits the window: it opens above its field where it is cut off below.
 */
export const SuggestionList = (props: SuggestionListProps) => {
  const { groups, shown, floating, busy, emptyMessage, menuProps } = props;
  const id = useId();
  const empty = groups.every((group) => group.options.length === 0);
  const panel = useRef<HTMLDivElement>(null);
  const fit = useListFit(panel, floating && shown);
  return (
    <div
      ref={panel}
      css={[
        styles.panel,
        floating && styles.floating,
        fit?.side === 'above' && styles.above,
        !shown && styles.closed,
      ]}
      {...(fit && { style: { maxHeight: fit.room } })}
    >
      <div {...menuProps} css={[styles.list, floating && styles.scrolls]} aria-busy={busy || undefined}>
        {shown &&
          groups.map((group, place) => (
            <div key={group.title} role="group" aria-labelledby={`${id}-${place}`}>
              <div id={`${id}-${place}`} role="presentation" css={styles.groupTitle}>
                {group.title}
              </div>
              {group.options.map((option, row) => (
                <Suggestion
                  key={`${option.category ?? ''} ${option.id}`}
                  option={option}
                  index={firstIndexOf(groups, place) + row}
                  {...props}
                />
              ))}
            </div>
          ))}
      </div>
      {shown && empty && <p css={styles.empty}>{emptyMessage}</p>}
    </div>
  );
};

/** Index of a group's first option over all groups. */
const firstIndexOf = (groups: readonly ComboboxGroup[], place: number): number =>
  groups.slice(0, place).reduce((count, group) => count + group.options.length, 0);

interface SuggestionProps extends Pick<
  SuggestionListProps,
  'typed' | 'optionTestId' | 'highlighted' | 'itemProps'
> {
  option: ComboboxOption;
  index: number;
}

const Suggestion = ({ option, index, typed, optionTestId, highlighted, itemProps }: SuggestionProps) => {
  const [before, match, after] = highlightParts(option.label, typed);
  return (
    <div
      {...itemProps(option, index)}
      css={[styles.option, index === highlighted && styles.highlighted]}
      data-testid={optionTestId}
      data-id={option.id}
      data-category={option.category}
    >
      {option.icon && <span css={styles.icon}>{option.icon}</span>}
      <span css={styles.words}>
        <span>
          {before}
          {match && <b css={styles.match}>{match}</b>}
          {after}
        </span>
        {option.detail && <span css={styles.detail}> {option.detail}</span>}
      </span>
    </div>
  );
};
