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
  /** The field got the focus, before the list opens. */
  onFocus?: (() => void) | undefined;
  /** The list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Suggestions are on the way: what is there stays, and is marked as busy. */
  loading?: boolean | undefined;
  /** In the list's place when nothing matches; without it the list does not open. */
  emptyMessage?: string | undefined;
  /** Said when the suggestions change: "5 suggestions". */
  status?: string | undefined;
  placeholder?: string | undefined;
  /** `field`: a field of a form. `search`: a cell of the search box, label over value. */
  look?: 'field' | 'search' | undefined;
  /** `floating` under the field; `inline` in the flow, on a full screen, always open. */
  list?: 'floating' | 'inline' | undefined;
  inputProps?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> | undefined;
  testId?: string | undefined;
  optionTestId?: string | undefined;
  className?: string | undefined;
}

/**
 * A text field with grouped suggestions. Arrows walk through them, Enter takes one, Escape closes; the field keeps the focus
 * and names the suggestion by `aria-activedescendant`.
 */
export const Combobox = ({ look = 'field', list = 'floating', className, ...props }: ComboboxProps) => {
  const { value, groups, loading, emptyMessage, testId } = props;
  const { ref, onFocus, ...given } = props.inputProps ?? {};
  const { label, optional, hint, error, counter } = props;
  const inputId = useId();
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
              // Through the library, which joins its own ref and handlers with these.
              ...given,
              ...(ref && { ref }),
              // Typed here and not through the library's state, which would come a moment late and move the caret.
              onChange: (event) => props.onValueChange(event.currentTarget.value),
              onFocus: (event) => {
                onFocus?.(event);
                props.onFocus?.();
                combobox.openMenu();
              },
              placeholder: props.placeholder,
              autoComplete: 'off',
              spellCheck: false,
              // A list without a word in it is not open.
              'aria-expanded': shown,
            })}
            aria-labelledby={undefined}
            data-testid={testId}
            css={look === 'search' ? styles.searchInput : styles.input}
          />
          <SuggestionList {...suggestions} />
          <LiveRegion message={shown ? (props.status ?? '') : ''} />
        </>
      )}
    </FieldFrame>
  );
};

type Reducer = NonNullable<Parameters<typeof useCombobox<ComboboxOption>>[0]['stateReducer']>;

const keepOpenAndUnchosen: Reducer = (state, { type, changes }) => {
  switch (type) {
    // A second press on the field must not close what the first one opened.
    case useCombobox.stateChangeTypes.InputClick:
      return { ...changes, isOpen: true };
    // Leaving the field is no choice: the visitor may only have looked.
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, isOpen: false };
    default:
      return changes;
  }
};
