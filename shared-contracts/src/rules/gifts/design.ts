/** Designs of a gift: its front, its letter, the page that unwraps it, and its print. The first is the default. */
export const giftDesigns = ['place', 'birthday', 'love', 'thanks', 'celebration', 'winter'] as const;

export type GiftDesign = (typeof giftDesigns)[number];

interface DesignLook {
  /** Drawn picture of the front; null for the picture of the gift itself. */
  readonly scene: string | null;
  /** Colour of the paper: the ink of the design tokens is readable on it. */
  readonly paper: string;
  /** Colour of titles on the paper. */
  readonly accent: string;
  /** Colour of the bands around the wrapped gift. */
  readonly ribbon: string;
}

/** Look of a design in the form, the mail, on the voucher's page and in print. */
export const giftDesignLooks: Readonly<Record<GiftDesign, DesignLook>> = {
  place: { scene: null, paper: '#FDF8EA', accent: '#1F4D3D', ribbon: '#FBF8F2' },
  birthday: { scene: 'sky-balloon-dawn', paper: '#FFF3E6', accent: '#9A3F1D', ribbon: '#E9B872' },
  love: { scene: 'lavender-farm-golden', paper: '#FBEFF1', accent: '#8A2F4B', ribbon: '#E7A9B8' },
  thanks: { scene: 'breakfast-tray', paper: '#F4F3E4', accent: '#4B5A1E', ribbon: '#C3CC8E' },
  celebration: { scene: 'city-bridge-night', paper: '#EEF0F7', accent: '#26345F', ribbon: '#D9BC6E' },
  winter: { scene: 'alps-snow-village-dusk', paper: '#EDF4F6', accent: '#1D4A5C', ribbon: '#B5473F' },
};

/** The design of a stored or received word; the default for a word that this version does not know. */
export const giftDesignOf = (word: string | null | undefined): GiftDesign =>
  giftDesigns.find((design) => design === word) ?? giftDesigns[0];
