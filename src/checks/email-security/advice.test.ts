import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { aSite } from '#support/evidence.ts'
import { htmlPage } from '#support/html-page.ts'
import { aDmarc, aMail } from '#support/mail-evidence.ts'
import { check } from './check.ts'
import { adviceWords } from './words.ts'

/** What is said to an owner who signed up with an address of a free mail service. */
const outcomeFor = (home: string, given: Partial<SiteEvidence> = {}) =>
  check.evaluate(
    {
      mail: aMail({ freeMail: true, ...aDmarc('v=DMARC1; p=none; rua=mailto:r@shop.test') }),
      site: { state: 'ok', value: aSite({ home: htmlPage('/', home), ...given }) },
    },
    new Date('2026-11-21T00:00:00Z'),
  )

const isTold = (...given: Parameters<typeof outcomeFor>): boolean => {
  const outcome = outcomeFor(...given)
  return 'status' in outcome && (outcome.advice ?? []).includes(adviceWords.freeMail)
}

describe('mail on a domain of its own', () => {
  test('is not suggested where the homepage shows an address at the website’s own domain', () => {
    assert.equal(isTold('<p>Write to bek@joes.test</p>'), false)
    assert.equal(isTold('<a href="mailto:bek@mail.joes.test?subject=Hi">Email</a>'), false)
  })

  test('is suggested where it shows none, or one of another domain', () => {
    for (const home of ['<p>Ring us</p>', '<p>bek@gmail.com</p>', '<p>bek@notjoes.test</p>'])
      assert.equal(isTold(home), true, home)
    assert.equal(isTold('<p>bek@joes.test</p>', { sharedDomain: true }), true)
  })
})

/** What is said of a domain whose mail servers are these, and cannot be reached. */
const adviceOn = (...exchanges: string[]): string => {
  const value = exchanges.map((exchange) => ({ exchange, priority: 10, target: 'unresolvable' as const }))
  const mail = aMail({ mx: { state: 'found', value } })
  const outcome = check.evaluate({ mail, site: { state: 'ok', value: aSite() } }, new Date(0))
  return ('advice' in outcome ? (outcome.advice ?? []) : []).find((line) => line.startsWith('Mail can')) ?? ''
}

test('mail servers that cannot be reached are one or several', () => {
  assert.equal(
    adviceOn('a.joes.test'),
    "Mail can't reach a.joes.test, which your domain name lists as your mail server. Ask your email provider.",
  )
  assert.equal(
    adviceOn('a.joes.test', 'b.joes.test'),
    "Mail can't reach a.joes.test and b.joes.test, which your domain name lists as your mail servers. Ask your email provider.",
  )
})

test('a record that only watches is told to the email person as the first step, and not as a fault', () => {
  const outcome = outcomeFor('<p>Ring us</p>')
  const lists = ('blocks' in outcome ? (outcome.blocks ?? []) : []).filter((block) => block.kind === 'list')
  assert.deepEqual(
    lists.flatMap(({ items }) => items.map(({ text }) => text)),
    [
      'DMARC: its policy is "none", as the first step should be. The next step follows after two weeks of reports',
    ],
  )
})
