import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of this run of `npm test`, in which its test files keep what the others need not do again. */
const FOLDER = process.env['TEST_RUN_FOLDER']

/** Kinds of elements that were found accessible, in one width and colour scheme: by one walker, or by all test files of a run. */
export class SeenParts {
  readonly #file: string | null
  #seen = new Set<number>()
  #read = 0

  /** @param name - The width and the colour scheme. */
  constructor(name: string) {
    this.#file = FOLDER === undefined ? null : join(FOLDER, `seen-parts-${name}`)
  }

  /** Those that nobody has seen. */
  unseen(parts: readonly number[]): number[] {
    this.#update()
    return parts.filter((part) => !this.#seen.has(part))
  }

  add(parts: readonly number[]): void {
    for (const part of parts) this.#seen.add(part)
    if (this.#file !== null) appendFileSync(this.#file, `${parts.join('\n')}\n`)
  }

  /** Reads what other test files have added. */
  #update(): void {
    if (this.#file === null || !existsSync(this.#file)) return
    const text = readFileSync(this.#file, 'utf8')
    const end = text.lastIndexOf('\n') + 1
    for (const line of text.slice(this.#read, end).split('\n')) if (line !== '') this.#seen.add(Number(line))
    this.#read = end
  }
}
