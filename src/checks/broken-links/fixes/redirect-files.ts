import type { Piece } from '#fixes/fix.ts'
import type { Hosting } from '#fixes/hosting/hosting.ts'
import { type OpenRedirect, openEntry } from './redirect-fields.ts'
import { pieceOf, servedPath, type Redirect, type Writer } from './redirect.ts'
import { BY_BUILDER, wordPress } from './redirect-builders.ts'
import { BY_SERVER } from './redirect-servers.ts'

/** Characters that would end a text or a line of a settings file, once an address is decoded: such redirects are only in the list. */
const MEANS_MORE = /[\p{Cc}"\\]/u

interface RedirectFiles {
  pieces: Piece[]
  /** Redirects are missing in one of them, as its format cannot say them. */
  isPartial: boolean
}

/**
 * The redirects in the format of the server or builder, with those whose new address the owner says; none for a builder that only has menus, or a server whose
 * format we do not write.
 */
export function redirectFiles(
  hosting: Hosting,
  { sure, open, home }: { sure: readonly Redirect[]; open: readonly OpenRedirect[]; home: string },
): RedirectFiles {
  const plain = sure.filter(isPlain)
  const files = writersFor(hosting).map((writer) => ({
    writer,
    entries: plain.filter(writer.takes).map((redirect) => writer.entry(redirect, home)),
    asked: open
      .filter((one) => isPlain(one) && writer.takes({ from: one.from, to: home }))
      .map((one) => openEntry(one, writer, home)),
  }))
  return {
    pieces: files
      .filter(({ entries, asked }) => entries.length + asked.length > 0)
      .map(({ writer, entries, asked }) => ({
        ...pieceOf(writer, [...entries, ...asked.map(({ entry }) => entry)]),
        ...(asked.length === 0 ? {} : { fields: asked.map(({ field }) => field) }),
      })),
    isPartial: files.some(({ entries, asked }) => {
      const written = entries.length + asked.length
      return written > 0 && written < sure.length + open.length
    }),
  }
}

const isPlain = ({ from }: Pick<Redirect, 'from'>): boolean => !MEANS_MORE.test(servedPath(from))

function writersFor({ builder, isWordPress, servers, otherServer, host }: Hosting): Writer[] {
  if (builder) return [BY_BUILDER[builder.name]].filter((writer) => writer !== undefined)
  if (isWordPress) return [wordPress]
  if (servers.length > 0) return servers.map((server) => BY_SERVER[server])
  const isUnknown = otherServer === null && host === null
  return isUnknown ? [BY_SERVER.apache, BY_SERVER.nginx] : []
}
