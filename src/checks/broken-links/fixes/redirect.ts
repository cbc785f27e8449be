import { decodedPath } from '#core/address/decoded.ts'
import type { Piece } from '#fixes/fix.ts'

/** An old path of this website with its query, and the whole new address. */
export interface Redirect {
  from: string
  to: string
}

/** Writes redirects in one format. */
export type Writer = (redirects: readonly Redirect[], home: string) => Piece

export const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** Path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The path as a server decodes it; unchanged where an escape is broken. */
export const servedPath = (path: string): string => decodedPath(path) ?? path
