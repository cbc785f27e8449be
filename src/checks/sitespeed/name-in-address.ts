import { decoded } from '#core/address/decoded.ts'
import { cut, squeeze } from '#core/text.ts'

/** Characters of a name within a step or a title. */
const LONGEST_NAME = 60

/** The last part of an address, readable and on one line; the host where there is none. */
export function nameInAddress(url: string): string {
  const address = URL.parse(url)
  if (!address) return cut(squeeze(url), LONGEST_NAME)
  const last = address.pathname.split('/').at(-1) ?? ''
  return cut(squeeze(decoded(last) ?? last) || address.host, LONGEST_NAME)
}
