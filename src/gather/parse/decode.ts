import sniff from 'html-encoding-sniffer'

/** A page's bytes as text. */
export interface DecodedPage {
  html: string
  /** An encoding that browsers know is declared in the header, by a byte order mark, or in the first 1,024 bytes; for a text any counts. */
  charsetDeclared: boolean
  /** Size of the decoded body in bytes. */
  bytes: number
}

const CHARSET_PARAMETER = /charset\s*=\s*"?([^\s;"]+)/iu
const DECLARES_SOMETHING = /<meta[^>]{0,200}charset/iu
const PRESCAN_BYTES = 1024
const NUL = /\0/gu

/** The `charset` of a Content-Type value, `undefined` when there is none. */
export const charsetOf = (contentType: string | null | undefined): string | undefined =>
  contentType ? CHARSET_PARAMETER.exec(contentType)?.[1] : undefined

/**
 * Decodes as a browser does (HTML standard, 13.2.3.2: byte order mark, header, `meta` in the first 1,024 bytes). An unknown
 * label means UTF-8; without any label UTF-8 where the bytes are valid in it, else windows-1252. NUL and lone surrogates
 * become U+FFFD.
 */
export function decodeHtml(body: Uint8Array | string, contentType: string | null): DecodedPage {
  const label = charsetOf(contentType)
  if (typeof body === 'string') {
    const charsetDeclared = label !== undefined || DECLARES_SOMETHING.test(body.slice(0, 4096))
    return { html: clean(body), charsetDeclared, bytes: Buffer.byteLength(body) }
  }
  const declared = sniff(body, { transportLayerEncodingLabel: label, defaultEncoding: '' })
  const encoding = declared === '' ? undeclared(body, label) : declared
  return { html: clean(decodeAs(encoding, body)), charsetDeclared: declared !== '', bytes: body.byteLength }
}

const clean = (html: string): string => {
  const whole = html.isWellFormed() ? html : html.toWellFormed()
  return whole.includes('\0') ? whole.replace(NUL, '\uFFFD') : whole
}

function undeclared(body: Uint8Array, label: string | undefined): string {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, PRESCAN_BYTES))
  if (label !== undefined || DECLARES_SOMETHING.test(start.toString('latin1'))) return 'UTF-8'
  return isUtf8(body) ? 'UTF-8' : 'windows-1252'
}

/** A character cut at the very end (a truncated body) does not make it anything else. */
function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function decodeAs(encoding: string, body: Uint8Array): string {
  // A browser shows one replacement character for these on purpose (Encoding standard, 14.1).
  if (encoding === 'replacement') return body.byteLength === 0 ? '' : '\uFFFD'
  try {
    return new TextDecoder(encoding).decode(body)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder('utf-8').decode(body)
    throw error
  }
}
