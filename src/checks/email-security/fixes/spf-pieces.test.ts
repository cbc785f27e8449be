import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { spf } from 'mailauth/lib/spf/index.js'
import type { MailEvidence, SpfNode } from '#core/evidence/mail.ts'
import { aMail, anSpf, found, none } from '#support/mail-evidence.ts'
import { mailZone } from '#support/mail-zone.ts'
import { spfPieces } from './spf-pieces.ts'

const HOST_MX = found([{ exchange: 'mx.shop.test', priority: 10, target: 'public' as const }])
const GOOGLE_MX = found([{ exchange: 'aspmx.l.google.com', priority: 1, target: 'public' as const }])
const NULL_MX = found([{ exchange: '', priority: 0, target: 'null' as const }])

const ZONE = {
  'TXT _spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'],
  'TXT spf.protection.outlook.com': ['v=spf1 ip4:198.51.100.0/24 -all'],
  'MX shop.test': ['mx.shop.test'],
  'A mx.shop.test': ['203.0.113.7'],
}

/** How an independent verifier judges mail of the domain from an address; strict, so that every fault of grammar shows. */
async function spfFrom(ip: string, record: string, zone: Record<string, string[]> = ZONE): Promise<string> {
  const resolver = mailZone({ ...zone, 'TXT shop.test': [record] })
  const { status } = await spf({ sender: 'joe@shop.test', ip, helo: 'a.test', resolver, strict: true })
  return status.result
}

const piecesOf = (given: Partial<MailEvidence>) => spfPieces({ ...aMail(given), domain: 'shop.test' })
const recordOf = (given: Partial<MailEvidence>): string => piecesOf(given)[0]?.content ?? ''
const withRecords = (...records: string[]): Partial<MailEvidence> => ({
  spf: found(records),
  spfTree: { domain: 'shop.test', records, children: [] },
})
const node = (domain: string, record: string, children: SpfNode[] = []): SpfNode => ({
  domain,
  records: [record],
  children,
})

const atZoho = (server: string) =>
  piecesOf({
    mx: found([{ exchange: server, priority: 1, target: 'public' as const }]),
    spf: none,
    spfTree: null,
    providers: ['Zoho Mail'],
  })[0]

describe('a domain without an SPF record gets one that', () => {
  const withProvider = { mx: GOOGLE_MX, spf: none, spfTree: null, providers: ['Google Workspace'] }

  test('allows the detected mail service, and marks everybody else', async () => {
    const record = recordOf(withProvider)
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
    assert.equal(await spfFrom('198.51.100.9', record), 'softfail')
  })

  test('allows its own mail servers where no service is recognised', async () => {
    const record = recordOf({ mx: HOST_MX, spf: none, spfTree: null })
    assert.equal(await spfFrom('203.0.113.7', record), 'pass')
    assert.equal(await spfFrom('192.0.2.9', record), 'softfail')
  })

  test('refuses everybody where the domain receives no mail', async () => {
    const pieces = piecesOf({ mx: NULL_MX, spf: none, spfTree: null })
    assert.equal(pieces.length, 1)
    assert.equal(await spfFrom('192.0.2.9', pieces[0]?.content ?? ''), 'fail')
  })

  test('asks who sends, the website too, before it refuses everybody, where nothing shows mail', async () => {
    const [somebody, nobody] = piecesOf({ mx: none, spf: none, spfTree: null, dkim: [] })
    assert.match(somebody?.content ?? '', /^v=spf1 \[your mail service’s SPF include\] ~all$/u)
    const [field] = somebody?.fields ?? []
    assert.match(field?.label ?? '', /Does your website\?$/u)
    assert.equal(field?.choices?.[0]?.value, 'a')
    assert.equal(await spfFrom('192.0.2.9', 'v=spf1 a ~all'), 'softfail')
    assert.match(nobody?.title ?? '', /^If nobody sends .* and the form of your website doesn’t either$/u)
    assert.equal(await spfFrom('192.0.2.9', nobody?.content ?? ''), 'fail')
    assert.deepEqual([somebody?.isLater, nobody?.isLater], [false, true])
  })

  test('has Zoho’s term only for regions whose term is known', () => {
    assert.equal(atZoho('mx.zoho.eu')?.content, 'v=spf1 include:zohomail.eu ~all')
    assert.match(atZoho('mx.zoho.com.au')?.content ?? '', /\[your mail service’s SPF include\]/u)
    assert.match(atZoho('mx.zoho.com.au')?.note ?? '', /Zoho admin console/u)
  })

  test('asks for the service that emails are written with where the known one only forwards them', () => {
    const [piece] = piecesOf({ ...withProvider, providers: ['Cloudflare Email Routing'] })
    assert.match(piece?.content ?? '', /include:_spf\.mx\.cloudflare\.net/u)
    assert.match(piece?.note ?? '', /only hands mail on/u)
    assert.doesNotMatch(piecesOf(withProvider)[0]?.note ?? '', /hands mail on/u)
  })

  test('is named @ in most DNS settings, and for a subdomain by the part before the domain', () => {
    assert.equal(piecesOf(withProvider)[0]?.shortName, '@')
    const [below] = spfPieces({ ...aMail(withProvider), domain: 'team.shop.com.au' })
    assert.deepEqual([below?.shortName, below?.name], ['team', 'team.shop.com.au'])
  })
})

