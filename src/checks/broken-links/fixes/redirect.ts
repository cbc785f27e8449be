import { decodedPath } from '#core/address/decoded.ts'
import { bareHost } from '#core/address/urls.ts'
import type { Piece } from '#fixes/fix.ts'

/** An old path of this website with its query, and the whole new address. */
export interface Redirect {
  from: string
  to: string
}

/** Writes redirects in one format. `home`: the address of the homepage. */
export interface Writer {
  /** Whether this format can say the redirect; one that it cannot is only in the list. */
  takes: (redirect: Redirect) => boolean
  write: (redirects: readonly Redirect[], home: string) => Piece
}

export const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

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
