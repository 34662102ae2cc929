/** A link works without code: the document handles it, or the browser. */
const isLink = (target: Element): boolean => target.closest('a[href]') !== null;

/** The element to press again: the drawing of a button (SVG) has no `click()`. */
const pressedBy = ({ target }: Event): HTMLElement | null => {
  let at = target instanceof Element ? target : null;
  while (at && !(at instanceof HTMLElement)) at = at.parentElement;
  return at;
};

/**
 * Server HTML that has no code yet. The first touch or key in it calls `wake`; a click or a sent form is held back and repeated when
 * `wake` has resolved. Returns the function that ends this.
 */
export const repeatTouches = (element: HTMLElement, wake: () => Promise<void>): (() => void) => {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    void wake().then(repeat);
  };
  const onClick = (event: Event): void => {
    const pressed = pressedBy(event);
    if (pressed && !isLink(pressed)) hold(event, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement)
      hold(event, () => target.requestSubmit(...(submitter ? [submitter] : [])));
  };
  for (const kind of ['pointerdown', 'pointerover', 'focusin'])
    element.addEventListener(kind, () => void wake(), options);
  element.addEventListener('click', onClick, options);
  element.addEventListener('submit', onSubmit, options);
  return () => ended.abort();
};
