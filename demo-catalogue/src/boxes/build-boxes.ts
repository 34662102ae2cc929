import {
  type BoxTexts,
  type ByLanguage,
  type FittingText,
  inEachLanguage,
  slugOf,
  typeset,
} from '@detour/shared-contracts/catalogue';
import { boxFamilies, boxForms, boxTerms } from './box-texts';
import { itemAt } from '../item-at';

export interface GiftBox {
  /** Code of the digital format. Ends in EBOX, which distinguishes boxes from other gift products. */
  readonly code: string;
  readonly slug: string;
  /** Selects the stays that the box unlocks, see `box-stays`. */
  readonly family: string;
  /** Cents, without a reduction. */
  readonly price: number;
  readonly scene: string;
  /** Scenes of the gallery after the first one. */
  readonly gallery: readonly string[];
  readonly position: number;
  readonly nights: number;
  readonly withDinner: boolean;
  readonly texts: ByLanguage<BoxTexts>;
}

const inWholeTens = (cents: number): number => Math.round(cents / 1000) * 1000 - 100;

const line = (texts: readonly FittingText[], index: number): FittingText['wording'] =>
  itemAt(texts, index).wording;

/** Pictures of a box. A box with dinner includes a table. No picture appears twice. */
const galleryOf = (scene: string, gallery: readonly string[], withDinner: boolean): readonly string[] =>
  withDinner && scene !== 'table-evening' ? ['table-evening', ...gallery.slice(0, -1)] : gallery;

/** Sixty boxes: fifteen families in four forms. */
export const buildBoxes = (): readonly GiftBox[] =>
  boxForms.flatMap((form, formIndex) =>
    boxFamilies.map((family, familyIndex) => {
      const texts = inEachLanguage((language) => {
        const say = (text: FittingText): string => typeset(language, text.wording[language]);
        const title = `${line(family.text, 0)[language]} – ${line(form.text, 0)[language]}`;
        return {
          title,
          description: `${say(itemAt(family.text, 1))} ${say(itemAt(form.text, 1))}.`,
          includedContent: [...form.text.slice(2), ...boxTerms].map(say).join('\n'),
          slug: slugOf(title),
        };
      });
      return {
        code: `${family.key}${form.key}-D-EBOX`,
        slug: texts.fr.slug,
        family: family.key,
        price: inWholeTens(family.night * form.factor),
        scene: family.scene,
        gallery: galleryOf(family.scene, family.gallery, form.withDinner),
        position: formIndex * boxFamilies.length + familyIndex,
        nights: form.nights,
        withDinner: form.withDinner,
        texts,
      };
    }),
  );
