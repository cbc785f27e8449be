import type { Block, ChecklistItem, FactRow } from '#core/block.ts'
import type { CertificateEvidence, CertificateProblem } from '#core/evidence/certificate.ts'
import { DAY_MS } from '#core/time-units.ts'
import { listed, plural } from '#core/words.ts'
import type { SslFacts } from './facts.ts'

const VERSION_NAMES = { tls10: 'TLS 1.0', tls11: 'TLS 1.1', tls12: 'TLS 1.2', tls13: 'TLS 1.3' } as const
const NAMES_SHOWN = 10

/** A date where the owner is (decisions, section 6.2). */
export type DateText = (iso: string) => string

interface Shown {
  certificate: CertificateEvidence
  found: SslFacts
  at: Date
  dateText: DateText
}

/** The blocks about the certificate at the time `at`: its facts, what browsers require of it, and what only the host can use. */
export function blocksFor(about: Shown): Block[] {
  const { certificate } = about
  const technical = technicalRows(certificate)
  return [
    { kind: 'facts', title: 'Your certificate', rows: rowsOf(about) },
    { kind: 'checklist', title: 'What browsers look at', items: itemsOf(certificate) },
    ...(technical.length > 0
      ? [{ kind: 'facts' as const, title: 'If your web host asks', rows: technical }]
      : []),
  ]
}

function rowsOf({ certificate: { host, leaf }, found, at, dateText }: Shown): FactRow[] {
  const tested = { label: 'Address we tested', value: host }
  if (!leaf || found.expiresAt === null) return [tested, { label: 'Certificate', value: 'None shown' }]
  return [
    tested,
    { label: 'Issued by', value: leaf.issuer },
    { label: 'Good from', value: dateText(leaf.validFrom) },
    { label: 'Good until', value: `${dateText(found.expiresAt)} (${timeText(found.expiresAt, at)})` },
    { label: 'For these addresses', value: namesText(found.subjectNames) },
  ]
}

function technicalRows({ leaf, versions }: CertificateEvidence): FactRow[] {
  if (!leaf) return []
  const accepted = Object.entries(VERSION_NAMES).filter(([key]) => isAccepted(versions, key))
  return [
    {
      label: 'Key of the certificate',
      value: `${leaf.keyType.toUpperCase()}${leaf.keyBits ? `, ${leaf.keyBits} bits` : ''}`,
    },
    ...(accepted.length > 0
      ? [{ label: 'Secure connections it accepts', value: listed(accepted.map(([, name]) => name)) }]
      : []),
  ]
}

const isAccepted = (versions: CertificateEvidence['versions'], key: string): boolean =>
  Object.entries(versions).some(([name, accepted]) => name === key && accepted === true)

function timeText(expiresAt: string, at: Date): string {
  const left = Date.parse(expiresAt) - at.getTime()
  const days = Math.floor(Math.abs(left) / DAY_MS)
  const time = days < 1 ? 'less than a day' : plural(days, 'day')
  return left > 0 ? `${time} left` : `ran out ${time} ago`
}

function namesText(names: readonly string[]): string {
  if (names.length === 0) return 'None'
  const rest = names.length - NAMES_SHOWN
  return `${names.slice(0, NAMES_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function itemsOf({ leaf, kind, problems, http, twin: otherName }: CertificateEvidence): ChecklistItem[] {
  const lacks = (...faults: CertificateProblem[]): boolean | null =>
    leaf ? !faults.some((fault) => problems.includes(fault)) : null
  const items: ChecklistItem[] = [
    { text: 'Your website offers a secure connection', done: kind === 'failed' ? null : leaf !== undefined },
    {
      text: 'The certificate is good today',
      done: lacks('expired', 'intermediate_expired', 'not_yet_valid'),
    },
    { text: 'It is made out to this address', done: lacks('wrong_name') },
    {
      text: 'It comes from an authority that browsers trust, with no part left out',
      done: lacks('self_signed', 'untrusted_root', 'missing_intermediate', 'revoked'),
    },
    {
      text: 'The security settings are strong enough for today',
      done: lacks('weak_key', 'weak_signature', 'tls_old_protocol'),
    },
    { text: 'Everyone is sent to the secure address', done: http.redirectsToHttps },
  ]
  if (otherName?.resolves)
    items.push({ text: `The padlock covers ${otherName.host} too`, done: otherName.covered })
  return items
}
