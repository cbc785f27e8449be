import { DMARC_POLICIES } from '#core/mail/dmarc-policies.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'

export const DMARC_GRADES = ['none', 'monitor', 'enforced'] as const
export type DmarcGrade = (typeof DMARC_GRADES)[number]

/** Whether fakes are known not to be stopped. */
export const isDmarcToDo = (grade: DmarcGrade | null): boolean => grade !== null && grade !== 'enforced'

export interface DmarcGraded {
  /** Every grade that is possible by what was found: one, or all when the look-up failed. */
  possible: readonly DmarcGrade[]
  problems: string[]
  /** Reports are asked for (`rua`). */
  reports: boolean
}

/** What is wrong with a record that only watches. */
export const ONLY_COUNTS = 'its policy is "none": fakes are counted and let through'

/** Whether some fakes are stopped by a policy that is graded as one that watches, by what is wrong with it: it leaves out others. */
export const stopsSome = (grade: DmarcGrade | null, problems: readonly string[]): boolean =>
  grade === 'monitor' && !problems.includes(ONLY_COUNTS)

const POLICIES: readonly string[] = DMARC_POLICIES

/** Grades a domain's DMARC (RFC 9989, which replaced RFC 7489). A parent's record applies by its `sp`, else by its `p`. */
export function gradeDmarc(dmarc: MailEvidence['dmarc'], domain: string): DmarcGraded {
  if (dmarc.state === 'failed') return { possible: DMARC_GRADES, problems: [], reports: false }
  if (dmarc.state === 'none') return { possible: ['none'], problems: [], reports: false }
  const { at, records } = dmarc.value
  if (records.length > 1) {
    const problems = [`there are ${records.length} DMARC records, and then none counts`]
    return { possible: ['none'], problems, reports: false }
  }
  return gradeRecord(parseTags(records[0] ?? ''), at === domain)
}

function gradeRecord(tags: ReadonlyMap<string, string>, isOwn: boolean): DmarcGraded {
  const reports = hasReports(tags.get('rua'))
  const p = policyOf(tags, 'p')
  if (p === null && !reports) {
    return { possible: ['none'], problems: ['it has no policy that mail systems understand'], reports }
  }
  const policy = p ?? 'none'
  const sub = policyOf(tags, 'sp')
  const holds = isOwn ? policy : (sub ?? policy)
  const problems = [
    holds === 'none' && ONLY_COUNTS,
    tags.get('t')?.toLowerCase() === 'y' && 'it is marked as a test',
    isPartial(tags.get('pct')) && `it covers only ${tags.get('pct')} % of the mail`,
    isOwn && sub === 'none' && policy !== 'none' && 'subdomains are left out ("sp=none")',
  ].filter((problem) => typeof problem === 'string')
  return { possible: [problems.length > 0 ? 'monitor' : 'enforced'], problems, reports }
}

function policyOf(tags: ReadonlyMap<string, string>, name: 'p' | 'sp'): string | null {
  const policy = tags.get(name)?.toLowerCase()
  return policy !== undefined && POLICIES.includes(policy) ? policy : null
}

/** Whether an address for reports is one that mail systems send to. */
export const isReportAddress = (address: string): boolean => /^mailto:[^@\s]+@[^@\s]+$/iu.test(address.trim())

/** Whether reports arrive somewhere, by the addresses (`rua`) as the record has them. */
export const hasReports = (rua: string | undefined): boolean => (rua ?? '').split(',').some(isReportAddress)

const isPartial = (pct: string | undefined): boolean => /^\d{1,2}$/u.test(pct ?? '')
