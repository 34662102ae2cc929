import { createDataFiles } from './data-files';

describe('files of data', () => {
  it('are found by their name, which only their text decides', () => {
    const files = createDataFiles();
    const file = files.keep({ title: 'Bord de mer' });
    expect(file.name).toMatch(/^[\w-]{22}$/);
    expect(files.find(file.name)?.text).toBe('{"title":"Bord de mer"}');
    expect(files.keep({ title: 'Bord de mer' }).name).toBe(file.name);
    expect(files.keep({ title: 'Montagne' }).name).not.toBe(file.name);
  });

  it('forget the least used ones, and keep again what they forgot', () => {
    const files = createDataFiles();
    const first = files.keep({ first: true });
    const content = { navigation: [] };
    const { name } = files.keep(content);
    for (let index = 0; index < 40; index += 1) files.keep({ index, text: 'x'.repeat(500_000) });
    expect(files.find(first.name)).toBeUndefined();
    expect(files.keep(content).name).toBe(name);
    expect(files.find(name)?.text).toBe('{"navigation":[]}');
  });
});
