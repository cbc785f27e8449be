import type { Piece } from '#fixes/fix.ts'

/** An old path of this website with its query, and the whole address that it leads to. */
export interface Redirect {
  from: string
  to: string
}

/** Writes redirects in one language. */
export type Writer = (redirects: readonly Redirect[], home: string) => Piece

export const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** Path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The path as a server sees it; as it is written where an escape is broken. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
