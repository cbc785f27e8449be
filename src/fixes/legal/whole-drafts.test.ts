import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TagFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aField, aForm, aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import type { FixInput } from '../fix.ts'
import { legalFixes, shippingFixes } from './legal-fixes.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }
const CONTACT = aForm([aField('name'), aField('email', { type: 'email' }), aField('message')])

const input = (given: Partial<FixInput>, tags: TagFacts[] = []): FixInput =>
  anInput({
    facts: NONE,
    evidence: { pages: aCrawl([aPage({ forms: [CONTACT], tags })]), mobileVisit: aVisit() },
    ...given,
  })
/** The text of the delivery page of a shop that offers these. */
const offered = (options: string[]): string =>
  shippingFixes(input({ answers: { 'S-SELL': 'yes', 'S-SHIP0': 'send', 'S-SHIP1': options } }))
    .flatMap(({ pieces }) => pieces.map(({ content }) => content))
    .join('\n')

const SHIPS = [
  'accurate_delivery',
  'track_order',
  'tracking_details',
  'pickup',
  'gift_message',
  'gift_wrapping',
]
const FULL_ANSWERS = {
  'S-SELL': 'yes',
  'S-SHIP0': 'send',
  'S-SHIP1': [...SHIPS, 'sustainable_packaging', 'accurate_costs', 'return_policy'],
}
const SEEN = [
  input({ answers: FULL_ANSWERS, profile: { country: 'AU' } }),
  input({ answers: FULL_ANSWERS, profile: { country: 'NZ', businessName: 'Tui' } }),
  input({ answers: FULL_ANSWERS, profile: { country: 'FR' } }),
  input({ profile: {} }),
  input({}, [{ kind: 'gtm', id: 'GTM-1', by: 'script' }]),
]

describe('every line of a draft is whole', () => {
  for (const [at, from] of SEEN.entries())
    test(`for a business in case ${at}`, () => {
      for (const fix of [...legalFixes(from), ...shippingFixes(from)])
        for (const { kind, content, title, note } of fix.pieces) {
          assert.match(title, /\S/u, fix.id)
          if (note !== undefined) assert.match(note, /^\S.*[.:)]$/su, title)
          const lines = kind === 'html' ? content.replaceAll(/<[^>]+>/gu, '\n') : content
          for (const line of lines.split('\n').map((one) => one.trim())) {
            assert.doesNotMatch(line, /\S {2,}\S| [.,;]|\( |undefined|null/u, `${fix.id}: ${line}`)
            if (/^[-•]/u.test(line)) assert.match(line, /^[-•] \S/u, fix.id)
          }
          // A heading is followed by text.
          assert.doesNotMatch(content, /<h2>[^<]*<\/h2>\s*(?:<h2>|$)|<(?:p|li|h1|h2)>\s*<\//u, fix.id)
        }
    })

  test('and each thing that a shop offers has a sentence of its own', () => {
    const before = offered([])
    const told = SHIPS.map((one) => offered([one]))
    for (const text of told) assert.ok(text.length > before.length)
    assert.equal(new Set(told).size, SHIPS.length)
    assert.match(offered(['accurate_costs']), /You see the price before you pay\./u)
    assert.doesNotMatch(before, /You see the price before you pay\./u)
  })
})
