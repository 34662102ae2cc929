export interface ForeignRule {
  readonly selector: string;
  /** Key of the cache that wrote it: `search`. Empty without one. */
  readonly key: string;
  readonly owner: HTMLStyleElement;
  undo(): void;
}

interface RuleList {
  readonly cssRules: CSSRuleList;
  deleteRule(index: number): void;
}

const hasRules = (rule: object): rule is RuleList => 'cssRules' in rule && 'deleteRule' in rule;

/** States and pseudo-elements match no element now. Their element does. */
const withoutStates = (selector: string): string => {
  const state =
    /(?:::[\w-]+(?:\([^)]*\))?|:(?:hover|focus|active|visited|target|focus-within|focus-visible|before|after)\b)+/g;
  const alone = new RegExp(`(^|[\\s>+~,(])${state.source}`, 'g');
  return selector.replace(alone, '$1*').replace(state, '');
};

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

const reaches = (selector: string, frame: readonly Element[]): boolean => {
  const plain = withoutStates(selector);
  return frame.some((element) => matches(element, plain));
};

/** Styles of Emotion begin with a class of their cache. */
const staysInside = (selector: string, key: string): boolean =>
  key !== '' && selector.split(/,(?![^(]*\))/).every((part) => part.includes(`.${key}-`));

const readRules = (
  list: RuleList,
  visit: (rule: CSSStyleRule, list: RuleList, index: number) => void,
): void => {
  // From the end, because a visit may delete the rule.
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index] as CSSRule & Partial<CSSStyleRule>;
    if (typeof rule.selectorText === 'string') visit(rule as CSSStyleRule, list, index);
    else if (hasRules(rule)) readRules(rule, visit);
  }
};

/** Key of the cache that wrote a style element: `search`. Empty without one. */
const styleKeyOf = ({ dataset }: HTMLStyleElement): string =>
  ((dataset['emotion'] ?? '').split(' ')[0] ?? '').replace(/-global$/, '');

const ownKeys = new Set(['shell', 'boundaries', 'development']);

/** Sheets, each with the number of its rules at the last look: Emotion only adds. */
const known = new WeakMap<CSSStyleSheet, number>();

export interface RuleSearch {
  /** The style element of each page. */
  readonly style: Element | null;
  /** The shell's own elements. Only called when a rule is not obviously one of an element. */
  frame(): readonly Element[];
  /** Reads every rule of every sheet. Otherwise only sheets whose number of rules has changed. */
  readonly all: boolean;
}

/** Rules of remotes that match an element of the shell's own. */
export const findForeignRules = ({ style, frame, all }: RuleSearch): readonly ForeignRule[] => {
  const found: ForeignRule[] = [];
  let elements: readonly Element[] | null = null;
  // The security policy allows no other sheets, and the guard refuses constructed ones.
  for (const owner of document.querySelectorAll('style')) {
    const { sheet } = owner;
    const key = styleKeyOf(owner);
    if (!sheet || owner === style || ownKeys.has(key)) continue;
    if (!all && known.get(sheet) === sheet.cssRules.length) continue;
    readRules(sheet, ({ selectorText: selector }, list, index) => {
      if (!all && staysInside(selector, key)) return;
      if (reaches(selector, (elements ??= frame())))
        found.push({ selector, key, owner, undo: () => list.deleteRule(index) });
    });
    known.set(sheet, sheet.cssRules.length);
  }
  return found;
};
