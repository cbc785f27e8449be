import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { fill } from '#core/words.ts'
import { aDmarc, aMail, anSpf, found, none } from '#support/mail-evidence.ts'
import { check } from './check.ts'
import { NO_KEY_SEEN, words } from './words.ts'

function judge(given: Partial<MailEvidence>) {
  const outcome = check.evaluate({ mail: aMail(given), site: { state: 'pending' } }, new Date(0))
  assert.ok('status' in outcome)
  return outcome
}

/** What is said of fakes in the line of the result and in its list. */
function fakesBy(record: string) {
  const { status, say, blocks = [] } = judge(aDmarc(record))
  const rows = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []))
  return {
    line: fill(words.statuses[status].line, say ?? {}),
    row: rows.find(({ label }) => label.includes('DMARC'))?.value,
  }
}

describe('fakes of which some are stopped', () => {
  for (const record of [
    'v=DMARC1; p=reject; sp=none; rua=mailto:r@shop.test',
    'v=DMARC1; p=quarantine; pct=50; rua=mailto:r@shop.test',
    'v=DMARC1; p=reject; t=y; rua=mailto:r@shop.test',
  ])
    test(`are not called counted alone: ${record}`, () => {
      const { line, row } = fakesBy(record)
      assert.match(line, /gaps: not all fakes are stopped \(DMARC\)\.$/u)
      assert.equal(row, 'Not all of them are stopped')
    })

  test('are none where the policy is "none", whatever else it says', () => {
    for (const record of ['v=DMARC1; p=none', 'v=DMARC1; p=none; pct=50', 'v=DMARC1; p=none; t=y']) {
      const { line, row } = fakesBy(record)
      assert.match(line, /gaps: fakes are counted but not stopped \(DMARC\)\.$/u, record)
      assert.equal(row, 'They are only counted', record)
    }
  })
})

test('a record that declines a logo is no logo with a fault', () => {
  for (const record of ['v=BIMI1; l=; a=;', 'v=BIMI1;l=', 'v=BIMI1; l= ; a=']) {
    const { facts, advice } = judge({ bimi: { txt: found([record]), logo: null } })
    assert.deepEqual([facts.bimi.found, facts.bimi.problems], [false, []], record)
    assert.deepEqual(
      advice?.filter((line) => line.includes('BIMI')),
      [],
      record,
    )
  }
  const insecure = judge({ bimi: { txt: found(['v=BIMI1; l=http://shop.test/l.svg']), logo: null } })
  assert.equal(insecure.facts.bimi.problems.length, 1)
  const withoutLogo = judge({ bimi: { txt: found(['v=BIMI1; a=https://shop.test/l.pem']), logo: null } })
  assert.equal(withoutLogo.facts.bimi.problems.length, 1)
})

test('nobody is sent to a provider about the keys of a domain that nothing shows to have mail', () => {
  const unused = { mx: none, spf: none, spfTree: null, dkim: [] }
  assert.ok(!judge(unused).advice?.includes(NO_KEY_SEEN))
  // An address of the owner's, or a list of who may send, shows that it has.
  assert.ok(judge({ ...unused, from: 'email' }).advice?.includes(NO_KEY_SEEN))
  assert.ok(
    judge({ ...unused, ...anSpf('v=spf1 include:_spf.google.com -all') }).advice?.includes(NO_KEY_SEEN),
  )
})
