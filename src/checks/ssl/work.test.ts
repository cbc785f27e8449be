import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { Wanted } from '#core/gathered.ts'
import { stepText } from '#core/words.ts'
import { aSite, failed, pending, there } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { SHOP_NOW, shopCertificate, shopLeaf } from '#support/shop-certificate.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'
import { padlockWork } from './work.ts'

const behind = (server: string) => there(aSite({ home: aPage({ headers: { server } }) }))

const judge = (site: Wanted<SiteEvidence>) =>
  check.evaluate({ certificate: shopCertificate({ leaf: shopLeaf(5) }), profile: {}, site }, SHOP_NOW)

/** The work for a certificate that ends in five days. */
function workBehind(site: Wanted<SiteEvidence>) {
  const outcome = judge(site)
  assert.ok('status' in outcome)
  return padlockWork({ status: outcome.status, facts: facts.parse(outcome.facts) })
}

test('every status with a fault says what its work says, as only the host can mend a padlock', () => {
  for (const status of ['about_to_expire', 'expired', 'no_ssl'] as const)
    assert.deepEqual(words.statuses[status].steps, padlockWork({ status, facts: {} })?.steps)
})

describe('a certificate that Cloudflare shows', () => {
  test('is put right there by the owner: no message to a host is ready made', () => {
    const work = workBehind(behind('cloudflare'))
    assert.match(stepText(work?.steps[0] ?? ''), /^Put your certificate right at Cloudflare/u)
    assert.deepEqual([work?.isReadyMade, work?.who], [false, 'You'])
  })

  test('is asked of the host everywhere else, and where the website was not read', () => {
    for (const site of [behind('nginx'), failed])
      assert.match(stepText(workBehind(site)?.steps[0] ?? ''), /^Send your web host the ready-made message/u)
  })

  test('waits for the website', () => {
    assert.deepEqual(judge(pending), { wait: true })
  })
})
