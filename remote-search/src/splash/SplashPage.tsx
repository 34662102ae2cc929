import { css } from '@emotion/react';
import { languageTagOf, printPath } from '@detour/shared-contracts/sites';
import { Container, LinkButton, media, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { SplashPictures } from './SplashPictures';
import type { Names } from '../contract';

const choices = [
  { locale: 'nl_BE', name: 'splash.nameNl', welcome: 'splash.welcomeNl', enter: 'splash.enterNl' },
  { locale: 'fr_BE', name: 'splash.nameFr', welcome: 'splash.welcomeFr', enter: 'splash.enterFr' },
] as const;

/**
 * Both languages side by side, each in its own texts, because the visitor has not chosen one yet.
 * @spec SPLASH-001 SPLASH-002
 */
export const SplashPage = () => {
  const text = useText();
  const { brand } = useSite();
  return (
    <Container>
      <div data-testid="page-splash" css={page}>
        <h1 css={type.display}>{brand}</h1>
        <SplashPictures />
        <ul role="list" css={list}>
          {choices.map(({ locale, name, welcome, enter }) => (
            <li key={locale} lang={languageTagOf(locale)} css={choice}>
              <h2 css={type.h2}>{text(name)}</h2>
              <p css={type.lead}>{text(welcome)}</p>
              <LinkButton
                href={printPath<Names>('home', locale)}
                hrefLang={languageTagOf(locale)}
                width="label"
                data-testid="locale-option"
                data-locale={locale}
              >
                {text(enter)}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
};

const page = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'var(--space-8)',
  minHeight: '60vh',
  paddingBlock: 'var(--space-section)',
  textAlign: 'center',
});

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-8)',
  width: '100%',
  maxWidth: '46rem',
  [media.mobile]: { gridTemplateColumns: '1fr', gap: 'var(--space-6)' },
});

const choice = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});
