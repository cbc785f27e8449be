import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { failure } from '#core/reasons.ts'
import { fill } from '#core/words.ts'
import { failed } from '#support/evidence.ts'
import { dayOfShop, SHOP_NOW, shopCertificate, shopLeaf } from '#support/shop-certificate.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

const nothing = { chainTrusted: false, protocol: null, cipher: null, twin: null } as const
const without = (kind: CertificateEvidence['kind'], code: Parameters<typeof failure>[0], port80: boolean) => {
  const { leaf: _, ...rest } = shopCertificate(nothing)
  return {
    ...rest,
    kind,
    failure: failure(code),
    http: { kind: port80 ? 'answer' : 'none', redirectsToHttps: null },
  } satisfies CertificateEvidence
}

const judge = (certificate: CertificateEvidence, profile: ProfileEvidence = {}) =>
  check.evaluate({ certificate, profile, site: failed }, SHOP_NOW)
const statusOf = (certificate: CertificateEvidence): string => {
  const outcome = judge(certificate)
  return 'status' in outcome ? outcome.status : 'unable_to_detect'
}
const lineOf = (certificate: CertificateEvidence): string => {
  const outcome = judge(certificate)
  assert.ok('status' in outcome)
  return fill(words.statuses[outcome.status].line, outcome.say ?? {})
}

const adviceOf = (given: Partial<CertificateEvidence>): readonly string[] => {
  const outcome = judge(shopCertificate(given))
  return 'status' in outcome ? (outcome.advice ?? []) : []
}

describe('days left', () => {
  const vectors: [life: number, left: number, status: string][] = [
    [90, 22, 'valid'],
    [90, 21, 'about_to_expire'],
    [90, 5, 'about_to_expire'],
    [90, 0.5, 'about_to_expire'],
    [90, 0, 'expired'],
    [90, -1, 'expired'],
    [6, 2, 'valid'],
    [6, 1, 'about_to_expire'],
    [398, 22, 'valid'],
    [398, 21, 'about_to_expire'],
  ]
  for (const [life, left, status] of vectors) {
    test(`T05 ${left} of ${life} days left: ${status}`, () => {
      assert.equal(statusOf(shopCertificate({ leaf: shopLeaf(left, life) })), status)
    })
  }

  test('T06 the exact end is shown', () => {
    const outcome = judge(shopCertificate({ leaf: shopLeaf(60) }))
    assert.ok('status' in outcome)
    const { expiresAt, daysLeft, lifeDays } = outcome.facts
    assert.deepEqual([expiresAt, daysLeft, lifeDays], [dayOfShop(60), 60, 90])
    assert.deepEqual(facts.parse(outcome.facts), outcome.facts)
  })
})

const endingIn = (days: number) =>
  shopCertificate({ leaf: shopLeaf(60, 90, { intermediateValidTo: dayOfShop(days) }) })

const goodUntil = (left: number): string => {
  const outcome = judge(shopCertificate({ leaf: shopLeaf(left) }))
  const [block] = 'status' in outcome ? (outcome.blocks ?? []) : []
  return block?.kind === 'facts' ? (block.rows.find(({ label }) => label === 'Good until')?.value ?? '') : ''
}

test('the time that is left, and that has passed, is in whole days', () => {
  assert.deepEqual([1.5, 0.5, 0, -0.04, -1.04, -21].map(goodUntil), [
    '22 Nov 2026 (1 day left)',
    '21 Nov 2026 (less than a day left)',
    '21 Nov 2026 (ran out less than a day ago)',
    '20 Nov 2026 (ran out less than a day ago)',
    '19 Nov 2026 (ran out 1 day ago)',
    '31 Oct 2026 (ran out 21 days ago)',
  ])
})

