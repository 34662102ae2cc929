import { shellCss } from './shell-css';

describe('the rules before any script', () => {
  it('keep the footer below the window, and the place of a frame that the server could not draw', () => {
    document.head.innerHTML = `<style>${shellCss}</style>`;
    document.body.innerHTML = '<div id="frame-top"></div><main id="main"></main>';
    const heightOf = (id: string): string =>
      getComputedStyle(document.querySelector(`#${id}`) ?? document.body).minHeight;
    expect(heightOf('main')).toBe('100vh');
    expect(heightOf('frame-top')).not.toBe('');
    document.querySelector('#frame-top')?.append('header');
    expect(heightOf('frame-top')).toBe('');
  });
});
