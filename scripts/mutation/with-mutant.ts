import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

// Loaded before tests: loads one source file with a change. Nothing is written to the disk.
const mutant = z
  .object({ file: z.string(), start: z.number(), end: z.number(), text: z.string() })
  .parse(JSON.parse(process.env['FETTLE_MUTANT'] ?? ''))
const changed = pathToFileURL(mutant.file).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== changed) return loaded
    const source = new TextDecoder().decode(z.instanceof(Uint8Array).parse(loaded.source))
    return { ...loaded, source: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) }
  },
})