describe('a record with faults becomes one that', () => {
  test('has the senders of both where there were two', async () => {
    const [piece] = piecesOf({
      mx: GOOGLE_MX,
      ...withRecords('v=spf1 include:_spf.google.com ~all', 'v=spf1 include:spf.protection.outlook.com -all'),
      providers: ['Google Workspace'],
    })
    const record = piece?.content ?? ''
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
    assert.equal(await spfFrom('198.51.100.9', record), 'pass')
    assert.equal(await spfFrom('203.0.113.99', record), 'softfail')
    assert.match(piece?.note ?? '', /Delete the 2 records/u)
  })

  test('keeps a strict ending, and corrects one that allows everybody', async () => {
    assert.match(recordOf(anSpf('v=spf1 mx ptr -all')), / -all$/u)
    assert.equal(await spfFrom('192.0.2.9', recordOf(anSpf('v=spf1 mx +all'))), 'softfail')
  })

  test('includes what a redirect led to', async () => {
    const record = recordOf(anSpf('v=spf1 ptr redirect=_spf.google.com'))
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
  })

  const SLIPS = {
    'a space after the colon': 'v=spf1 include: _spf.google.com ~all',
    'an equals sign': 'v=spf1 include=_spf.google.com ~all',
    'commas between words': 'v=spf1 include:_spf.google.com, ~all',
    'a comma without a space': 'v=spf1 mx,include:_spf.google.com ~all',
    'an ending that sticks': 'v=spf1 include:_spf.google.com~all',
    'ipv4 for ip4': 'v=spf1 ipv4:192.0.2.0/24 ~all',
    'ipv4 with an equals sign': 'v=spf1 ipv4=192.0.2.0/24 ~all',
    'a bare address': 'v=spf1 192.0.2.9 ~all',
    'quotation marks': '"v=spf1 include:_spf.google.com ~all"',
  }
  for (const [slip, record] of Object.entries(SLIPS))
    test(`has the intended meaning: ${slip}`, async () => {
      assert.notEqual(await spfFrom('192.0.2.9', record), 'pass', 'the slip is one')
      assert.equal(await spfFrom('192.0.2.9', recordOf({ ...anSpf(record), mx: NULL_MX })), 'pass')
    })

  test('has its version once, also where quotation marks stand before it', () => {
    assert.equal(
      recordOf(anSpf('"v=spf1 include:_spf.google.com ~all"')),
      'v=spf1 include:_spf.google.com ~all',
    )
  })

  test('takes the place of two, also where it is the same as one of them', () => {
    const [piece] = piecesOf(
      withRecords('v=spf1 include:_spf.google.com ip4:192.0.2.1 ~all', 'v=spf1 include:_spf.google.com ~all'),
    )
    assert.equal(piece?.content, 'v=spf1 include:_spf.google.com ip4:192.0.2.1 ~all')
    assert.match(piece.note ?? '', /^Delete the 2 records/u)
  })

  test('leaves out what no mail system can use, and says so', () => {
    const gone: SpfNode = { domain: 'gone.test', records: [], problem: 'missing', children: [] }
    const [piece] = piecesOf({
      spf: found(['v=spf1 mx include:gone.test include:inner.test ip4:999.1.1.1 ~all']),
      spfTree: {
        domain: 'shop.test',
        records: [],
        children: [gone, node('inner.test', 'v=spf1 include:gone.test -all', [gone])],
      },
    })
    assert.equal(piece?.content, 'v=spf1 mx ~all')
    assert.match(piece.note ?? '', /We left out ip4:999\.1\.1\.1 include:gone\.test include:inner\.test,/u)
  })

  test('keeps of the terms after its ending only those that surely work', () => {
    const [piece] = piecesOf(anSpf('v=spf1 mx ?all include:_spf.google.com include:old.test ip4:192.0.2.1'))
    assert.equal(piece?.content, 'v=spf1 mx include:_spf.google.com ip4:192.0.2.1 ~all')
    assert.match(piece.note ?? '', /We left out include:old\.test,/u)
  })

  test('does not repeat what an include already has', () => {
    const record = recordOf({
      mx: GOOGLE_MX,
      spf: found(['v=spf1 include:all.host.test ?all']),
      spfTree: node('shop.test', 'v=spf1 include:all.host.test ?all', [
        node('all.host.test', 'v=spf1 include:_spf.google.com ~all', [
          node('_spf.google.com', 'v=spf1 ~all'),
        ]),
      ]),
      providers: ['Google Workspace'],
    })
    assert.equal(record, 'v=spf1 include:all.host.test ~all')
  })
})

