import { expect } from 'playwright/test';
import { askShop } from '../http';

/** Composition in the page of a URL. */
export interface ServedPage {
  readonly status: number;
  /** Id of the composition, 16 hexadecimal digits. */
  readonly composition: string;
  /** SHA-384 by path of each of its scripts, including lazy chunks. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Scripts in the HTML, with their `integrity` hash. */
  readonly scripts: readonly { readonly src: string; readonly integrity: string }[];
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

export const readPage = async (url: string): Promise<ServedPage> => {
  const { status, body } = await askShop(url);
  const tags = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const id = /id="composition">\{"id":"([0-9a-f]{16})"/.exec(body)?.[1] ?? '';
  const table = /<script>self\.detourIntegrity=(\{[^{}]*\})<\/script>/.exec(body)?.[1] ?? '{}';
  const integrity = JSON.parse(table) as Record<string, string>;
  return {
    status,
    composition: id,
    integrity,
    scripts: tags
      .map((tag) => ({ src: attribute(tag, 'src'), integrity: attribute(tag, 'integrity') }))
      .filter(({ src }) => src !== ''),
  };
};

/** Waits until a fresh page contains these releases. */
export const expectServed = async (
  origin: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> => {
  const wanted = Object.entries(versions).map(([name, version]) => `/_r/${name}/${version}/`);
  const missing = async (): Promise<readonly string[]> => {
    const paths = Object.keys((await readPage(`${origin}/`)).integrity);
    return wanted.filter((base) => !paths.some((path) => path.startsWith(base)));
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
};
