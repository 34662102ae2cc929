import { PictureBanner } from './PictureBanner';

const image = { sizes: {}, url: '/images/alps-winter-night/960_540.webp', alt: '' };

export const Banners = () => (
  <>
    <PictureBanner
      title="Un coffret, pour le jour de son choix"
      sentence="Vous offrez l’idée, la personne choisit l’hôtel et la date."
      image={image}
      position="left"
      href="/cadeau"
      links={[
        { label: 'Voir les coffrets', href: '/cadeau' },
        { label: 'Carte cadeau', href: '/giftcard/customization' },
      ]}
    />
    <PictureBanner
      title="Et si vous restiez dormir ?"
      image={image}
      alt="Une maison au bord d’un lac"
      position="center"
      links={[{ label: 'Voir les séjours', href: '/recherche', newTab: true }]}
    />
  </>
);
