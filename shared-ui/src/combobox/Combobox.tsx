import type { ComboboxOption, ComboboxGroup } from './combobox-option';
import { useCombobox } from 'downshift';
import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from '../field/FieldFrame';
import { LiveRegion } from '../live/LiveRegion';
import { comboboxStyles as styles } from './combobox.styles';
import { SuggestionList, type SuggestionListProps } from './SuggestionList';

export interface ComboboxProps extends FieldProps {
  /** The text in the field. */
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly ComboboxGroup[];
  onSelect: (option: ComboboxOption) => void;
  /** The field received the focus, before the list opens. */
  onFocus?: (() => void) | undefined;
  /** The list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Suggestions are loading: the current ones stay, marked as busy. */
  loading?: boolean | undefined;
  /** Shown when nothing matches. Without it the list does not open. */
  emptyMessage?: string | undefined;
  /** Announced when the suggestions change: "5 suggestions". */
  status?: string | undefined;
  placeholder?: string | undefined;
  /** `field`: a form field. `search`: a cell of the search box, label above value. */
  look?: 'field' | 'search' | undefined;
  /** `floating` below the field; `inline` in the flow, full screen, always open. */
  list?: 'floating' | 'inline' | undefined;
  inputProps?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> | undefined;
  testId?: string | undefined;
  optionTestId?: string | undefined;
  className?: string | undefined;
}

/**
 * A text field with grouped suggestions. Arrows move, Enter selects, Escape closes. The field keeps the focus and references the
 * active suggestion by `aria-activedescendant`.
 */
export const Combobox = ({ look = 'field', list = 'floating', className, ...props }: ComboboxProps) => {
  const { ref, onFocus, ...given } = props.inputProps ?? {};
  const { label, optional, hint, error, counter } = props;
  const inputId = useId();
  const { combobox, shown, suggestions } = useSuggestionList(props, inputId, list);
  return (
    <FieldFrame
      id={inputId}
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      counter={counter}
      css={[
        styles.root,
        look === 'search' && styles.searchCell,
        look === 'search' && shown && styles.openCell,
      ]}
      className={className}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...combobox.getInputProps({
              // Passed through the library, which merges its ref and handlers with these.
              ...given,
              ...(ref && { ref }),
              // Handled here instead of in the library's state, which updates late and moves the caret.
              onChange: (event) => props.onValueChange(event.currentTarget.value),
              onFocus: (event) => {
                onFocus?.(event);
                props.onFocus?.();
                combobox.openMenu();
              },
              placeholder: props.placeholder,
              autoComplete: 'off',
              spellCheck: false,
              // A list without text is not open.
              'aria-expanded': shown,
            })}
            aria-labelledby={undefined}
            data-testid={props.testId}
            css={look === 'search' ? styles.searchInput : styles.input}
          />
          <SuggestionList {...suggestions} />
          <LiveRegion message={shown ? (props.status ?? '') : ''} />
        </>
      )}
    </FieldFrame>
  );
};

type ListProps = Omit<ComboboxProps, 'look' | 'list' | 'className'>;

/** State of the list, and the props that render it. */
const useSuggestionList = (props: ListProps, inputId: string, list: 'floating' | 'inline') => {
  const { value, groups, loading, emptyMessage } = props;
  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox<ComboboxOption>({
    items: options,
    inputId,
    inputValue: value,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onSelect(selectedItem),
    onIsOpenChange: ({ isOpen }) => props.onOpenChange?.(isOpen),
    stateReducer: keepOpenAndUnchosen,
    ...(list === 'inline' && { isOpen: true }),
  });
  const shown = combobox.isOpen && (options.length > 0 || Boolean(emptyMessage));
  const suggestions: SuggestionListProps = {
    groups,
    typed: value,
    shown,
    floating: list === 'floating',
    busy: loading,
    emptyMessage,
    optionTestId: props.optionTestId,
    highlighted: combobox.highlightedIndex,
    menuProps: combobox.getMenuProps({}, { suppressRefError: true }),
    itemProps: (item, index) => combobox.getItemProps({ item, index }),
  };
  return { combobox, shown, suggestions };
};

type Reducer = NonNullable<Parameters<typeof useCombobox<ComboboxOption>>[0]['stateReducer']>;

const keepOpenAndUnchosen: Reducer = (state, { type, changes }) => {
  switch (type) {
    // A second click on the field must not close what the first one opened.
    case useCombobox.stateChangeTypes.InputClick:
      return { ...changes, isOpen: true };
    // Blur selects nothing: the visitor may only have looked.
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, isOpen: false };
    default:
      return changes;
  }
};
