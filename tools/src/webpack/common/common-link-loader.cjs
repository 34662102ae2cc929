// Writes the global of a part of the common code into `common-link.cjs?PART`.
'use strict';

module.exports = function commonLinkLoader(source) {
  // The stored module of an earlier build has that build's globals: webpack compares files, not options.
  this.cacheable(false);
  const { globals } = this.getOptions();
  return source.replaceAll('COMMON_GLOBAL', JSON.stringify(globals[this.resourceQuery.slice(1)]));
};
