import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { whyNotFree } from './new-check-free.ts'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const USAGE = 'Say one id and nothing else: npm run new:check -- price-list.'

/** What a new check is to be called, in the project in `root`; or why there cannot be one, in one sentence. */
export type NewCheckCall = { root: string; id: string } | { refused: string }

/** Reads the command line of `npm run new:check -- <id> [--root <project>]`. */
export function readNewCheckCall(args: readonly string[]): NewCheckCall {
  const call = asked(args)
  if (call === null) return { refused: USAGE }
  const refused = whyNotFree(call.root, call.id)
  return refused === null ? call : { refused }
}

/** The project and the id asked for; `null` for anything but one id. */
function asked(args: readonly string[]): { root: string; id: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { root: { type: 'string', default: HERE } },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    return id === undefined || more.length > 0 ? null : { root: values.root, id }
  } catch {
    // An option that there is not.
    return null
  }
}
