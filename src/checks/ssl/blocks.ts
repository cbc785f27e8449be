import type { Block, ChecklistItem, FactRow } from '#core/block.ts'
import { shortDate } from '#core/dates.ts'
import type { CertificateEvidence, CertificateProblem } from '#core/evidence/certificate.ts'
import { plural } from '#core/words.ts'
import type { SslFacts } from './facts.ts'

const VERSION_NAMES = { tls10: '1.0', tls11: '1.1', tls12: '1.2', tls13: '1.3' } as const
const NAMES_SHOWN = 10

/** The blocks about the certificate: its facts, and what browsers require of it. */
export function blocksFor(certificate: CertificateEvidence, found: SslFacts): Block[] {
  return [
    { kind: 'facts', title: 'Your certificate', rows: rowsOf(certificate, found) },
    { kind: 'checklist', title: 'What browsers look at', items: itemsOf(certificate) },
  ]
}

function rowsOf({ host, leaf, versions }: CertificateEvidence, found: SslFacts): FactRow[] {
  const tested = { label: 'Address we tested', value: host }
  if (!leaf) return [tested, { label: 'Certificate', value: 'None shown' }]
  const rows: FactRow[] = [
    tested,
    { label: 'Issued by', value: leaf.issuer },
    { label: 'Good from', value: shortDate(leaf.validFrom) },
    { label: 'Good until', value: `${shortDate(leaf.validTo)} (${daysText(found.daysLeft ?? 0)})` },
    { label: 'For these addresses', value: namesText(found.subjectNames) },
    { label: 'Key', value: `${leaf.keyType.toUpperCase()}${leaf.keyBits ? `, ${leaf.keyBits} bits` : ''}` },
  ]
  const accepted = Object.entries(VERSION_NAMES).filter(([key]) => isAccepted(versions, key))
  if (accepted.length > 0) {
    rows.push({ label: 'TLS versions it accepts', value: accepted.map(([, name]) => name).join(', ') })
  }
  return rows
}

const isAccepted = (versions: CertificateEvidence['versions'], key: string): boolean =>
  Object.entries(versions).some(([name, accepted]) => name === key && accepted === true)

const daysText = (days: number): string =>
  days < 0 ? `ran out ${plural(-days, 'day')} ago` : `${plural(days, 'day')} left`

function namesText(names: readonly string[]): string {
  if (names.length === 0) return 'None'
  const rest = names.length - NAMES_SHOWN
  return `${names.slice(0, NAMES_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function itemsOf({ leaf, kind, problems, http, twin }: CertificateEvidence): ChecklistItem[] {
  const lacks = (...faults: CertificateProblem[]): boolean | null =>
    leaf ? !faults.some((fault) => problems.includes(fault)) : null
  const items: ChecklistItem[] = [
    { text: 'A secure connection is offered', done: kind === 'failed' ? null : leaf !== undefined },
    { text: 'Up to date', done: lacks('expired', 'intermediate_expired', 'not_yet_valid') },
    { text: 'For this address', done: lacks('wrong_name') },
    {
      text: 'Issued by an authority that browsers trust, and complete',
      done: lacks('self_signed', 'untrusted_root', 'missing_intermediate', 'revoked'),
    },
    { text: 'Strong enough for today', done: lacks('weak_key', 'weak_signature', 'tls_old_protocol') },
    { text: 'http:// leads to https://', done: http.redirectsToHttps },
  ]
  if (twin?.resolves) items.push({ text: `Covers ${twin.host} too`, done: twin.covered })
  return items
}
