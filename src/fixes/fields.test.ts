import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillPiece } from '#core/fix-text/fill.ts'
import { blanksIn, withFields } from './fields.ts'
import type { Fix, Piece } from './fix.ts'

const KNOWN: Parameters<typeof withFields>[1] = { details: [], words: {}, today: '23 November 2026' }
const aPiece = (content: string, given: Partial<Piece> = {}): Piece => ({
  title: 'A page',
  kind: 'text',
  content,
  ...given,
})
const aFix = (piece: Piece): Fix => ({
  id: 'page',
  check: 'legal-necessities',
  title: 'A page',
  why: 'It helps.',
  pieces: [piece],
  where: { place: 'your website', steps: ['Paste it.'] },
  builderDoesIt: false,
})
const fieldsOf = (piece: Piece, known = KNOWN) => withFields(aFix(piece), known).pieces[0]?.fields ?? []

test('a blank is a field once, named in short, with how to fill it in as its hint', () => {
  const found = blanksIn(
    '[your town], [your town] [your rule: yes or no] [your notes, or delete this line] [this]',
  )
  assert.deepEqual(
    found.map(({ id, label, hint, mayBeEmpty }) => ({ id, label, hint, mayBeEmpty })),
    [
      { id: 'town', label: 'Town', hint: undefined, mayBeEmpty: false },
      { id: 'rule', label: 'Rule', hint: 'Yes or no', mayBeEmpty: false },
      { id: 'notes', label: 'Notes', hint: undefined, mayBeEmpty: true },
    ],
  )
})

test('blanks of different pages are different fields', () => {
  const ids = blanksIn('[your title for /a-b] [your title for /a/b]').map(({ id }) => id)
  assert.deepEqual(ids, ['title-for-/a-b', 'title-for-/a/b'])
  const capitals = blanksIn('[your title for /about] [your title for /About]').map(({ id }) => id)
  assert.deepEqual(capitals, ['title-for-/about', 'title-for-/about-2'])
})

test('a blank for words of a title has an example, and keeps the name of its page', () => {
  const [where, what] = blanksIn('[your words on where you work] [your words on what /cakes offers]')
  assert.deepEqual([where?.label, where?.example], ['Where you work', 'Auckland and the North Shore'])
  assert.deepEqual(
    [what?.label, what?.example],
    ['Words on what /cakes offers', 'cakes for birthdays and weddings'],
  )
})

test('the blank of a homepage’s title leads to the words that another check found for it', () => {
  const [field] = blanksIn('[your main product or service] | Joe’s')
  assert.match(field?.hint ?? '', /site keywords/u)
})

test('what was typed before stands in the field, and in the text', () => {
  const piece = aPiece('We answer within [your days to answer] working days. Updated: [your date].')
  const known = { ...KNOWN, words: { 'days-to-answer': '2' } }
  assert.deepEqual(
    fieldsOf(piece, known).map(({ value, from }) => [value, from]),
    [
      ['2', 'owner'],
      ['23 November 2026', null],
    ],
  )
  assert.equal(
    fillPiece(piece, fieldsOf(piece, known), {}).text,
    'We answer within 2 working days. Updated: 23 November 2026.',
  )
})

test('a known detail is a field that says where it comes from, and changes everywhere at once', () => {
  const details = [{ id: 'business-name', value: 'Joe & Sons', from: 'website' as const }]
  const piece = aPiece('<p>Joe &amp; Sons. Write to Joe &amp; Sons.</p>', { kind: 'html' })
  const fields = fieldsOf(piece, { ...KNOWN, details })
  assert.deepEqual(
    fields.map(({ label, value, from }) => [label, value, from]),
    [['Business name', 'Joe & Sons', 'website']],
  )
  const { text } = fillPiece(piece, fields, { 'business-name': 'Jo <3' })
  assert.equal(text, '<p>Jo &lt;3. Write to Jo &lt;3.</p>')
})

test('a name that is part of an address or a longer word is left alone', () => {
  const details = [{ id: 'business-name', value: 'Wren', from: 'website' as const }]
  for (const content of ['Wren: https://www.Wren.example', 'Wren and Wrens', 'hello@Wren'])
    assert.deepEqual(fieldsOf(aPiece(content), { ...KNOWN, details }), [])
})
