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

/** The measured pages of the running shop. Skips a page that no link leads to, for instance when a flag is off. */
export const findPages = async (
  read: (path: string) => Promise<string>,
  only: readonly string[],
): Promise<readonly MeasuredPage[]> => {
  const pages: MeasuredPage[] = [];
  for (const { name, path, from, link } of wanted) {
    const source = pages.find((page) => page.name === from)?.path ?? from;
    const found = path ?? (source && link ? link.exec(await read(source))?.[1] : undefined);
    if (found !== undefined) pages.push({ name, path: found });
  }
  return pages.filter(({ name }) => only.length === 0 || only.includes(name));
};
