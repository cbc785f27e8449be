import type { VisitEvidence } from '#core/evidence/visit.ts'
import { cut } from '#core/text.ts'

/** An error in how a script is written, for which a browser runs nothing of it. One that a running script met, in JSON or in `eval`, says where on further lines. */
const NOT_A_SCRIPT = /^(?:Uncaught )?SyntaxError: ([^\n]+)$/u
/** The second of two equal scripts: what it does was done. */
const TWICE = /has already been declared$/u
const LONGEST = 120

/** Why a script of the page never runs, as browsers say it; `null`: none is known. */
export function deadScriptIn({ consoleErrors }: Pick<VisitEvidence, 'consoleErrors'>): string | null {
  const error = consoleErrors.find((text) => NOT_A_SCRIPT.test(text) && !TWICE.test(text))
  return error === undefined ? null : cut(error.replace(/^Uncaught /u, ''), LONGEST)
}
