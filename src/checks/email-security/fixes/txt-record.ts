import { registrableDomain } from '#core/address/urls.ts'
import type { Piece } from '#fixes/fix.ts'

interface TxtRecord extends Pick<Piece, 'title' | 'content' | 'note' | 'isLater' | 'fields'> {
  /** The labels before the domain, such as `_dmarc`; empty for a record of the domain itself. */
  label: string
  domain: string
}

/** A record of type TXT, with its full name and the name for most DNS settings: without the registrable domain. */
export function txtRecord({ label, domain, ...piece }: TxtRecord): Piece {
  const name = label === '' ? domain : `${label}.${domain}`
  const registered = registrableDomain(domain)
  const shortName = name === registered ? '@' : name.slice(0, -registered.length - 1)
  return { ...piece, kind: 'dns', name, shortName }
}
