import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { assertApproved, valueLines } from './lines.ts'

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))
const FOLDERS = ['core', 'checks', 'plan', 'fixes', 'summary', 'tools', 'ads', 'report'] as const
/** Tables, texts and what is written by a program: they are data, and their own tests read them. */
const DATA = /\.(?:test|generated|data|d)\.ts$|\/words\.ts$/u

/** Plain data as JSON has it, with what JSON has not: sets, maps, patterns, large numbers, schemas. `undefined`: it is code. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof RegExp) return String(value)
  if (value instanceof Set) return [...value].map(plain)
  if (value instanceof Map) return [...value].map((entry) => plain(entry))
  if (value instanceof z.ZodType) return schemaOf(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (name === 'words' ? [] : [[name, plain(one)]])),
  )
}

const schemaOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })

describe('the closed sets, limits, tables and schemas of the pure half are what was approved', () => {
  for (const folder of FOLDERS) {
    it(folder, async (test) => {
      const files = globSync(`${folder}/**/*.ts`, { cwd: SRC })
        .filter((file) => !DATA.test(file))
        .toSorted()
      const lines: string[] = []
      for (const file of files) {
        const exported: Record<string, unknown> = await import(pathToFileURL(resolve(SRC, file)).href)
        const declared = Object.entries(exported)
          .filter(([, value]) => typeof value !== 'function')
          .flatMap(([name, value]) => valueLines(name, plain(value)))
        if (declared.length > 0) lines.push(`== ${file}`, ...declared)
      }
      assertApproved(test, `declared-by-${folder}`, `${lines.join('\n')}\n`)
    })
  }
})
