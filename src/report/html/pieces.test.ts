import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fix, Piece } from '#fixes/fix.ts'
import { fixList, hasPieces, longPieces } from './pieces.ts'

const piece = (given: Partial<Piece> = {}): Piece => ({
  title: 'Policy',
  kind: 'text',
  content: 'Words.',
  ...given,
})
const fix = (pieces: Piece[], steps: string[] = []): Fix => ({
  id: 'one',
  check: 'any',
  title: 'Add it',
  why: 'It helps.',
  pieces,
  where: { place: 'Cloudflare', steps },
  builderDoesIt: false,
})
const textOf = (parts: readonly unknown[]): string => parts.map(String).join('')
const shown = (pieces: Piece[], steps?: string[]): string => textOf(fixList([fix(pieces, steps)], 'app-1'))

const dns = (given: Partial<Piece>) => shown([piece({ kind: 'dns', content: 'p=none', ...given })])

const label = (name: string) =>
  `<p class="caption">TXT record, name <b>${name}</b></p><pre class="whole">p=none</pre>`

test('a DNS record is named as most settings name it, and @ where it has no name', () => {
  assert.ok(dns({ name: '_dmarc.joes.test', shortName: '_dmarc' }).includes(label('_dmarc')))
  assert.ok(dns({ name: '_dmarc.joes.test' }).includes(label('_dmarc.joes.test')))
  assert.ok(dns({}).includes(label('@')))
})

test('a text has its title, its blanks marked with their brackets, and its note', () => {
  const text = shown([piece({ content: 'By [your name], A & B', note: 'Wait a day.' })])
  assert.ok(text.includes('<p class="caption">Policy</p>'))
  assert.ok(text.includes('By <span class="blank">[your name]</span>'))
  assert.ok(text.includes('A &amp; B</pre><p class="note">Wait a day.</p></div>'))
  assert.ok(!shown([piece()]).includes('class="note"'))
})

test('a sheet is a table of what it holds; one without rows is told to be in Fettle, with its file', () => {
  const preview = { kind: 'table' as const, columns: [{ label: 'Old' }], rows: [['a-cell']] }
  const sheet = shown([piece({ kind: 'csv', content: 'old\na-cell', preview })])
  assert.ok(sheet.includes('a-cell</td>') && sheet.includes('<h4>Policy</h4>'))
  assert.ok(!sheet.includes('<div class="piece"'))
  const bare = piece({ title: 'Lines', kind: 'csv' })
  assert.ok(shown([piece(), bare]).includes('<p class="note">Lines: the whole list is in Fettle.</p>'))
  const filed = shown([piece(), { ...bare, name: 'lines.csv' }])
  assert.ok(filed.includes('<p class="note">Lines: the whole list is in Fettle, as lines.csv.</p>'))
})

test('a long text is in the appendix, to which its fix leads', () => {
  const long = [fix([piece(), piece({ title: 'Terms', content: 'x'.repeat(1_401) })])]
  const list = textOf(fixList(long, 'app-1'))
  assert.ok(
    list.includes('<p class="note">Terms: the whole text is in <a href="#app-1">the appendix</a>.</p>'),
  )
  const whole = textOf(longPieces(long))
  assert.ok(whole.includes('<p class="caption">Terms</p>') && !whole.includes('Policy'))
})

test('that a piece is text and no page of its own goes without saying on paper, where every piece is text', () => {
  const cookies = piece({ title: 'Cookies: text' })
  assert.ok(shown([cookies]).includes('<p class="caption">Cookies</p>'))
  const long = { ...cookies, content: 'x'.repeat(1_401) }
  assert.ok(shown([long]).includes('<p class="note">Cookies: the whole text is in '))
  assert.ok(textOf(longPieces([fix([long])])).includes('<p class="caption">Cookies</p>'))
})

test('a fix without a text to use from paper is left out, and its steps stand below its texts', () => {
  const away = fix([piece({ kind: 'page' })], ['Open DNS'])
  assert.deepEqual(fixList([away], 'app-1'), [])
  assert.deepEqual([hasPieces([away]), hasPieces([away, fix([piece()])])], [false, true])
  const where =
    '<p class="where"><b>Where: Cloudflare</b></p><ol class="places"><li>Open DNS</li></ol></section>'
  assert.ok(shown([piece()], ['Open DNS']).endsWith(where))
  assert.ok(!shown([piece()]).includes('class="where"'))
})
