import { fitList } from './fit-list';

const field = (top: number) => ({ top, bottom: top + 72 });

describe('a list of suggestions at its field', () => {
  it('opens below while it fits', () => {
    expect(fitList(field(200), 400, 768)).toEqual({ side: 'below', room: 472 });
  });

  it('opens above a field near the bottom of the window, so that no suggestion is cut off [S1]', () => {
    expect(fitList(field(600), 400, 768)).toEqual({ side: 'above', room: 576 });
  });

  it('scrolls below in a limited height rather than jump above for a few pixels', () => {
    expect(fitList(field(400), 400, 768)).toEqual({ side: 'below', room: 272 });
  });

  it('stays below while a short list fits there, and where the room above is smaller', () => {
    expect(fitList(field(600), 60, 768)).toEqual({ side: 'below', room: 72 });
    expect(fitList(field(30), 400, 200)).toEqual({ side: 'below', room: 74 });
  });

  it('never has a negative height', () => {
    expect(fitList(field(-40), 400, 20)).toEqual({ side: 'below', room: 0 });
  });
});
