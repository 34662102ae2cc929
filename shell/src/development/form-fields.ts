type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldPlace {
  /** Kind and name of a field. Ids and names survive a remount, elements do not. */
  readonly key: string;
  /** Position among fields with the same key, from 0. */
  readonly nth: number;
}

interface KeptField extends FieldPlace {
  readonly value: string;
  /** Checked state of checkboxes and radio buttons. Null for text fields. */
  readonly checked: boolean | null;
}

/** User input of a part of the page, with the cursor position. */
export interface KeptFields {
  readonly fields: readonly KeptField[];
  readonly focus: (FieldPlace & { readonly selection: readonly [number, number] | null }) | null;
}

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** File inputs cannot be restored, and hidden fields contain no user input. */
const fieldsOf = (root: ParentNode): readonly Field[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type }) => !/^(file|hidden)$/.test(type),
  );

const keyOf = (field: Field): string => {
  const name = field.id || field.name || field.getAttribute('aria-label') || '';
  return [field.type, name, isChecked(field) ? field.value : ''].join(' ');
};

const placesOf = (root: ParentNode): ReadonlyMap<Field, FieldPlace> => {
  const counts = new Map<string, number>();
  return new Map(
    fieldsOf(root).map((field) => {
      const key = keyOf(field);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return [field, { key, nth }];
    }),
  );
};

const selectionOf = (field: Field): readonly [number, number] | null =>
  'selectionStart' in field && field.selectionStart !== null
    ? [field.selectionStart, field.selectionEnd ?? field.selectionStart]
    : null;

/** Only fields that `isTouched`: prefilled values come from the new code. */
export const keepFields = (root: ParentNode, isTouched: (field: Element) => boolean): KeptFields => {
  const places = [...placesOf(root)];
  const focused = places.find(([field]) => field === document.activeElement);
  return {
    fields: places
      .filter(([field]) => isTouched(field))
      .map(([field, place]) => ({
        ...place,
        value: field.value,
        checked: isChecked(field) ? field.checked : null,
      })),
    focus: focused ? { ...focused[1], selection: selectionOf(focused[0]) } : null,
  };
};

/** Simulates typing. React overrides the element's setter, so this calls the prototype's setter and dispatches the events. */
const write = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const give = (field: Field, { value, checked }: KeptField): void => {
  if (checked === null) {
    if (field.value !== value) write(field, value);
  } else if (isChecked(field) && field.checked !== checked) field.click();
};

/** Restores existing fields and returns the missing ones, because the page may still be loading. */
export const restoreFields = (root: ParentNode, kept: KeptFields): KeptFields => {
  const places = [...placesOf(root)];
  const find = ({ key, nth }: FieldPlace): Field | undefined =>
    places.find(([, place]) => place.key === key && place.nth === nth)?.[0];
  const fields = kept.fields.filter((wanted) => {
    const field = find(wanted);
    if (field) give(field, wanted);
    return field === undefined;
  });
  const focused = kept.focus ? find(kept.focus) : undefined;
  if (!focused || !kept.focus) return { fields, focus: kept.focus };
  focused.focus({ preventScroll: true });
  const { selection } = kept.focus;
  if (selection && 'setSelectionRange' in focused) focused.setSelectionRange(...selection);
  return { fields, focus: null };
};

/** Time (ms) to wait for a field: longer than its data takes. */
const patience = 5000;

/** Restores existing fields at once, and the others when they appear. */
export const restoreAsTheyAppear = (root: HTMLElement, kept: KeptFields): void => {
  let rest = restoreFields(root, kept);
  const isDone = (): boolean => rest.fields.length === 0 && rest.focus === null;
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    rest = restoreFields(root, rest);
    if (isDone()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
};
