import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FixField } from './field.ts'
import { fillPiece } from './fill.ts'
import { pageAddress, type PagePlace, TAKE_AWAY, writtenPage } from './page-address.ts'

const AT = { base: 'https://www.joes.test/', missing: 'https://joes.test/old' }
const written = (writes: PagePlace['writes']) => writtenPage('/k%C5%8D', { ...AT, writes })
const addressOf = (typed: string) => pageAddress(typed, AT).address

describe('where an old address leads', () => {
  it('is a path of the website itself, however it is typed', () => {
    for (const typed of [
      '/menu',
      ' /menu ',
      'https://www.joes.test/menu',
      'joes.test/menu',
      'http://joes.test/menu',
    ])
      assert.equal(addressOf(typed), '/menu', typed)
    assert.equal(addressOf('menu.html'), '/menu.html')
    assert.equal(addressOf('/'), '/')
    assert.equal(addressOf('/kōwhai'), '/k%C5%8Dwhai')
    assert.equal(addressOf('/shop?id=2#top'), '/shop?id=2#top')
  })

  it('is a whole address anywhere else', () => {
    assert.equal(addressOf('joes.etsy.com/shop'), 'https://joes.etsy.com/shop')
    assert.equal(addressOf('https://shop.joes.test/menu'), 'https://shop.joes.test/menu')
  })

  it('may be none', () => assert.equal(addressOf(TAKE_AWAY), TAKE_AWAY))

  it('is no email address, no word, and nothing that a server would read as more than an address', () => {
    for (const typed of [
      'bek@joes.test',
      'contact',
      '//evil.test/x',
      'javascript:alert(1)',
      'ftp://joes.test/x',
      'https://x',
      '/..//evil.test/x',
      'https://joes.test//evil.test',
      'https://nia:secret@joes.test/x',
      'https://www.joes.test@evil.test/x',
      '',
    ]) {
      assert.equal(addressOf(typed), null, typed)
    }
    for (const typed of [
      '/a b',
      '/a"',
      '/$1',
      '/a*',
      '/:id',
      '/a\\b',
      '/{x}',
      '/(a)',
      '/a\nb',
      '/a>',
      '/a+b',
      '/a?x=b:c',
    ])
      assert.match(pageAddress(typed, AT).problem ?? '', /read otherwise/u, typed)
  })

  it('is not the address that leads to nothing', () => {
    for (const typed of ['/old', 'https://joes.test/old', 'www.joes.test/old'])
      assert.match(pageAddress(typed, AT).problem ?? '', /leads to nothing/u)
    assert.equal(addressOf('/old/'), '/old/')
    for (const typed of ['/%6Fld', '/old?page=2', '/old#top'])
      assert.match(pageAddress(typed, AT).problem ?? '', /leads to nothing/u, typed)
    const withQuery = { ...AT, missing: 'https://joes.test/?p=12' }
    assert.deepEqual(
      ['/', '/?p=13', '/?p=12'].map((typed) => pageAddress(typed, withQuery).address),
      ['/', '/?p=13', null],
    )
  })

  it('is written as the text around it needs it', () => {
    assert.equal(written('path'), '/k%C5%8D')
    assert.equal(written('address'), 'https://www.joes.test/k%C5%8D')
    assert.equal(written('escaped'), String.raw`https://www.joes.test/k\%C5\%8D`)
  })
})

const aField = (id: string, entry: string | undefined, mayBeEmpty: boolean): FixField => ({
  id,
  label: id,
  mark: `[your ${id}]`,
  place: 'instead',
  example: '',
  mayBeEmpty,
  value: '',
  from: null,
  leadsTo: { ...AT, writes: 'path' },
  ...(entry === undefined ? {} : { entry }),
})
const BLOCK = '<If>\n  Cond q\n  Rule a [your a]\n  Cond q\n  Rule b [your b]\n</If>\n'
const inBlock = (typed: Record<string, string>, mayBeEmpty = true) => {
  const fields = ['a', 'b'].map((id) => aField(id, `  Cond q\n  Rule ${id} [your ${id}]`, mayBeEmpty))
  return fillPiece({ kind: 'file', content: BLOCK }, fields, typed)
}

describe('an entry of a file', () => {
  it('goes with its address, and with nothing else', () => {
    assert.equal(inBlock({ a: '/x' }).text, '<If>\n  Cond q\n  Rule a /x\n</If>\n')
    assert.equal(inBlock({ b: '/x', a: TAKE_AWAY }).text, '<If>\n  Cond q\n  Rule b /x\n</If>\n')
    assert.equal(
      inBlock({ a: '/x', b: '/y' }).text,
      BLOCK.replace('[your a]', '/x').replace('[your b]', '/y'),
    )
  })

  it('is needed where there is nothing else in the file, and the file is empty where all links go', () => {
    assert.deepEqual(
      inBlock({ a: '/x' }, false).missing.map(({ id }) => id),
      ['b'],
    )
    assert.deepEqual(inBlock({ a: '/x', b: TAKE_AWAY }, false).missing, [])
    assert.deepEqual(inBlock({ a: TAKE_AWAY, b: TAKE_AWAY }, false), { parts: [], text: '', missing: [] })
    assert.deepEqual(
      inBlock({ a: 'bek@joes.test', b: '/x' }, false).missing.map(({ id }) => id),
      ['a'],
    )
  })

  it('leaves JSON and sheets that can be read', () => {
    const content = '{\n  "redirects": [\n    { "s": "/1" },\n    { "s": "/2", "d": "[your a]" }\n  ]\n}\n'
    const json = fillPiece(
      { kind: 'file', content },
      [aField('a', '    { "s": "/2", "d": "[your a]" }', true)],
      {},
    )
    assert.deepEqual(JSON.parse(json.text), { redirects: [{ s: '/1' }] })
    const sheet = '"from","to"\r\n"/1","[your a]"\r\n"/2","/y"\r\n'
    const rows = fillPiece({ kind: 'csv', content: sheet }, [aField('a', '"/1","[your a]"', true)], {})
    assert.equal(rows.text, '"from","to"\r\n"/2","/y"\r\n')
  })

  it('says in a list that the link goes', () => {
    const list = { kind: 'csv' as const, content: '"/1","[your a]"\r\n' }
    assert.equal(
      fillPiece(list, [aField('a', undefined, true)], { a: TAKE_AWAY }).text,
      `"/1","${TAKE_AWAY}"\r\n`,
    )
  })
})
