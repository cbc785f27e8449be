import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { isSlow, type Written } from './slow-patterns.ts'

const FOLDERS =
  '{core,checks,fixes,plan,report,summary,gather/parse,gather/exposure,gather/mail,gather/read-page,gather/robots,gather/robots-rules,gather/scripts,gather/site}'
/** Nothing is asserted of what begins to work when it is loaded. */
const LEFT_OUT = /\.test\.ts$|worker\.ts$/u
const IN_SOURCE = /\/src\/([^:)]+)/u

const set = (value: unknown): unknown =>
  Object.defineProperty(globalThis, 'RegExp', { value, writable: true, configurable: true })

/** The patterns that these files put together while they are loaded. */
async function builtBy(files: readonly string[]): Promise<Written[]> {
  const built = new Map<string, Written>()
  const own = RegExp
  const recording = new Proxy(own, {
    construct(target, given: [string, string]) {
      const made = new target(...given)
      const file = IN_SOURCE.exec(new Error('x').stack ?? '')?.[1]
      if (file !== undefined) built.set(String(made), { source: made.source, flags: made.flags, file })
      return made
    },
  })
  set(recording)
  try {
    for (const file of files) await import(pathToFileURL(file).href)
  } finally {
    set(own)
  }
  return [...built.values()]
}

test('C10 patterns that are put together read 30,000 characters that are made for them at once', async () => {
  const files = globSync(`src/${FOLDERS}/**/*.ts`).filter((file) => !LEFT_OUT.test(file))
  const built = await builtBy(files)
  assert.ok(built.length > 60, String(built.length))
  assert.deepEqual(
    built.filter(isSlow).map(({ file, source }) => `${file}: ${source}`),
    [],
  )
})
