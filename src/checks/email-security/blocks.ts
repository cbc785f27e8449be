import type { Block, BlockTone, ChecklistItem, FactRow } from '#core/block.ts'
import { plural } from '#core/words.ts'
import type { EmailSecurityFacts, RecordFact } from './facts.ts'

/** Most lines shown of one record's faults. */
const MOST_FAULTS = 5

/** The blocks about the domain's mail settings. */
export function blocksFor(found: EmailSecurityFacts): Block[] {
  const blocks: Block[] = [
    { kind: 'facts', title: 'Protection against fakes', rows: protectionRows(found) },
    { kind: 'checklist', title: 'Extras', items: extraItems(found) },
  ]
  if (found.mx.length > 0) blocks.push(serversTable(found))
  const records = [found.spf.value, found.dmarc.value].filter((value) => value !== null)
  if (records.length > 0) blocks.push({ kind: 'code', title: 'Your records', code: records.join('\n') })
  return blocks
}

function protectionRows({ domain, providers, spf, dkim, dkimGrade, dmarc }: EmailSecurityFacts): FactRow[] {
  const keys = dkim.map(({ selector }) => selector).join(', ')
  const rows: FactRow[] = [
    { label: 'Domain we tested', value: domain ?? '' },
    { label: 'SPF: who may send', ...gradeRow(spf, SPF_TEXTS, spf.grade) },
    {
      label: 'DKIM: your signature',
      ...DKIM_TEXTS[dkimGrade],
      value: `${DKIM_TEXTS[dkimGrade].value}${keys && dkimGrade !== 'unknown' ? ` (${keys})` : ''}`,
    },
    { label: 'DMARC: what happens to fakes', ...gradeRow(dmarc, DMARC_TEXTS, dmarc.grade) },
  ]
  if (providers.length > 0) rows.push({ label: 'Mail services we recognised', value: providers.join(', ') })
  return rows
}

interface GradeText {
  value: string
  tone: BlockTone
}

const SPF_TEXTS = {
  good: { value: 'Good', tone: 'success' },
  weak: { value: 'Too loose', tone: 'warning' },
  bad: { value: 'Has a fault', tone: 'error' },
  none: { value: 'Missing', tone: 'error' },
} as const satisfies Record<string, GradeText>

const DMARC_TEXTS = {
  enforced: { value: 'Fakes are stopped', tone: 'success' },
  monitor: { value: 'Fakes are only watched', tone: 'warning' },
  none: { value: 'Missing', tone: 'error' },
} as const satisfies Record<string, GradeText>

const DKIM_TEXTS = {
  good: { value: 'Good', tone: 'success' },
  weak: { value: 'Too weak', tone: 'warning' },
  broken: { value: 'Broken', tone: 'error' },
  unknown: { value: "We couldn't see a signing key", tone: 'grey' },
} as const satisfies Record<string, GradeText>

function gradeRow<Grade extends string>(
  { problems }: RecordFact,
  texts: Record<Grade, GradeText>,
  grade: Grade | null,
): GradeText {
  if (grade === null) return { value: "Couldn't be looked up", tone: 'grey' }
  const { value, tone } = texts[grade]
  if (problems.length === 0) return { value, tone }
  const rest = problems.length - MOST_FAULTS
  const faults = problems.slice(0, MOST_FAULTS).join('; ')
  return { value: `${value}: ${faults}${rest > 0 ? ` and ${rest} more` : ''}`, tone }
}

function extraItems({ mtaSts, tlsRpt, bimi }: EmailSecurityFacts): ChecklistItem[] {
  return [
    item('Mail to you must come over a secure connection (MTA-STS)', mtaSts),
    item('You hear of mail that could not be sent securely (TLS reporting)', tlsRpt),
    item('Your logo can show beside your emails (BIMI)', bimi),
  ]
}

const item = (text: string, { found, problems }: RecordFact): ChecklistItem => ({
  text,
  done: found === null ? null : found && problems.length === 0,
  ...(problems.length > 0 ? { detail: problems.join('; ') } : {}),
})

const serversTable = ({ mx }: EmailSecurityFacts): Block => ({
  kind: 'table',
  title: `Where your mail goes (${plural(mx.length, 'server')})`,
  columns: [{ label: 'Mail server' }, { label: 'Order', align: 'right' }, { label: 'Note' }],
  rows: mx.map(({ exchange, priority, problems }) => [
    exchange || 'This domain takes no mail',
    String(priority),
    problems.join('; '),
  ]),
})
