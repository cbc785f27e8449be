import { decodedPath } from '#core/address/decoded.ts'
import { bareHost } from '#core/address/urls.ts'
import type { Piece } from '#fixes/fix.ts'

/** An old path of this website with its query, and the whole new address. */
export interface Redirect {
  from: string
  to: string
}

/** Writes redirects in one format. `home`: the address of the homepage. */
export interface Writer extends Pick<Piece, 'title' | 'kind' | 'name' | 'note'> {
  /** Whether this format can say the redirect; one that it cannot is only in the list. */
  takes: (redirect: Redirect) => boolean
  /** The lines of one redirect, without the last line end. */
  entry: (redirect: Redirect, home: string) => string
  /** The lines before and after all entries. */
  around?: readonly [before: string, after: string]
  /** Stands between entries besides the line end. */
  between?: string
  /** A `%` of the new address would be read as a variable. */
  escapesPercent?: true
}

/** The file of these entries. */
export function pieceOf(
  { title, kind, name, note, around = ['', ''], between = '' }: Writer,
  entries: readonly string[],
): Piece {
  const end = kind === 'csv' ? '\r\n' : '\n'
  const [before, after] = around
  return {
    title,
    kind,
    name,
    content: `${before}${entries.join(`${between}${end}`)}${end}${after}`,
    ...(note === undefined ? {} : { note }),
  }
}

/** Path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Whether both addresses are at one host, with or without `www.` */
export const isAtHostOf = (home: string, address: string): boolean =>
  bareHost(new URL(address).host) === bareHost(new URL(home).host)

/** The new address as a builder or server at `home` reads it: a path there, and the whole address at another host of the website, such as its shop's. */
export const targetFrom = (home: string, to: string): string => (isAtHostOf(home, to) ? pathOf(to) : to)

export const hasQuery = (from: string): boolean => from.includes('?')

/** The path as a server decodes it; unchanged where an escape is broken. */
export const servedPath = (path: string): string => decodedPath(path) ?? path
