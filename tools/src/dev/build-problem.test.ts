import { toBuildProblem } from './build-problem';

const folders = { rootDir: '/shop', packageDir: '/shop/remote-search' };

describe('a build problem', () => {
  it('contains the location of a syntax error and the compiler’s message without colours and stack', () => {
    const message = [
      'Module build failed (from ../node_modules/swc-loader/src/index.js):',
      "Error:   \u001b[31m×\u001b[0m Expected ';', '}' or <eof>",
      '    ╭─[\u001b[36;1;4m/shop/remote-search/src/home/HomePage.tsx\u001b[0m:12:1]',
      ' 12 │ const a = = 1;',
      '    ╰────',
      '',
      'Caused by:',
      '    Syntax Error',
      '    at process (node:internal:7:2)',
      'Stack backtrace:',
      '   0: <unknown>',
    ].join('\n');
    const problem = toBuildProblem({ message, moduleName: './src/home/HomePage.tsx' }, folders);
    expect(problem).toEqual({
      file: 'remote-search/src/home/HomePage.tsx',
      line: 12,
      message: expect.stringMatching(
        /^ {2}× Expected ';'.*\n.*HomePage[^]*const a = = 1;[^]*╰────$/,
      ) as string,
    });
  });

  it('names module and line of an unresolved import', () => {
    const problem = toBuildProblem(
      {
        message: "Module not found: Error: Can't resolve './gone' in '/shop/shared-ui/src'",
        moduleName: '../shared-ui/src/index.ts',
        loc: '7:0-30',
      },
      folders,
    );
    expect([problem.file, problem.line]).toEqual(['shared-ui/src/index.ts', 7]);
    expect(problem.message).toContain("Can't resolve './gone'");
  });

  it('names an invalid catalogue and the line', () => {
    const message = "/shop/remote-search/src/messages/fr_FR.json:3: Expected ',' or '}' at position 40";
    expect(toBuildProblem({ message }, folders)).toEqual({
      file: 'remote-search/src/messages/fr_FR.json',
      line: 3,
      message: message.replace('/shop/', ''),
    });
  });

  it('has a message even for an error without text and location', () => {
    expect(toBuildProblem({ message: '' }, folders)).toEqual({
      file: null,
      line: null,
      message: 'The build failed without a message.',
    });
  });
});
