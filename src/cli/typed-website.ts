import type { AddressFault } from '#core/address/typed-address.ts'
import { parseWebsite } from '#core/address/website.ts'
import { cleanLines, cut, squeeze } from '#core/text.ts'
import { UsageError } from './usage.ts'

const LONGEST_SHOWN = 80

/** Why an address is not scanned, after the specification's message: the end of a sentence that begins with the address. */
const WHY: Readonly<Record<AddressFault, string>> = {
  url_invalid: 'is not the address of a website’s homepage, such as https://joes.com.au.',
  url_scheme: 'begins with something else than http:// or https://.',
  url_credentials: 'has an @ before its host: leave out it and what is before it.',
  url_ip_literal: 'is an IP address: give a name, and with --resolve <host:port:address> where it leads.',
  url_port: 'has a port other than 80 and 443: --resolve <host:port:address> allows it.',
  host_not_public: 'is not on the public internet: --resolve <host:port:address> says where it is.',
}

/** The address of the homepage that was typed. Throws {@link UsageError} with what is wrong with it. `allowed`: hosts of `--resolve`. */
export function typedWebsite(typed: string, allowed: readonly string[]): string {
  const read = parseWebsite(typed, { allowed })
  if (read.ok) return read.address
  const shown = cut(squeeze(cleanLines(typed)), LONGEST_SHOWN)
  throw new UsageError(`${read.message}: "${shown}" ${WHY[read.code]}`)
}
