import type { SiteContext } from '@detour/shared-contracts';
import type { NotFoundPageProps } from './frame/NotFoundPage';
import type { ShellNavigation } from './navigation/navigation';
import type { PageData } from './page-data';

interface NotFoundInput {
  readonly site: SiteContext;
  readonly page: PageData;
  readonly navigation: ShellNavigation;
}

/** What the not-found page does: one line in the server's log. @spec NOTF-004 */
export const shellNotFound = ({
  site,
  page,
  navigation,
}: NotFoundInput): Omit<NotFoundPageProps, 'links'> => ({
  articles: page.articles,
  onShown() {
    const { path, search } = navigation.location();
    const query = new URLSearchParams({ uri: path + search, locale: site.locale });
    void fetch(`/error?${query.toString()}`, { keepalive: true }).catch(() => undefined);
  },
});
