import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { z } from 'zod'

/** Where `npm run contracts` puts what it unpacks. */
const CACHE = fileURLToPath(new URL('../../.fettle/contracts', import.meta.url))

const documentShape = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** Google's own description of one of its interfaces. */
export interface GoogleContract {
  /** What is wrong with a value of this schema; `null`: nothing. A field that the schema does not have is wrong. */
  fault(schema: string, value: unknown): string | null
}

/** Reads an interface's description from the folder of `FETTLE_CONTRACTS_DIR`, or from what was unpacked. `null`, and a line on the screen, where it is not. */
export function openGoogleContract(
  name: string,
  folder = process.env['FETTLE_CONTRACTS_DIR'] ?? CACHE,
): GoogleContract | null {
  const file = join(folder, `${name}.json`)
  if (!statSync(file, { throwIfNoEntry: false })) {
    process.stdout.write(`contract file absent: ${name}.json (npm run contracts, or FETTLE_CONTRACTS_DIR)\n`)
    return null
  }
  const { components } = documentShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: name, components: { schemas: closed(components.schemas) } })
  return {
    fault(schema, value) {
      const validate = ajv.getSchema(`${name}#/components/schemas/${schema}`)
      if (!validate) return `${name} has no ${schema}`
      return validate(value) ? null : ajv.errorsText(validate.errors)
    },
  }
}

/** The schemas, where an object has the named properties only: Google refuses every other. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return 'properties' in parts && 'type' in parts ? { ...parts, additionalProperties: false } : parts
}
