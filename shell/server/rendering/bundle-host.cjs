// Runs in a separate process as a script of `node -e`, so that the process needs no readable file. It reads bundles and inputs as
// frames from standard input (4 bytes of length, then JSON) and writes responses to standard output. Everything that a bundle
// could use to reach outside is removed before the first bundle is evaluated. The process has no permissions; the removal covers
// what permissions cannot (the network on Node 20 to 24).
let isSealed = false;
/** Called for the first bundle, not earlier: after a script of `node -e` has run, Node restores `module` in the global scope. */
const seal = () => {
  if (isSealed) return;
  closeNetwork();
  scrubGlobals();
  scrubProcess();
  installGlobals();
  for (const shared of [Object.prototype, Function.prototype, Array.prototype, Promise.prototype])
    Object.preventExtensions(shared);
  isSealed = true;
};

const evaluate = (name, source) => {
  seal();
  const module = { exports: {} };
  compileFunction(source, ['module', 'exports', 'require'], { filename: `${name}/server.cjs` })(
    module,
    module.exports,
    limitedRequire,
  );
  return module.exports;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const send = (frame) => {
  const body = encoder.encode(JSON.stringify(frame));
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, body.length);
  bytes.set(body, 4);
  for (let done = 0; done < bytes.length;) done += writeSync(1, bytes, done, bytes.length - done);
};

const calls = new Map();
let lastCall = 0;

/** Calls the gateway through the parent process. Nothing else is reachable. */
// oxlint-disable-next-line typescript/no-unused-vars -- used by bundle-rights.cjs, which stands before this in the same script
async function bridgedFetch(input, init) {
  const request = new Request(input, init);
  const { method, url, signal, given: body } = request;
  return new Promise((resolve, reject) => {
    const call = (lastCall += 1);
    const forget = () => calls.delete(call);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => forget() && reject(signal.reason), { once: true });
    calls.set(call, {
      resolve({ status, headers, text }) {
        forget();
        resolve(new Response(text, { status, headers }));
      },
      reject(reason) {
        forget();
        reject(new TypeError(`fetch failed: ${reason}`));
      },
    });
    send({ call, method, url, headers: [...request.headers], body });
  });
}

const bundles = {};
const texts = new Map();

const work = async ({ id, kind, input, messages }, source) => {
  if (kind === 'ping') return null;
  if (kind === 'load') {
    bundles[input.role] = evaluate(input.name, source);
    return null;
  }
  const whole = messages === undefined ? input : { ...input, messages: texts.get(messages) };
  if (kind === 'frame') return bundles.shell.renderFrame(whole);
  return bundles.remote.render(whole, (early) => send({ id, early }));
};

const reasonOf = (error) => {
  try {
    return String(error?.stack ?? error?.message ?? error).slice(0, 4000);
  } catch {
    return 'no reason given';
  }
};

const take = async (frame, source) => {
  if (frame.answer !== undefined) {
    const waiting = calls.get(frame.answer);
    if (frame.error === undefined) waiting?.resolve(frame);
    else waiting?.reject(frame.error);
    return;
  }
  if (frame.keep !== undefined)
    return void (frame.fresh && texts.clear(), texts.set(frame.keep, frame.value));
  const { id } = frame;
  try {
    const value = await work(frame, source);
    send({ id, ok: true, value: value === undefined ? null : value });
  } catch (error) {
    send({ id, ok: false, message: reasonOf(error) });
  }
};

/** Reads frames one after another from chunks of any size. The source of a bundle follows its frame unchanged. */
const createReader = (onFrame) => {
  const head = new Uint8Array(4);
  let load = null;
  let body = null;
  let filled = 0;
  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const target = body ?? head;
      const part = bytes.subarray(at, at + target.length - filled);
      target.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < target.length) return;
      filled = 0;
      if (body) {
        const text = decoder.decode(body);
        const frame = load ?? JSON.parse(text);
        const isLoad = !load && frame.kind === 'load';
        if (!isLoad) onFrame(frame, text);
        load = isLoad ? frame : null;
      }
      body = body ? null : new Uint8Array(new DataView(head.buffer).getUint32(0));
    }
  };
};

const accept = createReader((frame, text) => void take(frame, text));
const chunk = new Uint8Array(1 << 18);
const follow = () =>
  read(0, chunk, 0, chunk.length, null, (error, size) => {
    // No process is left that reads a response.
    if (error || size === 0) return leave(0);
    accept(chunk.subarray(0, size));
    follow();
  });

// A plain exit would wait for the pending read.
process.setUncaughtExceptionCaptureCallback((error) => {
  try {
    writeSync(2, `Uncaught ${reasonOf(error)}\n`);
  } finally {
    endSelf();
  }
});
follow();
