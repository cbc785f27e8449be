import { BUILT_IN } from './catalogue.data.ts'
import type { Tool } from './tool.ts'

/** The catalogue as it stands: what the operator changed in the place of what is built in, and what they added at the end. */
export function catalogueWith(changed: readonly Tool[]): Tool[] {
  const byId = new Map(changed.map((tool) => [tool.id, tool]))
  const added = changed.filter(({ id }) => !BUILT_IN.some((tool) => tool.id === id))
  return [...BUILT_IN.map((tool) => byId.get(tool.id) ?? tool), ...added]
}

/** An id for a new tool from its name, unlike all that were given out. */
export function newToolId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^_|_$/gu, '')
  const id = plain === '' ? 'tool' : plain
  if (!taken.has(id)) return id
  let count = 2
  while (taken.has(`${id}_${count}`)) count += 1
  return `${id}_${count}`
}
