import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { aMail, found, none } from '#support/mail-evidence.ts'
import { bimiFaults, mtaStsFaults, tlsRptFaults } from './extras.ts'

const policyOf = (lines: Record<string, string | string[]>): string =>
  Object.entries({ version: 'STSv1', mode: 'enforce', mx: 'mx.shop.test', max_age: '86400', ...lines })
    .flatMap(([key, value]) => [value].flat().map((one) => `${key}: ${one}`))
    .join('\r\n')

const sts = (lines: Record<string, string | string[]>, record = 'v=STSv1; id=1'): string[] =>
  mtaStsFaults(aMail({ mtaSts: { txt: found([record]), policy: { status: 200, text: policyOf(lines) } } }))

describe('MTA-STS', () => {
  test('is fine when it requires secure mail to every server for a day', () => assert.deepEqual(sts({}), []))
  test('is fine while testing, and with a wildcard', () => {
    assert.deepEqual(sts({ mode: 'testing', mx: ['old.test', '*.shop.test'] }), [])
  })

  const faults: [title: string, lines: Record<string, string>, fault: RegExp][] = [
    ['mode none', { mode: 'none' }, /asks for nothing/u],
    ['a second short of a day', { max_age: '86399' }, /less than a day/u],
    ['words for a time', { max_age: '1 week' }, /for how long/u],
    ['a semicolon after the time', { max_age: '604800;' }, /for how long/u],
    ['another version', { version: 'STSv2' }, /no version/u],
    ['another server', { mx: 'mx.other.test' }, /leaves out mx\.shop\.test/u],
    ['a wildcard over two labels', { mx: '*.test' }, /leaves out mx\.shop\.test/u],
  ]
  for (const [title, lines, fault] of faults) {
    test(`has a fault: ${title}`, () => assert.match(sts(lines).join(), fault))
  }

  test('has a fault: a record without id', () => {
    assert.deepEqual(sts({}, 'v=STSv1;'), ['the record has no id'])
  })

  test('has a fault: a policy that cannot be read', () => {
    const unread = { status: 404, text: '' }
    for (const policy of [unread, { failure: failure('tls_failed') }]) {
      const mail = aMail({ mtaSts: { txt: found(['v=STSv1; id=1']), policy } })
      assert.deepEqual(mtaStsFaults(mail), ['its policy file cannot be read'])
    }
  })

  test('has no fault by a policy that failed on our side, or for a moment', () => {
    const policies = [
      { failure: failure('connect_timeout') },
      { failure: failure('dns_timeout') },
      { status: 429, text: '' },
      { status: 503, text: '' },
    ]
    for (const policy of policies) {
      assert.deepEqual(mtaStsFaults(aMail({ mtaSts: { txt: found(['v=STSv1; id=1']), policy } })), [])
      assert.deepEqual(mtaStsFaults(aMail({ mtaSts: { txt: found(['v=STSv1;']), policy } })), [
        'the record has no id',
      ])
    }
  })

  test('that does not exist has no fault', () => {
    assert.deepEqual(mtaStsFaults(aMail({ mtaSts: { txt: none, policy: null } })), [])
  })
})

describe('TLS reporting', () => {
  test('needs an address for reports', () => {
    assert.deepEqual(tlsRptFaults(aMail()), [])
    assert.equal(tlsRptFaults(aMail({ tlsRpt: found(['v=TLSRPTv1; rua=']) })).length, 1)
    assert.deepEqual(tlsRptFaults(aMail({ tlsRpt: none })), [])
  })

  test('counts only with one record', () => {
    const record = 'v=TLSRPTv1; rua=mailto:tls@shop.test'
    assert.deepEqual(tlsRptFaults(aMail({ tlsRpt: found([record, record]) })), ['there are several records'])
  })
})

describe('BIMI', () => {
  const txt = found(['v=BIMI1; l=https://shop.test/logo.svg'])
  const faultsOf = (logo: Parameters<typeof bimiFaults>[0]['bimi']['logo']): string[] =>
    bimiFaults({ bimi: { txt, logo } })

  test('needs an SVG picture that can be read', () => {
    assert.deepEqual(faultsOf({ status: 200, type: 'image/svg+xml' }), [])
    assert.deepEqual(faultsOf({ status: 200, type: 'image/png' }), ['the logo is no SVG picture'])
    assert.deepEqual(faultsOf({ status: 404, type: 'image/svg+xml' }), ['the logo cannot be read'])
    assert.deepEqual(faultsOf({ failure: failure('connect_refused') }), ['the logo cannot be read'])
    assert.deepEqual(faultsOf({ failure: failure('http_too_slow') }), [])
    assert.deepEqual(faultsOf(null), ['it names no logo at a secure address'])
  })
})
