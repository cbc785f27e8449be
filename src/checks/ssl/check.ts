import { defineCheck, type Outcome, type Proof } from '#core/check.ts'
import { timeZoneOf } from '#core/business/time-zone.ts'
import { shortDate } from '#core/dates.ts'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { valueOf } from '#core/gathered.ts'
import { reasonWords, wordsOfFailure } from '#core/reason-words.ts'
import { cut } from '#core/text.ts'
import { fill, listed, plural, type Say } from '#core/words.ts'
import { hostingOf, isBehindCloudflare } from '#fixes/hosting/hosting.ts'
import { adviceFor } from './advice.ts'
import { blocksFor, type DateText } from './blocks.ts'
import { facts, type SslFacts, sslFacts } from './facts.ts'
import { NOT_OFFERED, problemWords, type Status, words } from './words.ts'
import { padlockWork } from './work.ts'

/** Warns this many days before the end; of a certificate with a life under 84 days, when a quarter of it is left (decisions, section 7). */
const SSL_WARN_DAYS = 21
const SHOWN_NAMES = 3

/** Does the padlock work for every visitor, and for how long? */
export const check = defineCheck({
  id: 'ssl',
  code: 'T3NAV1SS',
  category: 'compliance',
  path: '/compliance/ssl',
  tour: 1,
  triggers: ['security'],
  needs: ['certificate', 'profile'],
  wants: ['site'],
  asks: [],
  plan: {
    weight: 95,
    group: 'easy',
    effort: 30,
    work: padlockWork,
    completedBy: ['valid'],
    reopensAtOnce: ['expired', 'no_ssl'],
    pin: { place: 1, statuses: ['expired', 'no_ssl'] },
    isEasyUntilFine: true,
    severity: { no_ssl: 100 },
    adjustments: { selling: { yes: 5 }, industry: { finance: 4 } },
  },
  revision: 3,
  statuses: { valid: 'success', about_to_expire: 'warning', expired: 'error', no_ssl: 'missing' },
  facts,
  words,
  evaluate({ certificate, profile, site }, at): Outcome<Status, SslFacts> {
    if (site.state === 'pending') return { wait: true }
    const found: SslFacts = {
      ...sslFacts(certificate, at),
      ...(isBehindCloudflare(hostingOf({ site: valueOf(site) })) ? { atCloudflare: true } : {}),
    }
    const dateText: DateText = (iso) => shortDate(iso, timeZoneOf(profile))
    const blocks = blocksFor({ certificate, found, at, dateText })
    const say = sayOf(certificate, found, dateText)
    const proof = proofOf(certificate, found, say)
    const status = statusOf(certificate, found, at)
    if (status === null)
      return { unable: certificate.failure ?? 'tls_failure', proof: [proof], facts: found, blocks }
    return {
      status,
      facts: found,
      proof: [proof],
      blocks,
      say,
      advice: adviceFor(certificate),
    }
  },
})

/** `null`: not decided. */
function statusOf(certificate: CertificateEvidence, found: SslFacts, at: Date): Status | null {
  const { leaf, kind, problems, http } = certificate
  if (!leaf) return kind !== 'failed' && http.kind === 'answer' ? 'no_ssl' : null
  if (Date.parse(found.expiresAt ?? '') <= at.getTime()) return 'expired'
  if (kind === 'old_protocol' || problems.length > 0) return 'no_ssl'
  const warnFrom = Math.min(SSL_WARN_DAYS, Math.floor((found.lifeDays ?? 0) / 4))
  return (found.daysLeft ?? 0) <= warnFrom ? 'about_to_expire' : 'valid'
}

function sayOf(certificate: CertificateEvidence, found: SslFacts, dateText: DateText): Say {
  const { leaf } = certificate
  const daysLeft = found.daysLeft ?? 0
  const say: Say = {
    expiryDate: found.expiresAt && dateText(found.expiresAt),
    daysLeft: daysLeft < 1 ? 'less than a day' : plural(daysLeft, 'day'),
    date: leaf && dateText(leaf.validFrom),
    subjectNames: namesOf(found.subjectNames),
  }
  return { ...say, problem: problemSentences(certificate, say) }
}

function problemSentences({ problems, leaf }: CertificateEvidence, say: Say): string {
  if (!leaf) return NOT_OFFERED
  const sentences = problems.map((problem) => fill(problemWords[problem], say))
  return [...new Set(sentences)].join(' ')
}

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, SHOWN_NAMES).map((name) => cut(name, 60))
  return names.length > SHOWN_NAMES ? `${shown.join(', ')} and others` : listed(shown)
}

/** The host and what its certificate says, in the owner's words; the port where it is not the usual one. */
function proofOf(certificate: CertificateEvidence, { expiresAt }: SslFacts, say: Say): Proof {
  const { host, port = 443, leaf } = certificate
  const found =
    leaf && expiresAt !== null
      ? `A certificate from ${leaf.issuer}, good until ${say['expiryDate']}. ${problemSentences(certificate, say)}`
      : withoutCertificate(certificate)
  return { kind: 'tls', at: port === 443 ? host : `${host}:${port}`, found: cut(found.trim(), 300) }
}

function withoutCertificate({ kind, failure, http }: CertificateEvidence): string {
  if (kind !== 'failed' && http.kind === 'answer') return NOT_OFFERED
  return (failure ? wordsOfFailure(failure) : reasonWords.tls_failure).sentence
}
