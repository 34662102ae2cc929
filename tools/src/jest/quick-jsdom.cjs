// jest's jsdom with faster styles. For each computed style, jsdom runs its selector engine on every rule of every style sheet. A
// page has hundreds of rules (Emotion makes one per style), and Testing Library requests the style of each element and its
// ancestors. A rule whose last part names a class or a tag that the element lacks cannot match, and a text comparison detects
// that.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { mayMatch } = require('./may-match.cjs');

const { matchesDontThrow } = selectors;
// The style helper of jsdom copies this function when it is loaded, so it must be loaded after this line.
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

module.exports = require('jest-environment-jsdom');
