import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import ajvFormats from 'ajv-formats'
import { parse } from 'yaml'
import { z } from 'zod'

const FILE = 'xero-accounting.openapi.yaml'
const BASE = '/api.xro/2.0'

const parameter = z.object({
  $ref: z.string().optional(),
  in: z.string().optional(),
  name: z.string().optional(),
  required: z.boolean().optional(),
  schema: z.unknown().optional(),
})
type Parameter = z.infer<typeof parameter>
const operation = z.object({
  parameters: z.array(parameter).default([]),
  responses: z.record(
    z.string(),
    z.object({
      content: z
        .record(z.string(), z.object({ schema: z.unknown().optional(), example: z.unknown().optional() }))
        .optional(),
    }),
  ),
})
const documentShape = z.object({
  paths: z.record(
    z.string(),
    z.object({ parameters: z.array(parameter).default([]), get: operation.optional() }),
  ),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), z.unknown()),
  }),
})

/** What is wrong with a request or an answer, in the contract's own terms; `null`: nothing. */
type Verdict = string | null

export interface XeroContract {
  judgeRequest(url: URL, headers: Readonly<Record<string, unknown>>): Verdict
  judgeAnswer(path: string, body: unknown): Verdict
  /** Xero's own example of an answer. */
  exampleOf(path: string): unknown
}

/** Xero's own description of its interface, from the folder of `FETTLE_CONTRACTS_DIR`. `null`, and a line on the screen, where it is not. */
export function openXeroContract(folder = process.env['FETTLE_CONTRACTS_DIR']): XeroContract | null {
  const file = folder === undefined ? null : join(folder, FILE)
  if (file === null || !statSync(file, { throwIfNoEntry: false })) {
    process.stdout.write(`contract file absent: ${FILE} (FETTLE_CONTRACTS_DIR)\n`)
    return null
  }
  const contract = documentShape.parse(parse(readFileSync(file, 'utf8')))
  const ajv = new Ajv({ strict: false, allErrors: false, coerceTypes: true })
  ajvFormats.default(ajv)
  ajv.addSchema({ $id: 'xero', components: { schemas: contract.components.schemas } })
  const compiled = new Map<string, ValidateFunction>()
  const compile = (key: string, schema: unknown): ValidateFunction => {
    const before = compiled.get(key)
    if (before) return before
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"xero#/components/')
    const made = ajv.compile(JSON.parse(text))
    compiled.set(key, made)
    return made
  }
  const found = (one: Parameter): Parameter =>
    one.$ref === undefined ? one : (contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one)
  const jsonOf = (path: string) =>
    contract.paths[path.slice(BASE.length)]?.get?.responses['200']?.content?.['application/json']

  return {
    judgeRequest({ pathname, searchParams }, headers) {
      const place = contract.paths[pathname.slice(BASE.length)]
      if (!pathname.startsWith(`${BASE}/`) || !place?.get) return `no such path: ${pathname}`
      const all = [...place.parameters, ...place.get.parameters].map(found)
      const named = (name: string) => all.find((one) => one.in === 'query' && one.name === name)
      for (const [name, value] of searchParams) {
        const { schema } = named(name) ?? {}
        if (schema === undefined) return `no such query: ${name}`
        const validate = compile(`${pathname} ${name}`, { type: 'object', properties: { value: schema } })
        if (!validate({ value })) return `${name}: ${ajv.errorsText(validate.errors)}`
      }
      const missing = all.find((one) => {
        if (one.required !== true || one.name === undefined) return false
        return one.in === 'header' ? headers[one.name] === undefined : !searchParams.has(one.name)
      })
      return missing ? `missing ${missing.in}: ${missing.name}` : null
    },
    judgeAnswer(path, body) {
      const json = jsonOf(path)
      if (!json?.schema) return `no answer is described for ${path}`
      const validate = compile(path, json.schema)
      return validate(structuredClone(body)) ? null : ajv.errorsText(validate.errors)
    },
    exampleOf: (path) => jsonOf(path)?.example ?? null,
  }
}
