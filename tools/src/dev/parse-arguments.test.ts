import { parseArguments } from './parse-arguments';

const packages = ['remote-search', 'remote-product'];
const parse = (...args: readonly string[]) => parseArguments(args, packages);

describe('arguments of npm run dev', () => {
  it('are none for the whole shop', () => {
    expect(parse()).toEqual({ ok: true, value: { name: null, gateway: null } });
  });

  it('name a remote, and a gateway by its origin', () => {
    expect(parse('remote-search', '--with-gateway', 'http://127.0.0.1:8081/api/')).toEqual({
      ok: true,
      value: { name: 'remote-search', gateway: 'http://127.0.0.1:8081' },
    });
  });

  it.each([
    [['remote-serach'], 'There is no remote "remote-serach". There are: remote-search, remote-product.'],
    [['remote-search', 'remote-product'], 'One remote at a time'],
    [['remote-search', '--with-gateway'], 'needs the address of a gateway'],
    [['remote-search', '--with-gateway', 'file:///etc'], 'needs the address of a gateway'],
    [['--with-gateway', 'http://127.0.0.1:8081'], 'is for the work on one remote'],
    [['--watch'], 'There is no option --watch'],
  ])('are rejected with a sentence: %j', (args, says) => {
    const parsed = parse(...args);
    expect(parsed.ok ? '' : parsed.error).toContain(says);
  });
});
