import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

/** The texts beside the fields of a form. */
const namesBeside = (html: string) =>
  parseHtml(`<form>${html}</form>`).forms[0]?.fields.map(({ beside }) => beside)

const box = (inside: string) => `<div class="field">${inside}</div>`
const first = (html: string) => namesBeside(html)?.[0]
const labels = (html: string) =>
  parseHtml(`<form>${html}</form>`).forms[0]?.fields.map(({ label, placeholder }) => label ?? placeholder)

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

test('a label that follows its field names it, where it stands with that field alone or after each of several', () => {
  for (const html of [
    box('<input required><label>Name</label>') + box('<input type=email required><label>Email</label>'),
    box('<input placeholder=" "><span class=bar></span><label>Name</label>') +
      box('<div><input></div><label>Email</label>'),
    '<h2>Write to us</h2><input><label>Name</label><input type=email><label>Email</label><button>Send</button>',
    '<input><label>Name</label><br><textarea></textarea><label>Email</label><p></p>',
    box('<input><label for=gone>Name</label>') + box('<input><label>Email</label>'),
  ])
    assert.deepEqual(namesBeside(html), ['Name', 'Email'], html)
})

test('a label after a field names nothing where one stands before it, or it is a hint, or two fields share it', () => {
  for (const [html, name] of [
    ['<label>Name</label><input><label>Email</label><input>', 'Name'],
    ['<div><label>Name</label><input><label class=error>Required</label></div>', 'Name'],
    ['<div><input><label class="error">Please fill this in</label></div>', undefined],
    ['<div><input><label>required</label></div>', undefined],
    ['<div><input><input><label>Date</label></div>', undefined],
    ['<div><input><label for=b>Email</label></div><input id=b>', undefined],
    ['<div><input placeholder="Your name"><label>We keep it safe</label></div>', undefined],
    [`<div><input><label>${'We answer soon. '.repeat(9)}</label></div>`, undefined],
    ['<div>Name: <input><label>as on your card</label></div>', 'Name:'],
    ['<div><input type=checkbox><label>I agree</label></div>', undefined],
  ] as const)
    assert.equal(first(html), name, html)
})

test('a title names a field that has nothing else, and never what a browser says of a wrong entry', () => {
  const hint = 'Only numbers and phone characters (#, -, *, etc) are accepted.'
  for (const [html, name] of [
    [`<input type=tel placeholder="Telefonnumer" title="${hint}">`, 'Telefonnumer'],
    ['<input placeholder="Your email" title="Email">', 'Your email'],
    [`<input type=tel title="${hint}">`, null],
    ['<input title="Please enter a valid email address">', null],
    ['<input title="Nur Zahlen und Telefon-Zeichen werden akzeptiert.">', null],
    ['<input title="This field is required">', null],
    ['<input title="Phone number">', 'Phone number'],
    ['<input aria-label="Phone" placeholder="021" title="Number">', 'Phone'],
    [`<label>Phone <input title="${hint}"></label>`, 'Phone'],
    ['<select title="Service"></select>', 'Service'],
    ['<input title="Pleasant Street number">', 'Pleasant Street number'],
  ] as const)
    assert.deepEqual(labels(html), [name], html)
  assert.deepEqual(namesBeside(`<p>Telephone: <input title="${hint}"></p>`), ['Telephone:'])
})
