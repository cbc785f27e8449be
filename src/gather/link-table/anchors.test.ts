import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AnchorLinks } from './anchors.ts'

const PAGE = 'https://joes.test/'

/** The fragments of links of a page without any id that are told as missing. */
function missingAmong(...fragments: string[]): string[] {
  const links = new AnchorLinks('joes.test')
  links.add(
    PAGE,
    fragments.map((fragment) => ({
      href: `#${fragment}`,
      url: `${PAGE}#${fragment}`,
      kind: 'page',
      text: 'More',
      region: 'main',
    })),
  )
  return [...links.missing(() => new Set(['elsewhere']))].map(({ url }) => url.slice(PAGE.length + 1))
}

test('what scripts take for a button, a handle of slides or an action is no part of a page', () => {
  assert.deepEqual(missingAmong('0', '_', '-', 'void', 'void(0)', 'javascript', 'nogo', 'null', 'one!'), [])
})

test('a name is one, also where it begins alike', () => {
  const names = [
    'OurCabs',
    '01-history',
    '10',
    'voiding-a-policy',
    'javascript-course',
    'null-island',
    '_team',
  ]
  assert.deepEqual(missingAmong(...names), names)
})
