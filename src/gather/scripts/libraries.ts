import { HOSTS_OF_ONE, LIBRARIES, LIBRARY_HOSTS, type Library } from './libraries.data.ts'

/** A library by name with its version, without where it was found. */
export interface Recognised {
  name: string
  version: string
}

const VERSION = '(\\d{1,3}\\.\\d{1,3}(?:\\.\\d{1,3})?(?:[.-]?(?:alpha|beta|rc|pre|dev)[.\\d]{0,5})?)'
/** A file name such as `jquery-3.4.1.min.js` or `jquery.min-1.12.4.js`. */
const FILE = new RegExp(
  `^(.{1,60}?)(?:\\.min)?[-.@_]v?${VERSION}(?:[.-](?:min|slim|pack|custom|bundle|prod|production|umd|full)){0,3}\\.m?js$`,
  'iu',
)
/** `jquery@3.4.1` as in addresses of npm's CDNs. */
const PACKAGE = new RegExp(`^(.{1,60})@v?${VERSION}$`, 'iu')
const FOLDER = new RegExp(`^v?${VERSION}$`, 'iu')
/** Files that WordPress ships; the version in their address is the library's. */
const WORDPRESS: readonly [RegExp, string][] = [
  [/\/wp-includes\/js\/jquery\/jquery(?:\.min)?\.js\?ver=(\d[\d.]{2,8})/u, 'jquery'],
  [/\/wp-includes\/js\/jquery\/jquery-migrate(?:\.min)?\.js\?ver=(\d[\d.]{2,8})/u, 'jquery-migrate'],
  [/\/wp-includes\/js\/jquery\/ui\/core(?:\.min)?\.js\?ver=(\d[\d.]{2,8})/u, 'jquery-ui'],
]

const BY_CALL: ReadonlyMap<string, Library> = new Map(
  LIBRARIES.flatMap((library) => library.called.map((name): [string, Library] => [name, library])),
)

/** The library and version in a script's address; `null` without one. */
export function libraryOfAddress(address: string): Recognised | null {
  const url = address.length > 2048 ? null : URL.parse(address)
  if (!url) return null
  for (const [shape, name] of WORDPRESS) {
    const version = shape.exec(url.pathname + url.search)?.[1]
    if (version) return { name, version }
  }
  const parts = url.pathname.split('/').filter(Boolean)
  const file = parts.at(-1) ?? ''
  return (
    namedByFile(file) ?? namedByHost(parts, file, url.hostname) ?? namedByFolder(parts, file, url.hostname)
  )
}

function namedByFile(file: string): Recognised | null {
  const found = FILE.exec(file)
  const library = found && BY_CALL.get(found[1]?.toLowerCase() ?? '')
  return library && found[2] ? { name: library.name, version: found[2] } : null
}

/** Folders such as `/1.12.1/js/jquery.dataTables.min.js` on the library's own host. */
function namedByHost([folder = '']: readonly string[], file: string, host: string): Recognised | null {
  const library = BY_CALL.get(HOSTS_OF_ONE.get(host) ?? '')
  const version = FOLDER.exec(folder)?.[1]
  return library && version && isItsFile(library, file, host) ? { name: library.name, version } : null
}

/** `/jquery/3.4.1/jquery.min.js`, `/jquery@3.4.1/…`, and `/ui/1.12.1/jquery-ui.min.js` on jQuery's own host. */
function namedByFolder(parts: readonly string[], file: string, host: string): Recognised | null {
  for (const [at, part] of parts.entries()) {
    // With its scope (`@fullcalendar/bootstrap@4.2.0`) a package is another one than without.
    if (parts[at - 1]?.startsWith('@') === true) continue
    const scoped = part.startsWith('@') ? `${part}/${parts[at + 1] ?? ''}` : part
    const packaged = PACKAGE.exec(scoped)
    const folder = FOLDER.exec(parts[at + 1] ?? '')
    const called = packaged?.[1] ?? (host === 'code.jquery.com' && part === 'ui' ? 'jquery-ui' : part)
    const version = packaged?.[2] ?? folder?.[1]
    const library = version ? BY_CALL.get(called.toLowerCase()) : undefined
    if (library && version && isItsFile(library, file, host)) return { name: library.name, version }
  }
  return null
}

/** True for the library's own file; a plugin in a folder named after the library is not it. */
function isItsFile(library: Library, file: string, host: string): boolean {
  const name = file.toLowerCase()
  const its = library.called.some(
    (called) => name === called || name.startsWith(`${called}.`) || name.startsWith(`${called}@`),
  )
  return its || LIBRARY_HOSTS.has(host)
}

/** Libraries found in a script's text, each once. */
export function librariesInText(text: string): Recognised[] {
  return LIBRARIES.flatMap(({ name, hint, isBehindHint, banners }) => {
    const at = text.indexOf(hint)
    if (at < 0) return []
    const searched = isBehindHint === true ? text.slice(at) : text
    for (const banner of banners) {
      const version = banner.exec(searched)?.[1]
      if (version) return [{ name, version: version.replace(/[.-]+$/u, '').replace(/[.-]min$/u, '') }]
    }
    return []
  })
}
