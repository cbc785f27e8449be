import type { MailEvidence } from '#core/evidence/mail.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { parseTags } from '#core/mail/tags.ts'
import type { Piece } from '../fix.ts'

const STAGES = [
  {
    policy: 'none',
    title: 'Step 1: only watch',
    note: 'Nothing changes for your mail. Once a day, mail systems send you a report of who sends in your name. Leave it for two to four weeks.',
  },
  {
    policy: 'quarantine',
    title: 'Step 2: fakes go to spam',
    note: 'Change the record to this once two weeks of reports show every service that you send with as passing. Then wait two to four weeks more.',
  },
  {
    policy: 'reject',
    title: 'Step 3: fakes are refused',
    note: 'Change the record to this once nobody has missed any of your mail for two to four weeks.',
  },
] as const

/** Tags that are carried over from the record that is there. `pct` is left behind: RFC 9989 has done away with it. */
const KEPT = ['np', 'adkim', 'aspf', 'fo', 'ruf'] as const

/**
 * The DMARC records (RFC 9989) that lead from where the domain is to "refuse", one a step, as TXT records at `_dmarc`. Steps that
 * are behind the domain already are left out; the first one comes back when nobody gets the reports. A "quarantine" that only half
 * holds is written anew.
 */
export function dmarcStages(mail: MailEvidence & { domain: string }, profile: ProfileEvidence): Piece[] {
  const tags = presentTags(mail)
  const rua = tags.get('rua') || `mailto:${reportAddress(mail.domain, profile)}`
  const kept = KEPT.flatMap((tag) => (tags.get(tag) ? [`${tag}=${tags.get(tag)}`] : []))
  return STAGES.slice(stagesBehind(tags)).map(({ policy, title, note }) => ({
    title,
    kind: 'dns',
    name: `_dmarc.${nameOf(mail)}`,
    content: ['v=DMARC1', `p=${policy}`, `rua=${rua}`, ...kept].join('; '),
    note,
  }))
}

/** Where reports go: the owner's address if it is on this domain (others would need its permission), else one to be made. */
export function reportAddress(domain: string, { email }: ProfileEvidence): string {
  const own = email?.trim().toLowerCase() ?? ''
  return own.endsWith(`@${domain.toLowerCase()}`) && !/[,;!\s]/u.test(own) ? own : `dmarc@${domain}`
}

function presentTags({ dmarc }: MailEvidence): ReadonlyMap<string, string> {
  const records = dmarc.state === 'found' ? dmarc.value.records : []
  return records.length === 1 ? parseTags(records[0] ?? '') : new Map()
}

function stagesBehind(tags: ReadonlyMap<string, string>): number {
  const policy = tags.get('p')?.toLowerCase()
  if (!tags.get('rua')) return 0
  if (policy === 'reject') return 2
  return policy === 'none' || policy === 'quarantine' ? 1 : 0
}

const nameOf = ({ dmarc, domain }: MailEvidence & { domain: string }): string =>
  dmarc.state === 'found' ? dmarc.value.at : domain
