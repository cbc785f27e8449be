import type { Piece } from '#fixes/fix.ts'
import type { Hosting } from '#fixes/hosting/hosting.ts'
import { servedPath, type Redirect, type Writer } from './redirect.ts'
import { BY_BUILDER, wordPress } from './redirect-builders.ts'
import { BY_SERVER } from './redirect-servers.ts'

/** Characters that would end a text or a line of a settings file, once an address is decoded: such redirects are only in the list. */
const MEANS_MORE = /[\p{Cc}"\\]/u

interface RedirectFiles {
  pieces: Piece[]
  /** Redirects are missing in one of them, as its format cannot say them. */
  isPartial: boolean
}

/** The redirects in the format of the server or builder; none for a builder that only has menus, or a server whose format we do not write. */
export function redirectFiles(hosting: Hosting, redirects: readonly Redirect[], home: string): RedirectFiles {
  const plain = redirects.filter(({ from }) => !MEANS_MORE.test(servedPath(from)))
  const files = writersFor(hosting)
    .map(({ takes, write }) => ({ taken: plain.filter(takes), write }))
    .filter(({ taken }) => taken.length > 0)
  return {
    pieces: files.map(({ taken, write }) => write(taken, home)),
    isPartial: files.some(({ taken }) => taken.length < redirects.length),
  }
}

function writersFor({ builder, isWordPress, servers, otherServer, host }: Hosting): Writer[] {
  if (builder) return [BY_BUILDER[builder.name]].filter((writer) => writer !== undefined)
  if (isWordPress) return [wordPress]
  if (servers.length > 0) return servers.map((server) => BY_SERVER[server])
  const isUnknown = otherServer === null && host === null
  return isUnknown ? [BY_SERVER.apache, BY_SERVER.nginx] : []
}
