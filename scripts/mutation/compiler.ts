import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'
import type { Mutant } from './mutants.ts'

/** Errors for a name that nothing uses any more: no mistake of a mutant, but what is left when it removes a use. */
const UNUSED = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205])

/** Tells which mutants the types of the pure half let through. One compiler process keeps the program, so that each mutant costs its own file only. */
export class Compiler {
  readonly #config = resolve('tsconfig.pure.json')
  readonly #changed = new Map<string, string>()
  readonly #api = new API({ fs: { readFile: (file) => this.#changed.get(file) } })
  #last: string | null = null

  constructor() {
    this.#api.updateSnapshot({ openProjects: [this.#config] })
  }

  /** True when the changed file has no error, but for names that nothing uses any more. */
  accepts({ file, start, end, text }: Mutant): boolean {
    const source = readFileSync(file, 'utf8')
    const changed = [file, ...(this.#last === null || this.#last === file ? [] : [this.#last])]
    this.#changed.clear()
    this.#changed.set(file, source.slice(0, start) + text + source.slice(end))
    this.#last = file
    const snapshot = this.#api.updateSnapshot({ fileChanges: { changed } })
    const program = snapshot.getProject(this.#config)?.program
    if (!program) throw new Error(`TypeScript does not know ${this.#config}`)
    const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    snapshot.dispose()
    return errors.every(({ code }) => UNUSED.has(code))
  }

  close(): void {
    this.#api.close()
  }
}
