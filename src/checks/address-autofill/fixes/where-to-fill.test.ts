import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { autofillFixes } from './autofill-fixes.ts'

const wrong = (name: string) => [{ name, autocomplete: null, predicted: 'city' }]
const fixOf = (...pages: [path: string, name: string][]) =>
  autofillFixes(
    anInput({
      facts: {
        pages: pages.map(([path, name]) => ({ url: `https://joes.test${path}`, fields: wrong(name) })),
      },
    }),
  )[0]

test('one form is one file; several are numbered, each with the pages that have it', () => {
  const one = fixOf(['/a', 'Suburb'])
  assert.deepEqual(
    one?.pieces.map(({ title, name }) => [title, name]),
    [['Address fields', 'address-fields.html']],
  )
  const two = fixOf(['/a', 'Suburb'], ['/b', 'Town'], ['/c', 'Suburb'])
  assert.deepEqual(
    two?.pieces.map(({ title, name }) => [title, name]),
    [
      ['Address fields, form 1', 'address-fields-1.html'],
      ['Address fields, form 2', 'address-fields-2.html'],
    ],
  )
  assert.match(
    two?.pieces[0]?.note ?? '',
    /^For https:\/\/joes\.test\/a and 1 other page with the same fields\. Names, ids/u,
  )
  assert.match(two?.pieces[1]?.note ?? '', /^For https:\/\/joes\.test\/b\. Names, ids/u)
})

test('the steps say where the fields are, on a website of no builder', () => {
  assert.deepEqual(fixOf(['/a', 'Suburb'])?.where.steps, [
    'Find each field in the page or form template.',
    'Add what stands in autocomplete="…" and leave the rest as it is.',
  ])
})

test('the builder of a website makes its forms, and is to be asked', () => {
  const squarespace = { name: 'Squarespace', kind: 'builder', version: null, by: 'meta' } as const
  const pages = aCrawl([aPage({ technologies: [squarespace] })])
  const facts = { pages: [{ url: 'https://joes.test/a', fields: wrong('Suburb') }] }
  assert.deepEqual(autofillFixes(anInput({ facts, evidence: { pages } }))[0]?.where.steps, [
    'Your website builder makes this form. Look for "autofill" or "autocomplete" in its settings, or send the list to its support.',
  ])
})
