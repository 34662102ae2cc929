import { inEachLanguage } from '../language';
import type { ByLanguage } from '../hotels/hotel';
import { slugOf } from '../hotels/slug';
import type { FittingText } from '../texts/setting';
import { typeset } from '../typography';
import { boxFamilies, boxForms } from './box-texts';

export interface GiftBox {
  /** Ends in EBOX: an electronic box, the kind that the shop lists. */
  readonly code: string;
  readonly slug: string;
  /** Cents. */
  readonly price: number;
  readonly scene: string;
  readonly position: number;
  readonly nights: number;
  readonly texts: ByLanguage<{
    readonly title: string;
    readonly description: string;
    readonly includedContent: string;
    readonly slug: string;
  }>;
}

const inWholeTens = (cents: number): number => Math.round(cents / 1000) * 1000 - 100;

const line = (texts: readonly FittingText[], index: number): FittingText['wording'] => texts[index]!.wording;

/** Sixty boxes: fifteen families in four forms. Nothing is struck through: none was ever dearer. */
export const buildBoxes = (): readonly GiftBox[] =>
  boxForms.flatMap((form, formIndex) =>
    boxFamilies.map((family, familyIndex) => {
      const texts = inEachLanguage((language) => {
        const title = `${line(family.text, 0)[language]} – ${line(form.text, 0)[language]}`;
        return {
          title,
          description: typeset(language, line(family.text, 1)[language]),
          includedContent: typeset(language, line(form.text, 1)[language]),
          slug: slugOf(title),
        };
      });
      return {
        code: `${family.key}${form.key}EBOX`,
        slug: texts.fr.slug,
        price: inWholeTens(family.night * form.factor),
        scene: family.scene,
        position: formIndex * boxFamilies.length + familyIndex,
        nights: form.nights,
        texts,
      };
    }),
  );
