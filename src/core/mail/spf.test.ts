import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isSpf, lookupTerms, parseSpf } from './spf.ts'

const kindsOf = (record: string): string[] => lookupTerms(parseSpf(record)).map(({ kind }) => kind)

describe('what is an SPF record', () => {
  for (const record of ['v=spf1', 'v=spf1 -all', 'V=SPF1 -all']) {
    test(`"${record}" is`, () => assert.ok(isSpf(record)))
  }
  for (const record of ['v=spf10 -all', 'v=spf1-all', 'spf1 -all', ' v=spf1 -all', 'v=spf2.0/pra -all']) {
    test(`"${record}" is not`, () => assert.ok(!isSpf(record)))
  }
})

describe('the grammar', () => {
  const allowed = [
    'v=spf1',
    'v=spf1  mx   -all ',
    'v=spf1 a mx ptr ~all',
    'v=spf1 a:mail.shop.test/24//64 mx/32 -all',
    'v=spf1 a//128 ip4:192.0.2.0/24 ip4:192.0.2.255 ip6:2001:db8::/32 -all',
    'v=spf1 INCLUDE:_spf.google.com ?ALL',
    'v=spf1 exists:%{i}._spf.%{d2} -all',
    'v=spf1 include:%{ir}.%{v}._spf.%{d} redirect=_spf.shop.test',
    'v=spf1 exp=explain.shop.test unknown-modifier=anything -all',
    'v=spf1 unknown= -all',
    'v=spf1 a:foo:bar/baz.shop.test -all',
    'v=spf1 a:%{d}/24 mx:%{d2r-}//64 -all',
    'v=spf1 unknown=%{c}%%%_%- note=/path/%{s} -all',
    'v=spf1 a:mail.shop-1.a1b -all',
  ]
  for (const record of allowed) {
    test(`allows "${record}"`, () => assert.deepEqual(parseSpf(record).errors, []))
  }

  const refused = [
    ['v=spf1 -al', '-al'],
    ['v=spf1 all:x', 'all:x'],
    ['v=spf1 include -all', 'include'],
    ['v=spf1 include: -all', 'include:'],
    ['v=spf1 include:localhost -all', 'include:localhost'],
    ['v=spf1 include:shop.123 -all', 'include:shop.123'],
    ['v=spf1 ip4:192.0.2.256 -all', 'ip4:192.0.2.256'],
    ['v=spf1 ip4:192.0.2.0/33 -all', 'ip4:192.0.2.0/33'],
    ['v=spf1 ip4:mail.shop.test -all', 'ip4:mail.shop.test'],
    ['v=spf1 ip6:2001:db8:::1 -all', 'ip6:2001:db8:::1'],
    ['v=spf1 ip6:2001:db8::/129 -all', 'ip6:2001:db8::/129'],
    ['v=spf1 a/33 -all', 'a/33'],
    ['v=spf1 mx//129 -all', 'mx//129'],
    ['v=spf1 ipv4:192.0.2.1 -all', 'ipv4:192.0.2.1'],
    ['v=spf1 exists:%{q}.shop.test -all', 'exists:%{q}.shop.test'],
    ['v=spf1 unknown=%abc -all', 'unknown=%abc'],
    ['v=spf1 unknown=%{q} -all', 'unknown=%{q}'],
    ['v=spf1 unknown=100%', 'unknown=100%'],
    ['v=spf1 exists:%{c}.shop.test -all', 'exists:%{c}.shop.test'],
    ['v=spf1 exists:%{d0}.shop.test -all', 'exists:%{d0}.shop.test'],
    ['v=spf1 exists:%{d -all', 'exists:%{d'],
    ['v=spf1 a:shop.test/ -all', 'a:shop.test/'],
    ['v=spf1 a:shop.test/08 -all', 'a:shop.test/08'],
    ['v=spf1 a:shop.-test -all', 'a:shop.-test'],
    ['v=spf1 redirect=a.test redirect=b.test', 'redirect=b.test'],
    ['v=spf1 exp=a.test -all EXP=a.test', 'EXP=a.test'],
  ] as const
  for (const [record, fault] of refused) {
    test(`refuses "${record}"`, () => assert.deepEqual(parseSpf(record).errors, [fault]))
  }

  test('keeps the first of a modifier that may be there once', () => {
    const { terms } = parseSpf('v=spf1 redirect=a.test redirect=b.test note=x note=y')
    assert.deepEqual(
      terms.map(({ text }) => text),
      ['redirect=a.test', 'note=x', 'note=y'],
    )
  })

  test('reads qualifier and target', () => {
    const [one, two] = parseSpf('v=spf1 ~include:_spf.shop.test a:mail.shop.test/24').terms
    assert.deepEqual([one?.kind, one?.qualifier, one?.target], ['include', '~', '_spf.shop.test'])
    assert.deepEqual([two?.kind, two?.qualifier, two?.target], ['a', '+', 'mail.shop.test'])
  })
})

describe('terms that cost a look-up', () => {
  test('are include, a, mx, ptr, exists and redirect', () => {
    const record =
      'v=spf1 include:a.test a mx ptr exists:b.test ip4:192.0.2.1 ip6:::1 exp=c.test redirect=d.test'
    assert.deepEqual(kindsOf(record), ['include', 'a', 'mx', 'ptr', 'exists', 'redirect'])
  })

  test('do not include a redirect beside all', () => {
    assert.deepEqual(kindsOf('v=spf1 mx redirect=d.test -all'), ['mx'])
    assert.deepEqual(kindsOf('v=spf1 mx -all redirect=d.test'), ['mx'])
  })

  test('do not include what stands after the first all', () => {
    assert.deepEqual(kindsOf('v=spf1 mx ~all include:a.test ptr -all a'), ['mx'])
    assert.deepEqual(kindsOf('v=spf1 -all include:a.test'), [])
  })
})
