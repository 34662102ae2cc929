import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { signInCookie } from '@detour/shared-checkout/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';

export type OpenedPage = Awaited<ReturnType<typeof renderRemote>>;

let opened: OpenedPage[] = [];

/** Opens a page of this remote in French with fake responses by call id. */
export const openPage = async (
  path: string,
  answers: FakeHandlers = {},
  change: Partial<RenderRemoteOptions> = {},
): Promise<OpenedPage> => {
  const api = fakeApi(answers);
  const rendered = await renderRemote(definition, { path, locale: 'fr_FR', messages: fr_FR, api, ...change });
  const page: OpenedPage = {
    ...rendered,
    async unmount() {
      opened = opened.filter((one) => one !== page);
      await rendered.unmount();
    },
  };
  opened.push(page);
  return page;
};

/** Closes the pages of a test, and signs out. */
export const closePages = async (): Promise<void> => {
  for (const page of opened) {
    await page.unmount();
    page.element.remove();
  }
  opened = [];
  signInCookie(false);
};

type Findings = readonly { readonly path: string; readonly message: string }[];

export const problem = (status: number, code: string, errors?: Findings) => ({
  kind: 'problem' as const,
  message: `answered ${status}`,
  status,
  code,
  ...(errors && { problem: { type: '', title: '', status, detail: '', code, errors: [...errors] } }),
});

export const lost = { kind: 'network' as const, message: 'lost' };

/** Fills a field at once, like a password manager, because single key presses are slow. */
export const fillIn = async (field: HTMLElement, value: string): Promise<void> => {
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: (field as HTMLInputElement).value + value } });
};
