/** A page of the French shop. `path` is known, or the first link of another page that matches `link`. */
interface WantedPage {
  readonly name: string;
  readonly path?: string;
  readonly from?: string;
  readonly link?: RegExp;
}

export interface MeasuredPage {
  readonly name: string;
  /** Path and query, without a hash. */
  readonly path: string;
}

const wanted: readonly WantedPage[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/recherche' },
  { name: 'stay', from: '/recherche', link: /href="(\/sejours\/recherche\/[^/"?#]+)["?#]/ },
  { name: 'hotel', from: 'stay', link: /href="(\/hotel\/[^/"?#]+)["?#]/ },
  { name: 'gift list', path: '/cadeau' },
  { name: 'box', from: '/cadeau', link: /href="(\/cadeau\/p\/[^"?#]+)["?#]/ },
  { name: 'activities', path: '/activites' },
  { name: 'activity', from: '/activites', link: /href="(\/sejours\/recherche\/activity\/[^"?#]+)["?#]/ },
  { name: 'landing', from: '/', link: /href="(\/lp\/[^"?#]+)["?#]/ },
  { name: 'contact', path: '/contact' },
];

/** Reads again, because a page that misses its render budget has no links yet. */
const readings = 3;

const findLink = async (
  read: (path: string) => Promise<string>,
  source: string,
  link: RegExp,
): Promise<string | undefined> => {
  for (let reading = 1; reading <= readings; reading += 1) {
    const found = link.exec(await read(source))?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The measured pages of the running shop. Skips a page that no link leads to, for instance when a flag is off. */
export const findPages = async (
  read: (path: string) => Promise<string>,
  only: readonly string[],
): Promise<readonly MeasuredPage[]> => {
  const pages: MeasuredPage[] = [];
  for (const { name, path, from, link } of wanted) {
    const source = from?.startsWith('/') ? from : pages.find((page) => page.name === from)?.path;
    const found = path ?? (source && link ? await findLink(read, source, link) : undefined);
    if (found !== undefined) pages.push({ name, path: found });
  }
  return pages.filter(({ name }) => only.length === 0 || only.includes(name));
};
