// Leaflet 1.9.4 checks at load, by `innerHTML`, whether the browser supports SVG. Trusted Types make that throw, and no map
// appears.
const probe = "div.innerHTML = '<svg/>';";
const same = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/** Replaces the check with one that creates a node. Fails the build when another Leaflet checks in another way. */
module.exports = function withoutProbe(source) {
  if (!source.includes(probe)) throw new Error(`Leaflet no longer contains ${probe}`);
  return source.replace(probe, same);
};
