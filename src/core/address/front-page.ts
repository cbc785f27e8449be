import { homepageRest, isProfileHost } from './homepage.ts'
import { shownHost } from './international.ts'
import { isPublicName, readTypedAddress } from './typed-address.ts'

/** The homepage of a website: as it is put into a field, and as it is shown on a button. */
export interface FrontPage {
  address: string
  /** Without scheme: `cakecreations.co.nz`. */
  shown: string
}

/** The homepage to offer in place of the typed address of another page; `null`: it is a homepage already, or no address. */
export function frontPageOf(text: string): FrontPage | null {
  const typed = readTypedAddress(text)
  if (!typed.ok) return null
  const { url, host } = typed
  if (homepageRest(url, host) !== null || !isPublicName(host) || isProfileHost(host)) return null
  const shown = `${shownHost(host)}${homePathIn(url, host)}`
  return { address: url.protocol === 'http:' ? `http://${shown}` : shown, shown }
}

/** The first parts of a path where such a host keeps the website (`/plumbing`); elsewhere nothing. */
function homePathIn(url: URL, host: string): string {
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const paths = [2, 1].map((count) => `/${parts.slice(0, count).join('/')}`)
  return paths.find((path) => path !== '/' && homepageRest(new URL(path, url.origin), host) !== null) ?? ''
}
