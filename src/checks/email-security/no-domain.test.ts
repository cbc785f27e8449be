import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aMail } from '#support/mail-evidence.ts'
import { catalogued } from '#core/check.ts'
import { present } from '#core/judge.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')

const notesOf = (freeMail: boolean): unknown => {
  const outcome = check.evaluate(
    { mail: aMail({ domain: null, from: 'none', freeMail }), site: { state: 'pending' } },
    AT,
  )
  assert.ok('unable' in outcome)
  assert.equal(outcome.unable, 'no_website')
  return outcome.blocks
}
const ASKED = { kind: 'note', text: "Add your business email address and we'll check its domain." }

describe('no domain of its own', () => {
  test('asks for the business email', () => assert.deepEqual(notesOf(false), [ASKED]))
  test('says first of free mail that there is nothing to set', () =>
    assert.deepEqual(notesOf(true), [
      {
        kind: 'note',
        text: 'Your email address is with a free mail service. The service looks after the settings of its own domain, so there’s nothing for you to set.',
      },
      ASKED,
    ]))
  test('is not said to be a missing website: there may be one at somebody else’s domain', () => {
    const outcome = catalogued(check).run(
      { mail: aMail({ domain: null, from: 'none' }), site: { state: 'pending' } },
      AT,
    )
    assert.ok(!('wait' in outcome))
    const { tag, description, reason, reasonCode, nextSteps } = present(catalogued(check), outcome, AT)
    assert.equal(reasonCode, 'no_website')
    assert.equal(tag, 'Needs a domain name')
    assert.equal(description, 'We know of no domain name of your own, so there’s nothing to test yet.')
    assert.equal(reason, description)
    assert.deepEqual(nextSteps, [
      'Tell us when you have an email address or a website at a domain name of your own',
    ])
  })
})
