import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { gradeSpf } from '#checks/email-security/grade-spf.ts'
import type { DnsScript } from '#support/dns-server.ts'
import { lookAtMail } from '#support/mail-look.ts'
import { suiteAt, suiteText } from '#support/suite.ts'

// The suite of openspf.org for RFC 7208 (`rfc7208-tests.yml`, in the pyspf repository), where FETTLE_SPF_SUITE gives its path.
// Each case's own zone is served, and what Fettle reads of the record is held against what a receiving mail server answers.

const SUITE = suiteAt('FETTLE_SPF_SUITE')

const record = z.union([z.string(), z.record(z.string(), z.unknown())])
const oneCase = z.object({
  helo: z.string().nullish(),
  mailfrom: z.string().nullish(),
  result: z.union([z.string(), z.array(z.string())]),
})
const part = z.object({
  description: z.string(),
  tests: z.record(z.string(), oneCase),
  zonedata: z.record(z.string(), z.array(record)),
})
type Part = z.infer<typeof part>
type Held = z.infer<typeof record>

const UNASKABLE = 'No host has such a name; the record is read, and the name is told as not looked up.'

/**
 * Fettle reads a record without a mail: what depends on the sender's address, on the order in which terms match, or on limits within one
 * term is not its to say. These cases end so for a reader of records, each for the reason said.
 */
const NOT_OF_THE_RECORD: Readonly<Record<string, string>> = {
  'a-colon-domain': UNASKABLE,
  'a-colon-domain-ip4mapped': UNASKABLE,
  'mx-colon-domain': UNASKABLE,
  'mx-colon-domain-ip4mapped': UNASKABLE,
  'macro-mania-in-domain': UNASKABLE,
  'include-at-limit': 'Its mail passes before the eleventh look-up; any other mail meets it.',
}

/** What a receiving server makes of a record, as far as it is the record's own doing. */
type Reading = 'none' | 'broken' | 'unreachable' | 'readable'

const readingOf = (result: string): Reading =>
  result === 'none'
    ? 'none'
    : result === 'permerror'
      ? 'broken'
      : result === 'temperror'
        ? 'unreachable'
        : 'readable'

/** The domain whose record is read (RFC 7208, section 2.4): the sender's, or what the server calls itself. */
const domainOf = ({ mailfrom, helo }: z.infer<typeof oneCase>): string => {
  const from = mailfrom ?? ''
  return (from === '' ? (helo ?? '') : from.slice(from.lastIndexOf('@') + 1)).toLowerCase()
}

function zoneOf({ zonedata }: Part): DnsScript {
  const named = new Map(Object.entries(zonedata).map(([name, records]) => [plainName(name), records]))
  const behind = (records: readonly Held[]): readonly Held[] => {
    const alias = records.find((one) => typeof one === 'object' && 'CNAME' in one)
    const target = typeof alias === 'object' ? plainName(String(alias['CNAME'])) : ''
    return named.get(target) ?? records
  }
  return Object.fromEntries([...named].map(([name, records]) => [name, replyOf(behind(records))]))
}

const plainName = (name: string): string => name.toLowerCase().replace(/\.$/u, '')

/** The suite's records: `TIMEOUT`, `SPF` that stands for `TXT` unless there is one, texts in several strings. */
function replyOf(records: readonly Held[]): DnsScript[string] {
  const held = records.filter((one) => typeof one === 'object')
  const of = (type: string): unknown[] => held.flatMap((one) => (type in one ? [one[type]] : []))
  const texts = of('TXT').filter((text) => text !== 'NONE')
  const isTimeout = records.includes('TIMEOUT')
  const spf = of('TXT').length > 0 ? texts : of('SPF')
  if (isTimeout && held.length === 0) return 'SERVFAIL'
  const reply = {
    A: of('A').map(String),
    AAAA: of('AAAA').map(String),
    TXT: spf.map((text) => (Array.isArray(text) ? text.join('') : String(text))),
    MX: of('MX').map((pair) => {
      const [preference, exchange] = z.tuple([z.number(), z.string()]).parse(pair)
      return { preference, exchange }
    }),
  }
  const isHeld = (type: string): boolean => of(type).some((one) => one !== 'NONE')
  return isTimeout ? (_count: number, type: string) => (isHeld(type) ? reply : 'SERVFAIL') : reply
}

/** A record that lets everybody in, and one with no end, are readable, however bad they are. */
const isFault = (problem: string): boolean =>
  /can't read|look-ups|more than the|no SPF record|in circles|SPF records/u.test(problem)

async function read(zone: DnsScript, domain: string): Promise<Reading> {
  const found = await lookAtMail(zone, { profile: { email: `post@${domain}` } })
  if (found.domain !== domain || found.spf.state === 'none') return 'none'
  const { possible, problems } = gradeSpf(found)
  if (problems.some(isFault)) return 'broken'
  return found.spf.state === 'failed' || possible.length > 1 ? 'unreachable' : 'readable'
}

describe('the suite of RFC 7208', { skip: SUITE.skip }, () => {
  it('is read as receiving mail servers read it, but for what only a mail decides', async () => {
    const parts = parseAllDocuments(await suiteText(SUITE)).map((document) => part.parse(document.toJS()))
    const others: string[] = []
    const excused: string[] = []
    let cases = 0
    for (const one of parts) {
      const zone = zoneOf(one)
      for (const [name, test] of Object.entries(one.tests)) {
        cases += 1
        const allowed = [test.result].flat().map(readingOf)
        const said = await read(zone, domainOf(test))
        if (allowed.includes(said)) continue
        if (name in NOT_OF_THE_RECORD) excused.push(name)
        else others.push(`${one.description}, ${name}: ${said}, not ${allowed.join(' or ')}`)
      }
    }
    assert.equal(others.join('\n'), '')
    assert.deepEqual(excused.toSorted(), Object.keys(NOT_OF_THE_RECORD).toSorted())
    assert.equal(cases, 203)
  })
})