/** A record with this many includes that cost one look-up each, and the zone with their records. */
function many(count: number) {
  const names = Array.from({ length: count }, (_, index) => `s${index}.test`)
  const record = `v=spf1 ${names.map((name) => `include:${name}`).join(' ')} ?all`
  const leaf = 'v=spf1 ip4:198.51.100.1 ~all'
  return {
    record,
    mail: {
      spf: found([record]),
      spfTree: node(
        'shop.test',
        record,
        names.map((name) => node(name, leaf)),
      ),
      spfLookups: count,
    },
    zone: Object.fromEntries(names.map((name) => [`TXT ${name}`, [leaf]])),
  }
}

describe('a record never needs more than ten look-ups (RFC 7208, section 4.6.4)', () => {
  test('ten pass a verifier that counts', async () => {
    const { mail, zone } = many(10)
    assert.equal(await spfFrom('203.0.113.9', recordOf(mail), zone), 'softfail')
  })

  test('for eleven there is only a list of what to remove', async () => {
    const { mail, zone, record } = many(11)
    const [piece] = piecesOf(mail)
    assert.equal(piece?.kind, 'text')
    assert.match(piece.content, /11 or more look-ups/u)
    assert.match(piece.content, /^ {2}1 {2}include:s10\.test$/mu)
    assert.equal(await spfFrom('203.0.113.9', record, zone), 'permerror')
  })

  test('a service that would be the eleventh is not added, with a note', async () => {
    const added = (count: number, providers = ['Google Workspace']) => {
      const [piece] = piecesOf({ ...many(count).mail, mx: GOOGLE_MX, providers })
      return { record: piece?.content ?? '', note: piece?.note ?? '' }
    }
    assert.match(added(6).record, / include:_spf\.google\.com ~all$/u)
    assert.doesNotMatch(added(7).record, /google/u)
    assert.match(added(7).note, /^include:_spf\.google\.com is missing, but would lead to more than 10/u)
    assert.match(
      added(9, ['Google Workspace', 'Microsoft 365']).note,
      /^include:_spf\.google\.com and include:spf\.protection\.outlook\.com are missing, .* add them before/u,
    )
    const zone = { ...ZONE, ...many(6).zone }
    assert.equal(await spfFrom('192.0.2.9', added(6).record, zone), 'pass')
  })

  test('an include that another one contains is removed first', () => {
    const { mail, record: ten } = many(10)
    const record = `v=spf1 include:all.test ${ten.slice('v=spf1 '.length)}`
    const children = [
      node('all.test', 'v=spf1 include:s0.test include:s1.test ~all', [
        node('s0.test', 'v=spf1 ~all'),
        node('s1.test', 'v=spf1 ~all'),
      ]),
      ...mail.spfTree.children,
    ]
    const [piece] = piecesOf({ spf: found([record]), spfTree: { ...node('shop.test', record), children } })
    assert.equal(piece?.kind, 'text', 'one too many still')
    const fewer = record.replace(' include:s9.test', '')
    const [made] = piecesOf({
      spf: found([fewer]),
      spfTree: { ...node('shop.test', fewer), children: children.slice(0, -1) },
    })
    assert.match(made?.content ?? '', /^v=spf1 include:all\.test include:s2\.test /u)
  })
})

const addresses = (count: number): string =>
  Array.from({ length: count }, (_, index) => `ip4:192.0.2.${index + 100}`).join(' ')
const noteOn = (record: string): string => piecesOf(anSpf(record))[0]?.note ?? ''

test('a record longer than one string of a TXT record gets a note', () => {
  assert.match(noteOn(`v=spf1 ${addresses(18)} ?all`), /split it into two strings/u)
  assert.doesNotMatch(noteOn(`v=spf1 ${addresses(5)} ?all`), /split/u)
})

test('a record that can’t be improved from outside is unchanged', () => {
  assert.deepEqual(piecesOf(anSpf('v=spf1 mx -all')), [])
})

test('nobody is offered to refuse all mail of the domain that their own address is at', () => {
  for (const mx of [none, NULL_MX]) {
    const given = { from: 'email' as const, mx, spf: none, spfTree: null, dkim: [] }
    assert.match(recordOf(given), /^v=spf1 \[your mail service’s SPF include\] ~all$/u)
    assert.equal(piecesOf(given).length, 1)
  }
})

const titles = (...records: string[]): string[] =>
  piecesOf({ mx: none, dkim: [], ...withRecords(...records) }).map(({ title }) => title)

describe('a domain of which nothing shows whether it sends', () => {
  test('gets both records, but never the one that it has already', () => {
    const given = titles('v=spf1 a ~all')
    const there = titles(' V=SPF1   -all ')
    assert.ok(given.every((title) => title.trim() !== ''))
    assert.ok(!there.some((title) => title.startsWith('If nobody sends')), there.join())
  })
})
