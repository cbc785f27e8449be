import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

/** The texts beside the fields of a form. */
const namesBeside = (html: string) =>
  parseHtml(`<form>${html}</form>`).forms[0]?.fields.map(({ beside }) => beside)

test('a label that no markup ties to the field after it names that before a sample entry does', () => {
  assert.deepEqual(namesBeside('<label>Full name *</label><input placeholder="John Doe">'), ['Full name *'])
  assert.deepEqual(
    namesBeside(
      '<div><label>First name</label><input placeholder=John></div><div><label>Last name</label><input placeholder=Smith></div>',
    ),
    ['First name', 'Last name'],
  )
  assert.deepEqual(
    namesBeside(
      '<label>Email</label><br><input placeholder="jo@x.test"><label>Phone</label><input placeholder=021>',
    ),
    ['Email', 'Phone'],
  )
  assert.deepEqual(namesBeside('<p><label>Email</label></p><p><input placeholder="jo@x.test"></p>'), [
    'Email',
  ])
  assert.deepEqual(namesBeside('<label for=gone>Email</label><input name=gone placeholder="jo@x.test">'), [
    'Email',
  ])
  for (const button of [
    '<button>Join</button>',
    '<button><svg></svg></button>',
    '<input type=submit value=Join>',
  ])
    assert.deepEqual(
      namesBeside(`<label>Email</label><input placeholder="jo@x.test">${button}`),
      ['Email'],
      button,
    )
})

test('such a label names a list, a password and a file, and no tick box', () => {
  assert.deepEqual(
    namesBeside(
      '<label>Kind</label><select><option>A</select><label>Password</label><input type=password><label>Plan</label><input type=file>',
    ),
    ['Kind', 'Password', 'Plan'],
  )
  assert.deepEqual(namesBeside('<label>Colour</label><input type=radio><input type=radio>'), [
    undefined,
    undefined,
  ])
})

test('a label of several fields, of another field, or a text that is no label leaves the placeholder its word', () => {
  assert.deepEqual(namesBeside('<label>Name</label><input placeholder=First><input placeholder=Last>'), [
    undefined,
    undefined,
  ])
  assert.deepEqual(
    namesBeside('<label>Name</label><div><input placeholder=First></div><div><input placeholder=Last></div>'),
    [undefined, undefined],
  )
  assert.deepEqual(namesBeside('<label for=b>Email</label><input placeholder=Name><input id=b>'), [
    undefined,
    undefined,
  ])
  assert.deepEqual(namesBeside('<p>Join us</p><input placeholder="Your email">'), [undefined])
  assert.deepEqual(namesBeside(`<label>${'We answer soon. '.repeat(9)}</label><input placeholder=Name>`), [
    undefined,
  ])
})
