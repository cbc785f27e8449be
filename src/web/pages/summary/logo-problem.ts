import { MOST_LOGO_BYTES } from '#summary/logo-size.ts'

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg'])

/** What is wrong with a file before it is sent; `null`: nothing that can be found here. The type is checked before the size. */
export function logoProblem({ type, size }: { type: string; size: number }): string | null {
  if (!TYPES.has(type)) return 'Please upload valid file!'
  return size > MOST_LOGO_BYTES ? 'File size exceeded!' : null
}
