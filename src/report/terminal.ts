import { wholeTime } from '#core/job-time.ts'
import { countKnown } from '#core/counts.ts'
import { isLeftOut } from '#core/left-out.ts'
import { plural } from '#core/words.ts'
import { itemAskedWith } from '#plan/asked-once.ts'
import { NOTHING_URGENT } from '#plan/overview.ts'
import { tonightSentence } from './jobs.ts'
import type { Report } from './schema.ts'
import { categoriesOf, countOfReportCheck, countsOfReport, type Overall } from './summary.ts'

export interface TerminalOptions {
  /** Columns to wrap at. */
  width: number
  /** Colours a text by its tone, or returns it unchanged. */
  paint: (tone: Overall | 'bold' | 'dim', text: string) => string
}

type Checked = Report['checks'][number]

const INDENT = '    '
const MARKS = { success: '✓', warning: '!', error: '✗', info: 'i', missing: '–' } as const
const GREY_MARKS = { missing: '–', more_info: '?', unable: '·', review: '?', not_relevant: ' ' } as const

/** The report as text for a terminal: the counts, what to do first, one line per check. */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  return [
    ...howItStands(report, options),
    ...firstThings(report, options),
    ...categoriesOf(report).flatMap(({ category, title }) => [
      '',
      options.paint('bold', title),
      ...report.checks
        .filter((check) => check.category === category)
        .flatMap((check) => lineOf(check, askedBy(report, check), options)),
    ]),
    '',
  ].join('\n')
}

function howItStands(report: Report, { paint }: TerminalOptions): string[] {
  const counts = countsOfReport(report)
  const { good, toFix, toAnswer, couldNotCheck } = counts
  const sample = report.sample
    ? [paint('warning', 'SAMPLE: the built-in sample shop, not a real business.'), '']
    : []
  const unable =
    couldNotCheck > 0 ? ` ${plural(couldNotCheck, "check couldn't", "checks couldn't")} be run.` : ''
  return [
    '',
    ...sample,
    paint('bold', `${new URL(report.address).host}: ${good} of ${countKnown(counts)} in good shape`),
    `${toFix} to fix, ${toAnswer} to answer.${unable}`,
  ]
}

function firstThings(report: Report, { paint, width }: TerminalOptions): string[] {
  const items = report.plan.topPriority.flatMap(
    (id) => report.plan.items.find(({ check }) => check === id) ?? [],
  )
  if (items.length === 0) return ['', NOTHING_URGENT]
  const tonight = tonightSentence(report)
  return [
    '',
    paint('bold', 'Do these first'),
    ...items.flatMap((item, index) => [
      `  ${index + 1} ${paint('bold', item.title)} (${item.who}, ${wholeTime(item)})`,
      ...wrap(printable(item.why), width - INDENT.length).map((line) => INDENT + line),
    ]),
    ...(tonight === null ? [] : wrap(tonight, width - INDENT.length).map((line) => `  ${line}`)),
  ]
}

/** What is left out asks nothing, whatever grey it has. */
const greyMark = (check: Checked): string =>
  GREY_MARKS[isLeftOut(check) ? 'unable' : (check.greyKind ?? 'missing')]

/** The title of the item that asks the question of this check in its place; `undefined`: none does. */
const askedBy = (report: Report, check: Checked): string | undefined =>
  countOfReportCheck(report, check) === 'askedWithAnother'
    ? itemAskedWith(report.plan.items, check.id)?.title
    : undefined

function lineOf(check: Checked, asked: string | undefined, { paint, width }: TerminalOptions): string[] {
  const tone: Overall = check.display === 'missing' ? 'grey' : check.display
  if (asked !== undefined)
    return [
      `  ${paint(tone, GREY_MARKS.unable)} ${check.title}: ${paint(tone, `answered with ${printable(asked)}`)}`,
    ]
  const mark = check.display === 'missing' ? greyMark(check) : MARKS[check.display]
  const head = `  ${paint(tone, mark)} ${check.title}: ${paint(tone, printable(check.tag))}`
  if (check.display === 'success' || check.greyKind === 'not_relevant') return [head]
  return [
    head,
    ...wrap(printable(check.description), width - INDENT.length).map((line) => paint('dim', INDENT + line)),
  ]
}

/** Text of a website may contain escape codes, which a terminal would run. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** Breaks at spaces so that no line is longer than `width`, where words allow. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
