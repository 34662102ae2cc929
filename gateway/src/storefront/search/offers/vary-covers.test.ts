import fc from 'fast-check';
import { coverDistance, varyCovers } from './vary-covers';

describe('the pictures of a page of cards', () => {
  it('are the first of each card, or its next one beside a card with the same picture', () => {
    expect(varyCovers([['a'], ['b'], ['a', 'c'], ['b', 'd']])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('repeat at the largest distance when a card has no other picture', () => {
    expect(varyCovers([['a'], ['b'], ['b', 'a']])).toEqual(['a', 'b', 'a']);
    expect(varyCovers([['a'], ['a']])).toEqual(['a', 'a']);
  });

  it('never repeat on adjacent cards when a card has enough pictures of its own', () => {
    const scenes = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: coverDistance + 1 });
    fc.assert(
      fc.property(fc.array(scenes, { maxLength: 24 }), (choices) => {
        const worn = varyCovers(choices);
        worn.forEach((scene, index) => {
          expect(choices[index]).toContain(scene);
          expect(worn.slice(Math.max(0, index - coverDistance), index)).not.toContain(scene);
        });
      }),
    );
  });
});
