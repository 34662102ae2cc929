import { css } from '@emotion/react';
import { Button } from '../button/Button';
import { text } from '../foundation/text';
import { SkipLink } from '../live/SkipLink';
import { Logo } from '../logo/Logo';
import { PriceBar } from '../sticky/StickyBar';
import { Breadcrumb } from './Breadcrumb';
import { Pagination } from './Pagination';
import { Tabs } from './Tabs';

const crumbs = [
  { label: 'Accueil', href: '/' },
  { label: 'France', href: '/f' },
  { label: 'Normandie', href: '/n' },
  { label: 'Étretat' },
];
const sections = [
  { sectionId: 'stay', label: 'Le séjour' },
  { sectionId: 'room', label: 'La chambre' },
  { sectionId: 'reviews', label: 'Avis' },
];

export const Navigation = () => (
  <div css={css({ display: 'grid', gap: '2rem' })}>
    <SkipLink targetId="stay" label="Aller au contenu" />
    <p>
      <Logo />
    </p>
    <p css={css({ background: 'var(--color-surface-inverse)', padding: '1rem' })}>
      <Logo onDark />
    </p>
    <Breadcrumb crumbs={crumbs} label="Fil d’Ariane" />
    <Breadcrumb crumbs={crumbs} label="Fil d’Ariane, court" short />
    <Pagination
      current={1}
      count={3}
      hrefOf={(page) => `?page=${page}`}
      label="Pages"
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Page précédente"
      nextLabel="Page suivante"
    />
    <Pagination
      current={42}
      count={99}
      hrefOf={(page) => `?page=${page}`}
      label="Pages"
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Page précédente"
      nextLabel="Page suivante"
    />
  </div>
);

export const StickyTabs = () => (
  <div>
    <div css={css({ position: 'sticky', top: 0, background: 'var(--color-surface)', zIndex: 20 })}>
      <Tabs
        label="Sommaire"
        tabs={sections}
        end={
          <>
            <span>
              <b>389,40 €</b> 2 nuits
            </span>
            <Button kind="buy" size="small">
              Réserver
            </Button>
          </>
        }
      />
    </div>
    {sections.map(({ sectionId, label }) => (
      <section key={sectionId} id={sectionId} tabIndex={-1} css={css({ height: '60rem' })}>
        <h2 css={text.h2}>{label}</h2>
      </section>
    ))}
    <PriceBar
      start={
        <>
          <b css={text.price}>389,40 €</b>
          <p css={[text.small, text.muted]}>2 nuits, taxes comprises</p>
        </>
      }
      action={<Button kind="buy">Réserver</Button>}
    />
  </div>
);
