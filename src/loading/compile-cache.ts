import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Keeps compiled code for the next start. Without it Node strips types at every start, which takes twice the time. `bin/fettle.mjs` names the same folder. */
export const keepCompiledCode = (): void =>
  void enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/fettle', import.meta.url)))
