import { css } from '@emotion/react';
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { Navigation } from '@detour/shared-contracts/mount';
import { afterPaint, useHydrated } from '@detour/shared-ui';
import { useWholeHost } from '../host/host-context';

/** Whether the page may render more than its first view. */
const WholePage = createContext(true);

/** True when nothing of the page must exist before its first frame: no scroll position, and no element that its hash names. */
const beginsAtTop = ({ isNewStep, location }: Navigation): boolean => {
  const { hash } = location();
  return isNewStep?.() === true && (hash.length < 2 || hash.includes('='));
};

/**
 * A page that a link or a search leads to renders its first view in one piece, and the rest in a transition after the first frame. Server,
 * first page, Back and Forward render everything at once.
 */
export const FirstViewFirst = ({ children }: { readonly children: ReactNode }) => {
  const { navigation } = useWholeHost();
  const isHydrated = useHydrated();
  const { path } = navigation.location();
  const [whole, setWhole] = useState(() => (isHydrated && beginsAtTop(navigation) ? null : path));
  const isWhole = whole === path || (whole !== null && !beginsAtTop(navigation));
  useEffect(() => {
    if (isWhole) return undefined;
    let isWanted = true;
    void afterPaint().then(() => {
      if (isWanted) startTransition(() => setWhole(path));
    });
    return () => {
      isWanted = false;
    };
  }, [isWhole, path]);
  return <WholePage value={isWhole}>{children}</WholePage>;
};

/** False in the first frame of a page that a link or a search led to. Then true: a transition, in slices. */
export const useWholePage = (): boolean => use(WholePage);

/** What a visitor sees only after scrolling. Until it is there, an empty screen keeps the footer below the first view. */
export const BelowFold = ({ children }: { readonly children: ReactNode }) =>
  useWholePage() ? children : <div css={screen} />;

const screen = css({ minHeight: '100vh' });
