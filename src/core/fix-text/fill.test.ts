import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PieceKind } from '../piece-kinds.ts'
import type { FixField } from './field.ts'
import { fillPiece } from './fill.ts'

const aField = (id: string, given: Partial<FixField> = {}): FixField => ({
  id,
  label: id,
  mark: `[your ${id}]`,
  place: 'instead',
  example: '',
  mayBeEmpty: false,
  value: '',
  from: null,
  ...given,
})
const filled = (content: string, fields: FixField[], typed = {}, kind: PieceKind = 'text') =>
  fillPiece({ kind, content }, fields, typed)

test('typed words take the place of their blank everywhere, and are marked', () => {
  const { parts, text, missing } = filled('[your name] and [your name]', [aField('name')], { name: ' Jo ' })
  assert.equal(text, 'Jo and Jo')
  assert.deepEqual(parts, [
    { text: 'Jo', field: 'name' },
    { text: ' and ', field: null },
    { text: 'Jo', field: 'name' },
  ])
  assert.deepEqual(missing, [])
})

test('a needed blank that is empty is missing, and stays in the text', () => {
  const { text, missing } = filled('Hi [your name]', [aField('name')], { name: '  ' })
  assert.equal(text, 'Hi [your name]')
  assert.deepEqual(
    missing.map(({ id }) => id),
    ['name'],
  )
})

test('the line of a blank that may stay empty is left out', () => {
  const content = 'One\n[your notes, or delete this line]\nTwo'
  const field = aField('notes', { mark: '[your notes, or delete this line]', mayBeEmpty: true })
  assert.equal(filled(content, [field]).text, 'One\nTwo')
  assert.equal(filled(content, [field], { notes: 'Hm' }).text, 'One\nHm\nTwo')
})

test('a text of which every line is left out is missing its first field', () => {
  const fields = ['one', 'two'].map((id) => aField(id, { mayBeEmpty: true }))
  const content = 'a: [your one]\nb: [your two]'
  assert.deepEqual(
    filled(content, fields).missing.map(({ id }) => id),
    ['one'],
  )
  assert.deepEqual(filled(content, fields, { two: 'Two' }).missing, [])
  assert.equal(filled(content, fields, { two: 'Two' }).text, 'b: Two')
})

test('JSON stays valid when its last property is left out, and whatever is typed', () => {
  const json = JSON.stringify({ name: '[your name]', phone: '[your phone]' }, null, 2)
  const content = `<script type="application/ld+json">\n${json}\n</script>`
  const fields = [aField('name'), aField('phone', { mayBeEmpty: true })]
  const { text } = filled(content, fields, { name: 'Jo "the" </script> \\' }, 'html')
  const [, read = ''] = /json">([\s\S]*?)<\/script>/u.exec(text) ?? []
  assert.deepEqual(JSON.parse(read), { name: 'Jo "the" </script> \\' })
})

test('X02 what is typed cannot leave an attribute or a cell', () => {
  const fields = [aField('name')]
  assert.equal(
    filled('<p title="[your name]">', fields, { name: '"><img>' }, 'html').text,
    '<p title="&quot;&gt;&lt;img&gt;">',
  )
  assert.equal(filled('"[your name]"', fields, { name: 'a","b' }, 'csv').text, '"a"",""b"')
})

test('a cell of a sheet that may stay empty does, and the other cells of its line stay', () => {
  const fields = [aField('words', { mayBeEmpty: true })]
  const { text, missing } = filled('"/a","[your words]"\r\n"/b",""', fields, {}, 'csv')
  assert.equal(text, '"/a",""\r\n"/b",""')
  assert.deepEqual(missing, [])
})

test('words before a mark are added with a space, and only when there are some', () => {
  const field = aField('more', { mark: ' ~all', place: 'before', mayBeEmpty: true })
  assert.equal(filled('v=spf1 mx ~all', [field]).text, 'v=spf1 mx ~all')
  assert.equal(
    filled('v=spf1 mx ~all', [field], { more: 'include:a.test' }).text,
    'v=spf1 mx include:a.test ~all',
  )
})

test('typed words are not searched for other marks', () => {
  const fields = [aField('name'), aField('town')]
  assert.equal(
    filled('[your name], [your town]', fields, { name: '[your town]', town: 'Perth' }).text,
    '[your town], Perth',
  )
})

test('what a field cannot take is missing, and so is what only some of its values need', () => {
  const form = '<form action="[your form]">\n<input value="[your key]">\n</form>'
  const fields = [
    aField('form', { takes: 'form_address' }),
    aField('key', { mayBeEmpty: true, neededWith: { id: 'form', text: '//api.web3forms.com' } }),
  ]
  const missingWith = (typed: string) =>
    filled(form, fields, { form: typed }, 'html').missing.map(({ id }) => id)
  assert.deepEqual(missingWith('bek@cakes.test'), ['form'])
  assert.deepEqual(missingWith('https://api.web3forms.com/submit'), ['key'])
  assert.equal(
    filled(form, fields, { form: 'formspree.io/f/x' }, 'html').text,
    '<form action="https://formspree.io/f/x">\n</form>',
  )
})

test('a sentence ends in one full stop, whether or not it was typed with one', () => {
  for (const typed of ['passwords', 'passwords.'])
    assert.equal(filled('What we do: [your x].', [aField('x')], { x: typed }).text, 'What we do: passwords.')
})
