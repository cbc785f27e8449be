/** A part of an address without its escapes (RFC 3986, section 2.1); `null` where one is broken. */
export const decoded = (part: string): string | null => withoutEscapes(part, decodeURIComponent)

/** The same of a whole path with its query, whose separators stay escaped. */
export const decodedPath = (path: string): string | null => withoutEscapes(path, decodeURI)

function withoutEscapes(text: string, decode: (text: string) => string): string | null {
  try {
    return decode(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
