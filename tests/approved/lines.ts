import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { TestContext } from 'node:test'

/** Longest line that is written again where it stands above already. */
const LONG = 70

/** A value as one line, or a line an item where it is a longer list. */
export function valueLines(name: string, value: unknown): string[] {
  return Array.isArray(value) && value.length > 3
    ? value.map((item) => `${name} ${JSON.stringify(item)}`)
    : [`${name} ${JSON.stringify(value)}`]
}

/** A block, with a line for each item of its longer lists. */
export const partLines = (name: string, block: object): string[] =>
  Object.values(block).some((value) => Array.isArray(value) && value.length > 3)
    ? Object.entries(block).flatMap(([part, value]) => valueLines(`${name} ${part}`, value))
    : valueLines(name, block)

/** What was said, once each, under the names of all that it was said of. Long lines that stand above are counted and hashed. */
export function approvedText(said: readonly (readonly [name: string, lines: readonly string[]])[]): string {
  const names = new Map<string, string[]>()
  for (const [name, lines] of said) {
    const text = lines.join('\n')
    names.set(text, [...(names.get(text) ?? []), name])
  }
  const above = new Set<string>()
  return [...names]
    .map(([text, of]) => `== ${of.join(', ')}\n${withoutRepeats(text.split('\n'), above).join('\n')}\n`)
    .join('\n')
}

function withoutRepeats(lines: readonly string[], above: Set<string>): string[] {
  const written: string[] = []
  let repeated: string[] = []
  const end = (): void => {
    if (repeated.length > 0) written.push(`… ${repeated.length} as above, ${hashOf(repeated)}`)
    repeated = []
  }
  for (const line of lines) {
    if (above.has(line)) {
      repeated.push(line)
      continue
    }
    end()
    written.push(line)
    if (line.length > LONG) above.add(line)
  }
  end()
  return written
}

/** A short hash of lines that are not written. */
export const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)

/** Compares with the approved text of this name; `npm run approve` writes it anew. */
export function assertApproved(test: TestContext, name: string, text: string): void {
  const file = fileURLToPath(new URL(`texts/${name}.txt`, import.meta.url))
  test.assert.fileSnapshot(text, file, { serializers: [String] })
}
