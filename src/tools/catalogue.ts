import { questionsFor } from '#core/survey/questions.ts'
import { BUILT_IN } from './catalogue.data.ts'
import { TOOLS_IN_USE } from './question-ids.ts'
import type { Tool } from './tool.ts'

/** The present catalogue: the operator's changes in place of built-in tools, and added tools at the end. */
export function catalogueWith(changed: readonly Tool[]): Tool[] {
  const byId = new Map(changed.map((tool) => [tool.id, tool]))
  const added = changed.filter(({ id }) => !BUILT_IN.some((tool) => tool.id === id))
  return [...BUILT_IN.map((tool) => byId.get(tool.id) ?? tool), ...added]
}

/** Answers that are no tools, such as `other`, among which a new tool's id would be taken for them. */
const ANSWERS: ReadonlySet<string> = new Set(
  questionsFor([TOOLS_IN_USE]).flatMap((question) =>
    question.type === 'many' ? question.options.map(({ id }) => id) : [],
  ),
)

/** An id for a new tool from its name, different from all that exist. */
export function newToolId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^_|_$/gu, '')
  const id = plain === '' ? 'tool' : plain
  if (!taken.has(id) && !ANSWERS.has(id)) return id
  let count = 2
  while (taken.has(`${id}_${count}`)) count += 1
  return `${id}_${count}`
}
