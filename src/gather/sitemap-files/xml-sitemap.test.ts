import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { readXml } from './xml-sitemap.ts'

const nested = (depth: number): string => `<urlset>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</urlset>`

test('C11 nested elements take time in proportion to their number', () => {
  growsWithLength('nested elements', { make: nested, work: readXml, parts: 20_000 })
})

test('an address is found by its path, in any case of the names, and not deeper', () => {
  const read = readXml(
    '<urlset><URL><Loc>https://joes.test/</Loc></URL><url><x><url><loc>https://joes.test/x</loc></url></x></url></urlset>',
  )
  assert.deepEqual('locs' in read ? read.locs : read, ['https://joes.test/'])
})

test('C13 elements nested without end are refused', () => {
  const pages = '<url><loc>https://joes.test/</loc></url>'
  const problem = 'Its elements are nested too deeply.'
  assert.deepEqual(readXml(nested(99)), { root: 'urlset', namespace: null, locs: [], count: 0, lastmods: [] })
  assert.deepEqual(readXml(`<urlset>${pages}${'<a>'.repeat(100)}`), { problem })
})

test('C13 one part without end is refused, and many that are as long together are not', () => {
  const signs = ' - '.repeat(1_048_576)
  for (const part of [
    `<!--${signs}-->`,
    `<?a ${signs}?>`,
    `<url><![CDATA[${signs}]]></url>`,
    `<url a="${signs}"/>`,
    `<url>&amp;${signs}</url>`,
  ])
    assert.deepEqual(
      readXml(`<urlset>${part}</urlset>`),
      { problem: 'One of its parts is too long.' },
      part.slice(0, 9),
    )
  const comments = `<!--${' '.repeat(1_000_000)}-->`.repeat(4)
  const read = readXml(`<urlset>${comments}<url><loc>https://joes.test/a</loc></url></urlset>`)
  assert.ok('locs' in read)
  assert.deepEqual(read.locs, ['https://joes.test/a'])
})
