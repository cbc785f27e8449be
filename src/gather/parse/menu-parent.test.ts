import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const under = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(parseHtml(html).links.map(({ text, under: name }) => [text, name]))
const BELOW = '<a href=/a>Drains</a> <a href=/b>Leaks</a>'

test('a link of a submenu has the name of its parent item, in the markup of any builder', () => {
  for (const item of [
    `<ul><li><a href="#">Services</a><ul><li><a href=/a>Drains</a></li><li><a href=/b>Leaks</a></li></ul></li></ul>`,
    `<ul><li class=dropdown><button>Services <svg></svg></button><div class=dropdown-menu>${BELOW}</div></li></ul>`,
    `<div class="w-dropdown"><div class="w-dropdown-toggle"><div></div><div>Services</div></div><nav class="w-dropdown-list">${BELOW}</nav></div>`,
    `<details><summary>Services</summary><div>${BELOW}</div></details>`,
    `<ul><li><span>Services</span><div class="mega"><div><ul><li><a href=/a>Drains</a></li></ul></div><div><ul><li><a href=/b>Leaks</a></li></ul></div></div></li></ul>`,
  ])
    assert.deepEqual(
      Object.values(under(`<nav>${item}</nav>`)).filter((name) => name !== undefined),
      ['Services', 'Services'],
      item,
    )
})

test('a link at the top of a menu, or in no menu, has no parent item', () => {
  const top = `<header><a href=/>Joe's</a><ul><li><a href=/a>Drains</a></li><li><a href=/b>Leaks</a></li></ul></header>`
  assert.deepEqual(Object.values(under(top)), [undefined, undefined, undefined])
  const text = `<main><ul><li>Read more<div>${BELOW}</div></li></ul></main>`
  assert.deepEqual(Object.values(under(text)), [undefined, undefined])
})
