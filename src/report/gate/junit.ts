import { CATEGORY_WORDS } from '#core/categories.ts'
import type { GatedReport, ReportedCheck } from './gate.ts'

/**
 * The report as JUnit XML: one test case a check. One that the gate refuses is a failure, so that the file says what the exit status says; one that
 * has no verdict is skipped.
 */
export function renderJunit({ report, failing, comparison }: GatedReport): string {
  const refused = new Map(failing.map(({ id }) => [id, comparison.worse.find((one) => one.id === id)]))
  const cases = report.checks.map((check) => {
    const attributes = `name="${xml(check.title)}" classname="fettle.${check.category}.${check.id}" time="${seconds(check.durationMs)}"`
    const worse = refused.get(check.id)
    const change = worse ? `Was: ${worse.was}. Now: ${worse.is}.\n` : ''
    if (refused.has(check.id))
      return `    <testcase ${attributes}><failure type="${check.status}" message="${xml(check.tag)}">${xml(change + textOf(check))}</failure></testcase>`
    if (!hasVerdict(check))
      return `    <testcase ${attributes}><skipped message="${xml(check.reason ?? check.tag)}"/></testcase>`
    return `    <testcase ${attributes}><system-out>${xml(textOf(check))}</system-out></testcase>`
  })
  const skipped = report.checks.filter((check) => !refused.has(check.id) && !hasVerdict(check)).length
  const counts = `tests="${report.checks.length}" failures="${failing.length}" errors="0" skipped="${skipped}"`
  const suite = `name="${xml(`Fettle: ${report.address}`)}" ${counts} time="${seconds(report.durationMs)}" timestamp="${report.startedAt}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite ${suite}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}

/** A colour, or something missing; not a question, and not "could not look". */
const hasVerdict = ({ display, greyKind }: ReportedCheck): boolean =>
  display !== 'missing' || greyKind === 'missing'

const textOf = ({ category, tag, description, advice }: ReportedCheck): string =>
  [`${CATEGORY_WORDS[category].title}: ${tag}`, description, ...advice.map((line) => `- ${line}`)].join('\n')

const seconds = (ms: number): string => (ms / 1_000).toFixed(3)

/** XML has no way to write most control characters, so they become spaces. */
const xml = (text: string): string =>
  text
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
