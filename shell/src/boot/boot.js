// Inline, after the content of each page and before every other script runs: those are deferred. It is minified at startup, and its
// hash is the root of `script-src`. It loads all other code, or the code has its hash in the HTML. A path without a hash is never
// requested.
(function boot() {
  var states = new Map();
  var attempts = new Map();

  var policy = self.trustedTypes
    ? trustedTypes.createPolicy('detour', {
        createScriptURL: function (path) {
          if (!integrityOf(path.split('?')[0])) throw new TypeError('No hash for ' + path);
          return path;
        },
      })
    : null;

  // Set by the next script, whose hash is in the CSP: injected markup cannot add its own hashes.
  function integrityOf(path) {
    var table = self.detourIntegrity;
    return table && Object.prototype.hasOwnProperty.call(table, path) ? table[path] : '';
  }

  function stateOf(path) {
    var state = states.get(path);
    if (!state) {
      state = { done: false };
      state.promise = new Promise(function (resolve, reject) {
        state.resolve = resolve;
        state.reject = reject;
      });
      state.promise.catch(function () {});
      states.set(path, state);
    }
    return state;
  }

  function settle(event) {
    var script = event.target;
    if (!script || script.tagName !== 'SCRIPT' || !script.src) return;
    var path = new URL(script.src).pathname;
    var state = stateOf(path);
    if (state.script && state.script !== script) return;
    if (event.type === 'load') {
      state.done = true;
      state.resolve();
    } else {
      states.delete(path);
      state.reject(new Error('The script ' + path + ' was not loaded, or does not match its hash.'));
    }
  }
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);

  var tables = {};

  function noHash(path) {
    return Promise.reject(new Error('The script ' + path + ' has no hash in this composition.'));
  }

  // The document carries the hashes of its own scripts and of each release's table. The table has the others.
  function loadOfTable(path) {
    var base = (/^\/_r\/[^/]+\/[^/]+\//.exec(path) || [''])[0];
    if (!base || path === base + 'release.js') return noHash(path);
    return load.table(base).then(function () {
      return integrityOf(path) ? load(path) : noHash(path);
    });
  }

  function load(url) {
    var path = new URL(url, location.origin).pathname;
    var known = states.get(path);
    if (known) return known.promise;
    var integrity = integrityOf(path);
    if (!integrity) return loadOfTable(path);
    var tries = attempts.get(path) || 0;
    attempts.set(path, tries + 1);
    var present = tries === 0 ? document.querySelector('script[src="' + path + '"]') : null;
    var state = stateOf(path);
    if (present) return state.promise;
    var script = document.createElement('script');
    // A retry uses another URL, because a broken response may be in the browser's cache.
    var address = tries === 0 ? path : path + '?again=' + tries;
    state.script = script;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = policy ? policy.createScriptURL(address) : address;
    document.head.appendChild(script);
    return state.promise;
  }

  // Forgets a hanging script, so that the next load requests it again. Forgets a completed one only when requested.
  load.drop = function (url, alsoDone) {
    var path = new URL(url, location.origin).pathname;
    var state = states.get(path);
    if (state && state.done && !alsoDone) return;
    if (state && state.script) state.script.remove();
    states.delete(path);
    // webpack waits for its chunk through this promise. If it stayed pending, no later attempt would request that chunk again.
    if (state && !state.done) state.reject(new Error('The script ' + path + ' timed out.'));
    if (!attempts.has(path)) attempts.set(path, 1);
  };

  // Scripts and messages of a release, after its table has run. Rejects when the release has none.
  load.table = function (base) {
    if (!integrityOf(base + 'release.js')) return noHash(base + 'release.js');
    return load(base + 'release.js').then(function () {
      return tables[base];
    });
  };

  // Called by the table of a release. A table names files of its own release only, and changes no known hash.
  load.add = function (table) {
    var path = document.currentScript ? new URL(document.currentScript.src).pathname : '';
    var base = path.replace(/release\.js$/, '');
    if (base === path || tables[base]) return;
    tables[base] = table;
    for (var file in table.integrity)
      if (!integrityOf(base + file)) self.detourIntegrity[base + file] = table.integrity[file];
  };

  self.detourLoad = load;
})();