describe('expired', () => {
  test('T13 expired and for another name is expired, with both problems listed', () => {
    const certificate = shopCertificate({ leaf: shopLeaf(-1), problems: ['expired', 'wrong_name'] })
    const outcome = judge(certificate)
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'expired')
    assert.deepEqual(outcome.facts.problems, ['expired', 'wrong_name'])
    assert.equal(lineOf(certificate), 'Your padlock ran out on 20 Nov 2026. Visitors now see a warning.')
  })

  test('by a needed intermediate, with its date', () => {
    const leaf = shopLeaf(60, 90, { intermediateValidTo: dayOfShop(-2) })
    const certificate = shopCertificate({ leaf, problems: ['intermediate_expired'] })
    assert.equal(statusOf(certificate), 'expired')
    assert.match(lineOf(certificate), /^Your padlock ran out on 19 Nov 2026\./u)
  })

  test('by a needed intermediate, which every date names', () => {
    const leaf = shopLeaf(60, 90, { intermediateValidTo: dayOfShop(-2) })
    const outcome = judge(shopCertificate({ leaf, problems: ['intermediate_expired'] }))
    assert.ok('status' in outcome)
    assert.match(
      outcome.proof[0].found,
      /good until 19 Nov 2026\. The certificate ran out on 19 Nov 2026\.$/u,
    )
    assert.doesNotMatch(JSON.stringify(outcome.blocks), /Jan 2027/u)
  })

  test('soon by a needed intermediate is told before it happens', () => {
    assert.equal(statusOf(endingIn(22)), 'valid')
    assert.match(lineOf(endingIn(22)), /good until 13 Dec 2026/u)
    assert.equal(lineOf(endingIn(19)), 'Your padlock runs out on 10 Dec 2026, in 19 days.')
  })

  test('even when only old versions are supported', () => {
    const leaf = shopLeaf(-1)
    const problems = ['expired', 'tls_old_protocol'] as const
    assert.equal(
      statusOf(shopCertificate({ kind: 'old_protocol', leaf, problems: [...problems] })),
      'expired',
    )
  })
})

