import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { assertApproved, hashOf } from './lines.ts'
import { TEXTS_TO_READ } from './texts-to-read.ts'

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))
/** An exported function whose one parameter is a text. */
const READER = /^export (?:const|function) (\w+)(?: = )?\(\w+: string\)/gmu

/** Longest answer that is written. */
const LONGEST = 300
/** Answers that are written of one reader; the others are hashed. */
const MOST_LINES = 20

/** What a reader answers, or that it throws. */
function answerOf(read: (text: string) => unknown, text: string): string {
  try {
    const json: string | undefined = JSON.stringify(read(text), (_, value: unknown) =>
      value instanceof Set ? [...value] : typeof value === 'bigint' ? `${value}n` : value,
    )
    return json ?? 'nothing'
  } catch (error) {
    return `throws ${error instanceof Error ? error.name : 'something'}`
  }
}

/** The texts by what a reader answers; those of its commonest answer, and those that it gives back, are counted. */
function linesOf(name: string, read: (text: string) => unknown): string[] {
  const kept = TEXTS_TO_READ.filter((text) => answerOf(read, text) === JSON.stringify(text))
  const others = TEXTS_TO_READ.filter((text) => !kept.includes(text))
  const byAnswer = Map.groupBy(others, (text) => answerOf(read, text).slice(0, LONGEST))
  const most = Math.max(0, ...[...byAnswer.values()].map(({ length }) => length))
  const lines = [...byAnswer].map(([answer, texts]) =>
    texts.length === most && most > 3
      ? `${answer} ← ${most} texts`
      : `${answer} ← ${texts.map((text) => JSON.stringify(text)).join(' ')}`,
  )
  const rest = lines.slice(MOST_LINES)
  return [
    `== ${name}: gives ${kept.length} back`,
    ...lines.slice(0, MOST_LINES),
    ...(rest.length > 0 ? [`… ${rest.length} more, ${hashOf(rest)}`] : []),
  ]
}

const isReader = (value: unknown): value is (text: string) => unknown => typeof value === 'function'

describe('what each reader of a text answers is what was approved', () => {
  for (const folder of ['core', 'ads', 'summary', 'fixes', 'report', 'checks']) {
    it(folder, async (test) => {
      const lines: string[] = []
      for (const file of globSync(`${folder}/**/*.ts`, { cwd: SRC }).toSorted()) {
        if (/\.(?:test|generated|data|d)\.ts$/u.test(file)) continue
        const names = [...readFileSync(join(SRC, file), 'utf8').matchAll(READER)].map(
          ([, name]) => name ?? '',
        )
        if (names.length === 0) continue
        const exported: Record<string, unknown> = await import(pathToFileURL(join(SRC, file)).href)
        for (const name of names) {
          const read = exported[name]
          if (isReader(read)) lines.push(...linesOf(`${name} of ${file}`, read))
        }
      }
      assertApproved(test, `readers/${folder}`, `${lines.join('\n')}\n`)
    })
  }
})
