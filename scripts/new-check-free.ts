import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideOf } from '#core/lessons/lesson.ts'
import { namingsIn } from '#support/check-ids.ts'
import { parseFile, sourceFiles } from '#support/syntax.ts'
import type { NewCheck } from './new-check-files.ts'

/** Each word begins with a letter, so that in camel case, the name of its variable in the catalogue, no two ids are the same. */
const KEBAB_CASE = /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/u
/** The specification gives lessons the numbers below this one. */
const FIRST_LESSON = 201

/** Why no new check of the project in `root` can have this id, in one sentence; `null`: it is free. */
export function whyNotFree(root: string, id: string): string | null {
  if (!KEBAB_CASE.test(id)) return `"${id}" is no id: use small letters and digits, words joined by "-".`
  const isTaken = existsSync(join(root, 'src', 'checks', id)) || checkSources(root).includes(`id: '${id}'`)
  if (isTaken) return `There is a check "${id}" already.`
  if (existsSync(join(root, 'docs', 'method', `${id}.md`)))
    return `There is a page docs/method/${id}.md already.`
  const { code, path } = freeValuesFor(root, id)
  const named = sourceFiles(root).find(
    (file) =>
      mayName(file, root, [id, code]) && namingsIn(parseFile(file, root), [{ id, code, path }]).length > 0,
  )
  return named === undefined
    ? null
    : `"${id}" is a word of ${named}, and an id means nothing else: add a word.`
}

/** Whether a file holds one of these words: few do, and parsing takes long. */
function mayName(file: string, root: string, words: readonly string[]): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  return words.some((word) => text.includes(word))
}

/** What the new check `id` is made with: a code, a page, a weight in the plan and a number for its lesson that no other check has. */
export function freeValuesFor(root: string, id: string): NewCheck {
  const sources = checkSources(root)
  const weights = new Set(numbersIn(/weight: (\d+)/gu, sources))
  const lessons = numbersIn(/^media: (\d+)$/gmu, textOf(root, ['src/checks/*/*lesson.md']))
  const items = new Set([...lessons, ...lessons.map(guideOf)])
  const code = `FETTLE-${id.toUpperCase()}`
  return {
    id,
    code: sources.includes(`'${code}'`) ? `${code}-CHECK` : code,
    path: `/visibility/${id}`,
    weight: firstFrom(1, (weight) => !weights.has(weight)),
    media: firstFrom(FIRST_LESSON, (media) => !items.has(media) && !items.has(guideOf(media))),
  }
}

const numbersIn = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].map((match) => Number(match[1]))

const checkSources = (root: string): string =>
  textOf(root, ['src/checks/*/check.ts', 'src/checks/*/*.check.ts'])

const textOf = (root: string, patterns: string[]): string =>
  globSync(patterns, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

function firstFrom(start: number, isFree: (number: number) => boolean): number {
  let number = start
  while (!isFree(number)) number += 1
  return number
}
