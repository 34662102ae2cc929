import type { FrameMemory } from '../frame-memory';

/** A style element of the shell, with the rules that scripts added: they are lost when the element leaves the document. */
interface KeptStyle {
  readonly element: HTMLStyleElement;
  readonly rules: readonly string[];
}

const rulesOf = ({ sheet }: HTMLStyleElement): readonly string[] =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

const putRules = ({ element: { sheet }, rules }: KeptStyle): void => {
  if (!sheet || sheet.cssRules.length >= rules.length) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
};

/** True for the styles of the shell's parts. A global style comes and goes with its part (the consent banner), so its absence says nothing. */
const isKept = ({ dataset }: HTMLStyleElement): boolean => /^shell( |$)/.test(dataset['emotion'] ?? '');

/** The shell's own style elements: they are put back, with their rules. */
export const createKeptStyles = ({ head, style }: Pick<FrameMemory, 'head' | 'style'>) => {
  let kept: readonly KeptStyle[] = [];
  const read = (): readonly HTMLStyleElement[] =>
    [...head.querySelectorAll('style')].filter((found) => found === style || isKept(found));
  const see = (element: HTMLStyleElement): KeptStyle => {
    const before = kept.find((one) => one.element === element);
    const isSame = before?.rules.length === element.sheet?.cssRules.length;
    return before && isSame ? before : { element, rules: rulesOf(element) };
  };
  return {
    /** The style elements that were missing or off. */
    putBack(): readonly Element[] {
      const off = kept.filter(({ element }) => element.sheet?.disabled === true);
      for (const { element } of off) if (element.sheet) element.sheet.disabled = false;
      const missing = kept.filter(({ element }) => element.parentNode !== head);
      for (const one of missing) {
        head.appendChild(one.element);
        putRules(one);
      }
      kept = [...new Set([...kept.map(({ element }) => element), ...read()])].map(see);
      return [...missing, ...off].map(({ element }) => element);
    },
  };
};
