import { type GatedReport, levelOf } from './gate.ts'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/** The report as SARIF 2.1.0: a rule for each check, and a result for each that is not good. */
export function renderSarif({ report, failing, comparison }: GatedReport): string {
  const results = report.checks.flatMap((check) => {
    const level = levelOf(check, failing)
    if (level === null) return []
    const worse = comparison.worse.find(({ id }) => id === check.id)
    return [
      {
        ruleId: check.id,
        level,
        kind: 'fail',
        message: { text: [`${check.tag}. ${check.description}`, ...check.advice].join('\n') },
        locations: check.evidence.map(({ at, found }) => locationOf(report.address, at, found)),
        partialFingerprints: { 'fettleCheck/v1': `${check.id} ${report.address}` },
        ...(worse ? { properties: { was: worse.was, is: worse.is } } : {}),
      },
    ]
  })
  const rules = report.checks.map((check) => ({
    id: check.id,
    name: check.title,
    shortDescription: { text: check.title },
    fullDescription: { text: check.whatIsIt },
    help: { text: check.whyImportant },
    properties: { category: check.category },
  }))
  const document = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Fettle', version: report.engine.version, rules } },
        invocations: [
          { executionSuccessful: true, startTimeUtc: report.startedAt, endTimeUtc: report.finishedAt },
        ],
        results,
      },
    ],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The proof's address where it is one, else that of the website. */
const locationOf = (address: string, at: string, found: string) => ({
  physicalLocation: {
    artifactLocation: { uri: /^https?:/u.test(at) && URL.canParse(at) ? new URL(at).href : address },
  },
  message: { text: found },
})
