import { findReachIn } from './find-reach';

const whatIn = (code: string): readonly string[] => findReachIn('page.js', code).map(({ what }) => what);

describe('the code of a remote', () => {
  it.each([
    ['(0,i.jsx)(o.Global,{styles:a})', 'a global style of Emotion'],
    ['let{Global:e,css:t}=n(12)', 'a global style of Emotion'],
    ['s.injectGlobal`body{margin:0}`', 'a global style'],
    ['document.adoptedStyleSheets=[e]', 'a style sheet for the whole document'],
    ['document["adoptedStyleSheets"].push(e)', 'a style sheet for the whole document'],
    ['document.write(e)', 'a new document'],
    ['document.body.replaceChildren()', 'a removed part of the document'],
    ['document.documentElement.remove()', 'a removed part of the document'],
    ['document.body.innerHTML=""', 'a changed part of the document'],
    ['document.body.hidden=!0', 'a changed part of the document'],
    ['window.fetch=e', 'a replaced function of the platform'],
    ['history.pushState = e', 'a replaced function of the history'],
    ['Array.prototype.map=function(){}', 'a replaced method of all objects'],
  ])('may not contain %s', (code, what) => {
    expect(whatIn(`"use strict";${code};`)).toEqual([what]);
  });

  it.each([
    'document.body===e',
    'document.body.append(e)',
    'e.body.innerHTML',
    'document.body.innerHTML==="x"',
    'window.fetch("/api")',
    'Array.prototype.map.call(e,t)',
    'Array.prototype.at===e',
    'e.createElement("styled")',
    'e.isGlobal=!0,e.Globalize',
    'fetch=e=>t',
  ])('may contain %s', (code) => {
    expect(whatIn(code)).toEqual([]);
  });

  it('is shown with its file and what is around it', () => {
    const code = `${'a'.repeat(100)};document.write(1);${'b'.repeat(100)}`;
    const [{ file, excerpt } = { file: '', excerpt: '' }] = findReachIn('page.1.js', code);
    expect(file).toBe('page.1.js');
    expect(excerpt).toMatch(/^a{39};document\.write\(1\);b+$/);
  });
});
