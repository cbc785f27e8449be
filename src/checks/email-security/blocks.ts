import type { Block, ChecklistItem, FactRow, ListItem } from '#core/block.ts'
import type { BlockTone } from '#core/display.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { plural } from '#core/words.ts'
import type { EmailSecurityFacts, RecordFact } from './facts.ts'
import { isOnlyTest } from './grade-dkim.ts'
import { ONLY_COUNTS, stopsSome } from './grade-dmarc.ts'
import { mustWait } from './work.ts'

/** Most lines shown of one record's faults. */
const MOST_FAULTS = 5

/** The blocks about the domain's mail settings, and what only whoever looks after their email can use. */
export function blocksFor(found: EmailSecurityFacts, from: MailEvidence['from']): Block[] {
  const blocks: Block[] = [
    { kind: 'facts', title: 'Protection against fakes', rows: protectionRows(found, from) },
    { kind: 'checklist', title: 'Optional extras', items: extraItems(found) },
  ]
  if (found.mx.length > 0) blocks.push(serversTable(found))
  const faults = faultItems(found)
  if (faults.length > 0) blocks.push({ kind: 'list', title: 'What to tell your email person', items: faults })
  const records = [found.spf.value, found.dmarc.value].filter((value) => value !== null)
  if (records.length > 0)
    blocks.push({ kind: 'code', title: 'Your settings as they are now', code: records.join('\n') })
  return blocks
}

/** Where the domain is taken from: who has another one for their mail knows what to change. */
const ORIGINS = {
  email: 'Your email address in My account',
  website: 'Your website’s address',
} as const

function protectionRows(
  { domain, providers, spf, dkim, dkimGrade, dmarc }: EmailSecurityFacts,
  from: MailEvidence['from'],
): FactRow[] {
  const rows: FactRow[] = [
    { label: 'Domain name we tested', value: domain ?? '' },
    ...(from === 'none'
      ? []
      : [{ label: 'Where we took it from', value: ORIGINS[from], isMethod: true as const }]),
    { label: 'Who may send in your name (SPF)', ...gradeRow(SPF_TEXTS, spf.grade) },
    {
      label: 'The seal on your emails (DKIM)',
      ...DKIM_TEXTS[dkimGrade === 'weak' && isOnlyTest(dkim) ? 'test' : dkimGrade],
    },
    {
      label: 'What happens to fakes (DMARC)',
      ...gradeRow(DMARC_TEXTS, stopsSome(dmarc.grade, dmarc.problems) ? 'some' : dmarc.grade),
    },
  ]
  if (providers.length > 0) rows.push({ label: 'Mail services we recognised', value: providers.join(', ') })
  return rows
}

interface GradeText {
  value: string
  tone: BlockTone
}

const SPF_TEXTS = {
  good: { value: 'There is a clear list', tone: 'success' },
  weak: { value: 'The list is too loose', tone: 'warning' },
  bad: { value: 'The list has a fault', tone: 'error' },
  none: { value: 'There is no list', tone: 'error' },
} as const satisfies Record<string, GradeText>

const DMARC_TEXTS = {
  enforced: { value: 'They are stopped', tone: 'success' },
  monitor: { value: 'They are only counted', tone: 'warning' },
  some: { value: 'Not all of them are stopped', tone: 'warning' },
  none: { value: 'Nothing', tone: 'error' },
} as const satisfies Record<string, GradeText>

const DKIM_TEXTS = {
  good: { value: 'Good', tone: 'success' },
  weak: { value: 'Too weak', tone: 'warning' },
  test: { value: 'Marked as a test', tone: 'warning' },
  broken: { value: 'Broken', tone: 'error' },
  unknown: { value: "We couldn't see it from outside", tone: 'grey' },
} as const satisfies Record<string, GradeText>

const gradeRow = <Grade extends string>(texts: Record<Grade, GradeText>, grade: Grade | null): GradeText =>
  grade === null ? { value: "Couldn't be looked up", tone: 'grey' } : texts[grade]

const extraItems = ({ mtaSts, tlsRpt, bimi }: EmailSecurityFacts): ChecklistItem[] => [
  item('Have email to you come over a secure connection (MTA-STS)', mtaSts),
  item('Be told about email that couldn’t reach you securely (TLS reporting)', tlsRpt),
  item('Show your logo beside your emails (BIMI)', bimi),
]

/** An extra, with how it stands in words: a name alone reads as if it were switched on. */
function item(text: string, { found, problems }: RecordFact): ChecklistItem {
  if (found === null) return { text, done: null, detail: 'We couldn’t look this up.' }
  if (!found)
    return { text, done: false, detail: 'You don’t have this. It’s your choice: you can do without it.' }
  return problems.length === 0
    ? { text, done: true, detail: 'You have this.' }
    : { text, done: false, detail: 'You have this, but it has a fault.' }
}

/** Every fault in the words of those who mend it. */
function faultItems(found: EmailSecurityFacts): ListItem[] {
  const { spf, dkim, dmarc, mtaSts, tlsRpt, bimi } = found
  const settings: readonly (readonly [string, Pick<RecordFact, 'problems'>])[] = [
    ['SPF', spf],
    ...dkim.map((key) => [`DKIM key ${key.selector}`, key] as const),
    ['DMARC', mustWait(found) ? { problems: dmarc.problems.map(asStep) } : dmarc],
    ['MTA-STS', mtaSts],
    ['TLS reporting', tlsRpt],
    ['BIMI', bimi],
  ]
  return settings.flatMap(([name, { problems }]) => {
    const rest = problems.length - MOST_FAULTS
    const shown = [...problems.slice(0, MOST_FAULTS), ...(rest > 0 ? [`and ${rest} more`] : [])]
    return shown.map((problem) => ({ text: `${name}: ${problem}` }))
  })
}

/** A record that watches and sends reports is the first step, which nobody should undo or hurry. */
const asStep = (problem: string): string =>
  problem === ONLY_COUNTS
    ? 'its policy is "none", as the first step should be. The next step follows after two weeks of reports'
    : problem

const serversTable = ({ mx }: EmailSecurityFacts): Block => ({
  kind: 'table',
  title: `Where your mail goes${serverCount(mx)}`,
  columns: [{ label: 'Mail server' }, { label: 'Order', align: 'right' }, { label: 'Note' }],
  rows: mx.map(({ exchange, priority, problems }) => [
    exchange || 'This domain takes no mail',
    String(priority),
    problems.join('; '),
  ]),
})

/** The record of a domain that takes no mail names no server (RFC 7505). */
function serverCount(mx: EmailSecurityFacts['mx']): string {
  const servers = mx.filter(({ exchange }) => exchange !== '')
  return servers.length === 0 ? '' : ` (${plural(servers.length, 'server')})`
}
