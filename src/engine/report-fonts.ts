import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The report's font as base64 WOFF2, so that the report needs no other file. */
export function readFonts(): { latin: string; latinExtended: string } {
  const { resolve } = createRequire(import.meta.url)
  const font = (subset: string) =>
    readFileSync(resolve(`@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`)).toString(
      'base64',
    )
  return { latin: font('latin'), latinExtended: font('latin-ext') }
}
