import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { report } from '#report/schema.ts'

// Writes docs/report.schema.json, the published shape of `fettle.report/1`: the document from its zod source, and for each
// check the facts that a verdict carries. `npm run schema`; a test compares the file.

const factsOf = (id: string, facts: z.ZodType): object => ({
  properties: { id: { const: id }, facts: shapeOf(facts) },
})

/** Allows additional properties, because a report may be newer or older than the schema. */
function shapeOf(schema: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return shape
}

/** The JSON Schema (draft 2020-12) as text. */
export function reportSchema(): string {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'fettle.report/1',
    title: 'Fettle report',
    ...shapeOf(report),
    $defs: { verdictFacts: { oneOf: catalogue.map(({ id, facts }) => factsOf(id, facts)) } },
  }
  const text = JSON.stringify(document, null, 2)
  return `${text}\n`
}

const target = new URL('../docs/report.schema.json', import.meta.url)
if (import.meta.main) writeFileSync(target, reportSchema())
