import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWords } from '../phrases.ts'
import { ITEMS } from './items.ts'

const speaksOfPrivacy = (text: string): boolean => ITEMS.privacy.hasOwnSign(plainWords(text))

test('a privacy policy is known by who answers for the data, and what is held about people', () => {
  for (const text of [
    'Mary Byrne is the data controller.',
    'The Data Protection Commission answers complaints.',
    'Ask us what we hold about you.',
    'We keep your information for six years.',
  ])
    assert.equal(speaksOfPrivacy(text), true, text)
})

test('words that stand on pages of every subject are none of its signs', () => {
  for (const text of [
    'For your information, we close on Mondays.',
    'Click and collect within the hour.',
    'Hold the rail and mind the step.',
    'Our controller boards read data from two sensors.',
    'Protection for your data cables.',
    'Backup and data protection for small offices.',
  ])
    assert.equal(speaksOfPrivacy(text), false, text)
})
