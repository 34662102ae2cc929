'use strict';
// The classes of `fetch`, limited to the needs of a page's data. Node's own classes add connections, WebAssembly and 20 ms of
// loading.

class Headers {
  #values = new Map();
  constructor(init = {}) {
    const pairs = typeof init[Symbol.iterator] === 'function' ? init : Object.entries(init);
    for (const [name, value] of pairs) this.append(name, value);
  }
  get(name) {
    return this.#values.get(String(name).toLowerCase()) ?? null;
  }
  has(name) {
    return this.#values.has(String(name).toLowerCase());
  }
  set(name, value) {
    this.#values.set(String(name).toLowerCase(), String(value).trim());
  }
  append(name, value) {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }
  delete(name) {
    this.#values.delete(String(name).toLowerCase());
  }
  entries() {
    return this.#values.entries();
  }
  keys() {
    return this.#values.keys();
  }
  values() {
    return this.#values.values();
  }
  forEach(take, self) {
    for (const [name, value] of this.#values) take.call(self, value, name, this);
  }
  [Symbol.iterator]() {
    return this.#values.entries();
  }
}

/** A body must be text, because a page sends only JSON. */
const textOfBody = (body) => {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return String(body);
  if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer) return new TextDecoder().decode(body);
  throw new TypeError('On the server the body of a request must be text.');
};

class Body {
  #text;
  bodyUsed = false;
  constructor(body) {
    this.#text = textOfBody(body);
  }
  get body() {
    return null;
  }
  async text() {
    this.bodyUsed = true;
    return this.#text ?? '';
  }
  async json() {
    return JSON.parse(await this.text());
  }
  async arrayBuffer() {
    return new TextEncoder().encode(await this.text()).buffer;
  }
}

// oxlint-disable-next-line typescript/no-unused-vars -- used by bundle-host.cjs, which follows in the same script
class Request extends Body {
  constructor(input, init = {}) {
    const from = input instanceof Request ? input : null;
    super(init.body ?? from?.given ?? null);
    this.given = textOfBody(init.body) ?? from?.given ?? null;
    this.url = from ? from.url : new URL(input).href;
    this.method = String(init.method ?? from?.method ?? 'GET').toUpperCase();
    this.headers = new Headers(init.headers ?? from?.headers ?? {});
    this.signal = init.signal ?? from?.signal ?? new AbortController().signal;
    this.credentials = init.credentials ?? 'same-origin';
    if (typeof init.body === 'string' && !this.headers.has('content-type'))
      this.headers.set('content-type', 'text/plain;charset=UTF-8');
  }
  clone() {
    return new Request(this);
  }
}

// oxlint-disable-next-line typescript/no-unused-vars -- used by bundle-host.cjs, which follows in the same script
class Response extends Body {
  #given;
  constructor(body, { status = 200, statusText = '', headers = {} } = {}) {
    super(body);
    this.#given = body;
    this.status = status;
    this.statusText = statusText;
    this.headers = new Headers(headers);
    this.ok = status >= 200 && status < 300;
    this.redirected = false;
    this.type = 'basic';
    this.url = '';
  }
  clone() {
    return new Response(this.#given, this);
  }
}
