import type { MailEvidence, SpfNode } from '#core/evidence/mail.ts'
import { lookupTerms, MOST_LOOKUPS, MOST_MX_SERVERS, parseSpf, type SpfTerm } from '#core/mail/spf.ts'

export const SPF_GRADES = ['none', 'bad', 'weak', 'good'] as const
export type SpfGrade = (typeof SPF_GRADES)[number]

/** Whether a record is known to be missing, or to have a fault. */
export const isSpfToDo = (grade: SpfGrade | null): boolean => grade !== null && grade !== 'good'

export interface SpfGraded {
  /** Every grade that is possible by what was found: one, or several when a look-up failed. */
  possible: readonly SpfGrade[]
  problems: string[]
}

type SpfEvidence = Pick<
  MailEvidence,
  'spf' | 'spfTree' | 'spfLookups' | 'spfVoidLookups' | 'spfIncomplete' | 'spfWideMx'
>

/** RFC 7208, section 4.6.4. */
const MOST_VOID_LOOKUPS = 2

/** Grades a domain's SPF (RFC 7208). */
export function gradeSpf(evidence: SpfEvidence): SpfGraded {
  const { spf, spfTree, spfIncomplete } = evidence
  if (spf.state === 'failed') return { possible: SPF_GRADES, problems: [] }
  if (spf.state === 'none' || !spfTree) return { possible: ['none'], problems: [] }
  const faults = [...faultsOf(spfTree, ''), ...costFaults(evidence)]
  if (faults.length > 0) return { possible: ['bad'], problems: faults }
  const problems = weaknessesOf(spfTree, evidence)
  const grade = problems.length > 0 ? 'weak' : 'good'
  return { possible: spfIncomplete ? ['bad', 'weak', grade] : [grade], problems }
}

const costFaults = ({ spfLookups, spfWideMx = [] }: SpfEvidence): string[] => [
  ...(spfLookups <= MOST_LOOKUPS
    ? []
    : [`it needs at least ${spfLookups} look-ups, and mail systems stop at ${MOST_LOOKUPS}`]),
  ...spfWideMx.map(
    (name) =>
      `it allows the mail servers of ${name}, which are more than the ${MOST_MX_SERVERS} that mail systems look at`,
  ),
]

/** Faults of a record and of those it refers to; `where` names them for the reader. */
function faultsOf({ domain, records, problem, children }: SpfNode, where: string): string[] {
  if (problem === 'missing') return [`it points to ${domain}, which has no SPF record`]
  if (problem === 'loop') return [`it goes round in circles at ${domain}`]
  if (problem === 'several')
    return [`there are ${records.length} SPF records${where}, and only one is allowed`]
  if (problem === 'failed') return []
  const { terms, errors } = parseSpf(records[0] ?? '')
  // Terms after the first "all" are never read (RFC 7208, section 5.1).
  const all = terms.find(({ kind }) => kind === 'all')
  return [
    ...errors.map((text) => `mail systems can't read "${text}"${where}`),
    // An include of such a record also allows everybody (RFC 7208, section 5.2).
    ...(all?.qualifier === '+' ? [`"${all.text}"${where} lets everybody send as you`] : []),
    ...children.flatMap((child) => faultsOf(child, ` at ${child.domain}`)),
  ]
}

function weaknessesOf(tree: SpfNode, { spfVoidLookups }: SpfEvidence): string[] {
  const ending = endOf(tree)
  return [
    ending?.qualifier === '?' && '"?all" says nothing about who may send as you',
    !ending && isEndSeen(tree) && 'it does not end in "all", so it says nothing about everybody else',
    spfVoidLookups > MOST_VOID_LOOKUPS && `${spfVoidLookups} of its look-ups find nothing`,
    usesPtr(tree) && 'it uses "ptr", which mail systems may ignore',
  ].filter((problem) => typeof problem === 'string')
}

/** The `all` that decides: the record's own, or that of the record it redirects to. */
function endOf(node: SpfNode | undefined): SpfTerm | undefined {
  if (!node) return undefined
  const { terms } = parseSpf(node.records[0] ?? '')
  return terms.find(({ kind }) => kind === 'all') ?? endOf(redirectOf(terms, node.children))
}

/** Whether the record that decides was read: a redirect with a macro, or one whose look-up failed, leads out of sight. */
function isEndSeen(node: SpfNode | undefined): boolean {
  if (!node || node.problem !== undefined) return false
  const { terms } = parseSpf(node.records[0] ?? '')
  const isLast = !terms.some(({ kind }) => kind === 'redirect')
  return isLast || isEndSeen(redirectOf(terms, node.children))
}

function redirectOf(terms: readonly SpfTerm[], children: readonly SpfNode[]): SpfNode | undefined {
  const [redirect] = lookupTerms({ terms: [...terms], errors: [] }).filter(({ kind }) => kind === 'redirect')
  const name = redirect?.target?.toLowerCase().replace(/\.$/u, '')
  return children.find(({ domain }) => domain === name)
}

const usesPtr = ({ records, children }: SpfNode): boolean =>
  lookupTerms(parseSpf(records[0] ?? '')).some(({ kind }) => kind === 'ptr') || children.some(usesPtr)
