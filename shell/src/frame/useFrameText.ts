import { useIntl } from 'react-intl';
import type en from '../messages/en.json';

export type FrameTextId = keyof typeof en;

export type FrameText = (id: FrameTextId, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of the frame in the visitor's locale. */
export const useFrameText = (): FrameText => {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values ?? {});
};