describe('no padlock that works', () => {
  const problems = [
    ['T08', 'not_yet_valid', /The certificate starts on 22 Oct 2026\./u],
    ['T09', 'wrong_name', /The certificate is for another address: shop\.test and www\.shop\.test\./u],
    ['T10', 'self_signed', /wasn't issued by an authority that browsers trust/u],
    ['T11', 'untrusted_root', /wasn't issued by an authority that browsers trust/u],
    ['T11', 'missing_intermediate', /leaves out a part of the certificate/u],
    ['T14', 'tls_old_protocol', /only old security settings/u],
    ['T21', 'revoked', /has withdrawn it/u],
    ['weak', 'weak_signature', /certificate is signed in an old way/u],
    ['weak', 'weak_key', /key of the certificate is too short/u],
  ] as const
  for (const [id, problem, line] of problems) {
    test(`${id} ${problem} is shown in the owner's words`, () => {
      const certificate = shopCertificate({ problems: [problem] })
      assert.equal(statusOf(certificate), 'no_ssl')
      assert.match(lineOf(certificate), line)
    })
  }

  test('each of several problems has its sentence', () => {
    const line = lineOf(shopCertificate({ problems: ['wrong_name', 'revoked', 'weak_key'] }))
    assert.match(line, /shop\.test\. \S.*has withdrawn it\. The key of the certificate is too short/u)
  })

  test('T12 the sentence about names is left out for a certificate without names', () => {
    const leaf = shopLeaf(60, 90, { subjectNames: [] })
    const line = lineOf(shopCertificate({ leaf, problems: ['wrong_name'] }))
    assert.equal(line, "We didn't find a padlock that works for every visitor.")
  })

  test('T07 443 refuses while port 80 answers', () => {
    const certificate = without('refused', 'connect_refused', true)
    assert.equal(statusOf(certificate), 'no_ssl')
    assert.match(lineOf(certificate), /doesn't offer a secure connection/u)
  })

  test('T15 an answer without TLS while port 80 answers', () => {
    assert.equal(statusOf(without('not_tls', 'tls_not_tls', true)), 'no_ssl')
  })
})

describe('could not look', () => {
  const cases = [
    ['T01 refused, and port 80 silent too', without('refused', 'connect_refused', false), 'connect_refused'],
    [
      'T02 no answer on 443, even when 80 answers',
      without('failed', 'connect_timeout', true),
      'connect_timeout',
    ],
    ['T03 reset, even when 80 answers', without('failed', 'connect_reset', true), 'connect_reset'],
    ['T15 no TLS, and port 80 silent', without('not_tls', 'tls_not_tls', false), 'tls_not_tls'],
    ['T16 a handshake that never ends', without('failed', 'tls_timeout', true), 'tls_timeout'],
    ['T18 a handshake that fails for another cause', without('failed', 'tls_failed', true), 'tls_failed'],
    ['D01 the name does not exist', without('failed', 'dns_not_found', false), 'dns_not_found'],
  ] as const
  for (const [title, certificate, code] of cases) {
    test(`${title}: ${code}`, () => {
      const outcome = judge(certificate)
      assert.ok('unable' in outcome && typeof outcome.unable === 'object')
      assert.equal(outcome.unable.code, code)
    })
  }
})

describe('advice', () => {
  test('none for a website that does everything', () => assert.deepEqual(adviceOf({}), []))

  test('for http:// that stays insecure, but not when that is unknown', () => {
    assert.equal(adviceOf({ http: { kind: 'answer', status: 200, redirectsToHttps: false } }).length, 1)
    assert.equal(adviceOf({ http: { kind: 'answer', status: 503, redirectsToHttps: null } }).length, 0)
  })

  test('for an other name that resolves and is not covered', () => {
    const twin = { host: 'www.shop.test', resolves: true, covered: false }
    assert.match(adviceOf({ twin })[0] ?? '', /doesn't cover www\.shop\.test/u)
    assert.equal(adviceOf({ twin: { ...twin, resolves: false } }).length, 0)
  })

  test('for TLS 1.2 only', () => {
    const versions = { tls10: false, tls11: false, tls12: true, tls13: false }
    assert.match(adviceOf({ versions })[0] ?? '', /TLS 1\.3/u)
    assert.equal(adviceOf({ versions: { ...versions, tls13: null } }).length, 0)
  })

  test('does not change the status', () => {
    assert.equal(statusOf(shopCertificate({ http: { kind: 'answer', redirectsToHttps: false } })), 'valid')
  })
})

const shownOf = (certificate: CertificateEvidence) => {
  const outcome = judge(certificate)
  assert.ok('proof' in outcome)
  return outcome
}
const proofOf = (certificate: CertificateEvidence): string => {
  const [{ at, found }] = shownOf(certificate).proof
  return `${at}: ${found}`
}

describe('what is shown', () => {
  test('the proof says in plain words what the certificate is and what is wrong with it', () => {
    assert.equal(
      proofOf(shopCertificate()),
      "shop.test: A certificate from Let's Encrypt (R11), good until 20 Jan 2027.",
    )
    assert.equal(
      proofOf(shopCertificate({ port: 8443, problems: ['self_signed'] })),
      "shop.test:8443: A certificate from Let's Encrypt (R11), good until 20 Jan 2027. The certificate wasn't issued by an authority that browsers trust.",
    )
  })

  test('the proof tells a website without a secure connection from one that could not be read', () => {
    assert.match(
      proofOf(without('refused', 'connect_refused', true)),
      /doesn't offer a secure connection\.$/u,
    )
    assert.equal(
      proofOf(without('refused', 'connect_refused', false)),
      "shop.test: Your website didn't answer us.",
    )
    assert.equal(
      proofOf(without('failed', 'tls_timeout', true)),
      'shop.test: Your website took too long to answer.',
    )
  })

  test('dates are those of the owner, as in the mail about the end', () => {
    const ending = shopCertificate({ leaf: shopLeaf(60, 90, { validTo: '2027-01-10T23:59:59.000Z' }) })
    const saidTo = (profile: ProfileEvidence): string => JSON.stringify(judge(ending, profile))
    const inUtc = saidTo({})
    assert.equal(inUtc.match(/10 Jan 2027/gu)?.length, 3)
    assert.equal(saidTo({ country: 'AU', city: 'Sydney' }), inUtc.replaceAll('10 Jan 2027', '11 Jan 2027'))
  })

  test('words that only a web host reads stand apart', () => {
    const blocks = shownOf(shopCertificate()).blocks ?? []
    assert.deepEqual(blocks.at(-1), {
      kind: 'facts',
      title: 'If your web host asks',
      rows: [
        { label: 'Key of the certificate', value: 'EC, 256 bits' },
        { label: 'Secure connections it accepts', value: 'TLS 1.2 and TLS 1.3' },
      ],
    })
    assert.doesNotMatch(JSON.stringify(blocks.slice(0, -1)), /TLS|bits|https?:/u)
    assert.equal(shownOf(without('refused', 'connect_refused', true)).blocks?.length, 2)
  })
})
