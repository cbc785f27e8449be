import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { sheet } from './sheet.ts'

const link = (given: object) => ({
  from: 'https://joes.test/',
  to: 'https://joes.test/gone',
  text: 'Gone',
  status: 404,
  reason: 'Page not found',
  type: 'page',
  uses: 1,
  ...given,
})
const csv = (links: object[], couldNotCheck: object[] = []) => sheet.make({ links, couldNotCheck })
const read = (text: string): string[][] =>
  parse(text, { bom: true, record_delimiter: '\r\n', relax_quotes: false })

describe('broken_links.csv', () => {
  it('has a byte order mark, the header, and CRLF at every end', () => {
    const text = csv([])
    assert.equal(text, '\uFEFF"Link","Link text","Found on","Problem","Status code","Type","Times used"\r\n')
  })

  it('sorts by page, then by link, with those that could not be checked last', () => {
    const rows = read(
      csv(
        [link({ from: 'https://joes.test/b' }), link({ to: 'https://joes.test/x' }), link({})],
        [link({ to: 'https://far.test/', status: null, reason: 'The site gave no answer' })],
      ),
    )
    assert.deepEqual(
      rows.slice(1).map(([to, , from]) => [to, from]),
      [
        ['https://joes.test/gone', 'https://joes.test/'],
        ['https://joes.test/x', 'https://joes.test/'],
        ['https://joes.test/gone', 'https://joes.test/b'],
        ['https://far.test/', 'https://joes.test/'],
      ],
    )
    assert.equal(rows.at(-1)?.[3], 'Could not be checked')
  })

  it('sorts by the link that it shows', () => {
    const rows = read(csv([link({ to: 'https://a.test/', written: 'https://z.test/' }), link({})]))
    assert.deepEqual(
      rows.slice(1).map(([to]) => to),
      ['https://joes.test/gone', 'https://z.test/'],
    )
  })

  it('has the link as it is written, and the address that was requested', () => {
    const [, row] = read(csv([link({ written: 'https://live.test/gone' })]))
    assert.equal(row?.[0], 'https://live.test/gone')
    assert.match(row?.[3] ?? '', / \(looked at https:\/\/joes\.test\/gone\)$/u)
  })

  for (const evil of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '|cmd',
    '%0A',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\uFEFF=1',
    '＝1',
  ]) {
    it(`X02 writes ${JSON.stringify(evil)} as text, never as a formula`, () => {
      assert.equal(read(csv([link({ text: evil })]))[1]?.[1], `'${evil}`)
    })
  }

  it('X02 drops a control character before a formula, and writes the rest as text', () => {
    assert.equal(read(csv([link({ text: '\u0001=1' })]))[1]?.[1], "'=1")
  })

  for (const plain of ['Say "hi", please', ';=1', 'a;=1', '"=1', 'two\r\nlines', 'Ünïcødé']) {
    it(`X02 keeps ${JSON.stringify(plain)} unchanged`, () => {
      assert.equal(read(csv([link({ text: plain })]))[1]?.[1], plain)
    })
  }

  it('lists what a page loads among what visitors follow', () => {
    const facts = { links: [link({})], parts: [link({ to: 'https://joes.test/a.png', type: 'picture' })] }
    const rows = read(sheet.make(facts))
    assert.deepEqual(
      rows.slice(1).map(([to]) => to),
      ['https://joes.test/a.png', 'https://joes.test/gone'],
    )
  })

  it('is only the header when there is nothing to list, and no empty list for facts that it cannot read', () => {
    assert.equal(read(sheet.make({})).length, 1)
    assert.throws(() => sheet.make({ links: 'many' }))
  })
})
