import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proofInWords } from './proof-words.ts'

const words = (at: string, found: string) => {
  const proof = proofInWords({ kind: 'answer', at, found })
  return [proof.at, proof.found]
}

test('a proof by an answer shows the question and the chosen option', () => {
  assert.deepEqual(words('S-SHIP0', 'collect'), [
    'Your answer to “Do you send goods to customers, or can they collect them?”',
    'Collection only',
  ])
})

test('several options are all shown, and a row is shown with its question', () => {
  assert.deepEqual(
    words('S-SHIP1', 'pickup, gift_wrapping')[1],
    'Pick-up or click and collect, Gift wrapping',
  )
  assert.deepEqual(words('S-CONF1 after_purchase', 'yes'), [
    'Your answer to “Do people get an email from you straight away after they… buy something”',
    'Yes',
  ])
})

test('a text that is no option stays as it is, and so does a proof that is no answer', () => {
  assert.equal(words('S-SHIP0', 'Not answered')[1], 'Not answered')
  assert.deepEqual(words('S-NONE9', 'yes'), ['S-NONE9', 'yes'])
  const page = { kind: 'page', at: 'S-SHIP0', found: 'collect' } as const
  assert.equal(proofInWords(page), page)
})
