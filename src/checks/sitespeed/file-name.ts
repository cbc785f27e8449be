import { decoded } from '#core/address/decoded.ts'

/** The last part of an address, readable; the host where there is none. */
export function fileNameOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, host } = new URL(url)
  const last = pathname.split('/').at(-1) ?? ''
  return last === '' ? host : (decoded(last) ?? last)
}
