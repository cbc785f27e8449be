import { plural } from '#core/words.ts'
import { type GatedReport, levelOf } from './gate.ts'

/** The report as annotations of a run on GitHub Actions: one line for each check that is not good, and one that sums up. */
export function renderGithub({ report, failing, comparison }: GatedReport): string {
  const lines = report.checks.flatMap((check) => {
    const level = levelOf(check, failing)
    const worse = comparison.worse.find(({ id }) => id === check.id)
    const change = worse ? ` Was: ${worse.was}. Now: ${worse.is}.` : ''
    const title = `${check.title}: ${check.tag}`
    return level === null
      ? []
      : [`::${level} title=${property(title)}::${message(check.description + change)}`]
  })
  const count = plural(failing.length, 'check stops', 'checks stop')
  const sum = `${new URL(report.address).host}: ${report.checks.length} checks, ${count} this run.`
  return `${[...lines, `::notice title=Fettle::${message(sum)}`].join('\n')}\n`
}

/** Line breaks would begin another command. */
const message = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => message(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
