import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { z } from 'zod'

const FILE = 'x-api-v2.openapi.json'
const folder = process.env['FETTLE_CONTRACTS_DIR']

/** Whether X's own description is there: `x-api-v2.openapi.json` in the folder that `FETTLE_CONTRACTS_DIR` names. */
export const HAS_X_CONTRACT = folder !== undefined && existsSync(join(folder, FILE))

/** By which names X is described: those of version 2.159, which the service answers to, or the newer ones of 2.167. */
export type XVersion = 'first names' | 'new names'

/** What the service still calls differently from its newest description. */
const FIRST_NAMES = {
  'post.fields': 'tweet.fields',
  post_count: 'tweet_count',
  repost_count: 'retweet_count',
  most_recent_post_id: 'most_recent_tweet_id',
} as const

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })
const reference = z.object({ $ref: z.string() })
const operation = z.object({ parameters: z.array(z.union([reference, parameter.loose()])).default([]) })
const description = z.object({
  paths: z.record(z.string(), z.object({ get: operation.optional() })),
  components: z.object({ parameters: z.record(z.string(), parameter.loose()) }).loose(),
})

/** Holds requests and answers against X's own description. */
export interface XContract {
  /** What is wrong with a GET of this path template (`/2/users/{id}/tweets`); empty: nothing. */
  faultsOfRequest(template: string, query: URLSearchParams): string[]
  /** What is wrong with an answer by the name of its schema. */
  faultsOfAnswer(schema: string, body: unknown): string[]
}

let isAbsenceSaid = false

/** Reads the contract; `null` where the file is not there, which is printed. */
export function openXContract(version: XVersion): XContract | null {
  if (!HAS_X_CONTRACT) {
    if (!isAbsenceSaid) process.stdout.write(`contract file absent: ${FILE} (FETTLE_CONTRACTS_DIR)\n`)
    isAbsenceSaid = true
    return null
  }
  const json: unknown = JSON.parse(textIn(version))
  const { paths, components } = description.parse(json)
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'x', ...z.record(z.string(), z.unknown()).parse(json) })
  const compiled = new Map<string, ValidateFunction>()
  const faultsBy = (path: string, value: unknown): string[] => {
    const validate = compiled.get(path) ?? ajv.compile({ $ref: `x#${path}` })
    compiled.set(path, validate)
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  return {
    faultsOfAnswer: (schema, body) => faultsBy(`/components/schemas/${schema}`, body),
    faultsOfRequest(template, query) {
      const known = paths[template]?.get?.parameters ?? []
      const at = known.map((one, index) =>
        '$ref' in one ? String(one.$ref).slice(1) : `/paths/${pointer(template)}/get/parameters/${index}`,
      )
      const named = new Map(
        known.map((one, index) => {
          const of = '$ref' in one ? components.parameters[String(one.$ref).split('/').at(-1) ?? ''] : one
          const isRequired = of?.in === 'query' && of.required === true
          return [String(of?.name), { at: at[index] ?? '', schema: of?.['schema'], isRequired }]
        }),
      )
      const lacking = [...named]
        .filter(([name, { isRequired }]) => isRequired && !query.has(name))
        .map(([name]) => `the query lacks ${name}`)
      const wrong = [...query].flatMap(([name, text]) => {
        const found = named.get(name)
        if (!found) return [`the query parameter ${name} is not one of ${[...named.keys()].join(', ')}`]
        return faultsBy(`${found.at}/schema`, valueOf(text, found.schema)).map((fault) => `${name}${fault}`)
      })
      return [...lacking, ...wrong]
    },
  }
}

/** A list is written with commas, a number as digits. */
function valueOf(text: string, schema: unknown): unknown {
  const { type } = z.object({ type: z.string().optional() }).loose().parse(schema)
  if (type === 'array') return text.split(',')
  return type === 'integer' ? Number(text) : text
}

const pointer = (path: string): string => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The description in a version: only the names differ, and one field of a user that the newest has moved to its expansions. */
function textIn(version: XVersion): string {
  const text = readFileSync(join(folder ?? '', FILE), 'utf8')
  if (version === 'new names') return text
  const renamed = Object.entries(FIRST_NAMES).reduce(
    (all, [now, first]) => all.replaceAll(`"${now}"`, `"${first}"`),
    text,
  )
  return renamed.replaceAll('"confirmed_email",', `"confirmed_email","${FIRST_NAMES.most_recent_post_id}",`)
}
