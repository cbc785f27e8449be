import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

// Makes the shipped list of library flaws from the data of the retire.js project (Apache-2.0), which the npm package
// `@salesforce/code-analyzer-retirejs-engine` contains. Run for each release:
//   npm pack @salesforce/code-analyzer-retirejs-engine && tar xzf salesforce-code-analyzer-retirejs-engine-*.tgz
//   npm exec -c 'node scripts/update-library-data.ts package/vulnerabilities/RetireJsVulns.json 2026-07-18'

const severity = z.enum(['low', 'medium', 'high', 'critical'])
const source = z.record(
  z.string(),
  z.object({
    vulnerabilities: z
      .array(
        z.object({
          atOrAbove: z.string().optional(),
          below: z.string(),
          severity: severity.default('medium'),
          identifiers: z
            .object({ CVE: z.array(z.string()).optional(), githubID: z.string().optional() })
            .default({}),
        }),
      )
      .default([]),
  }),
)

const [file, date] = process.argv.slice(2)
if (!file || !date) throw new Error('Say the file of the retire.js data and its date.')

const libraries = Object.entries(source.parse(JSON.parse(readFileSync(file, 'utf8'))))
  .filter(([name, { vulnerabilities }]) => name !== 'retire-example' && vulnerabilities.length > 0)
  .map(([name, { vulnerabilities }]) => [
    name,
    vulnerabilities.map(({ atOrAbove, below, severity: rating, identifiers }) => ({
      ...(atOrAbove ? { from: atOrAbove } : {}),
      below,
      severity: rating,
      id: identifiers.CVE?.[0] ?? identifiers.githubID ?? null,
    })),
  ])

const target = fileURLToPath(new URL('../src/checks/site-vulnerability/data/libraries.json', import.meta.url))
const lines = libraries.map(([name, flaws]) => `    ${JSON.stringify(name)}: ${JSON.stringify(flaws)}`)
writeFileSync(
  target,
  `{\n  "dataDate": ${JSON.stringify(date)},\n  "source": "retire.js (Apache-2.0)",\n  "libraries": {\n${lines.join(',\n')}\n  }\n}\n`,
)
