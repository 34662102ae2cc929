import { loadApart } from './load-apart';

export type FrameCode = typeof import('./frame-code');
export type LoadFrameCode = () => Promise<FrameCode>;

const load = (): Promise<FrameCode> =>
  loadApart(() => import(/* webpackChunkName: "frame" */ './frame-code'));

/** Loads the code of the frame once. Never rejects: it is requested until it arrives. */
export const createFrameCodeLoader = (attempt: LoadFrameCode = load): LoadFrameCode => {
  let loading: Promise<FrameCode> | null = null;
  return () => (loading ??= attempt());
};
