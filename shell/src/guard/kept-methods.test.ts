import { createKeptMethods } from './kept-methods';

describe('the kept methods of a prototype', () => {
  it('are put back, each named once', () => {
    class List {
      map(): string {
        return 'own';
      }
      filter(): string {
        return 'own';
      }
    }
    const kept = createKeptMethods([['List', List.prototype]]);
    expect(kept.putBack()).toEqual([]);
    List.prototype.map = () => 'other';
    expect(kept.putBack()).toEqual(['List.map']);
    expect([new List().map(), kept.putBack()]).toEqual(['own', []]);
  });
});
