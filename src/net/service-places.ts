import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { canonical } from './addresses.ts'
import { comparableHost } from './allow-list.ts'
import type { ServicePlace } from './types.ts'

/** Where no port is in the address. */
const USUAL_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5_432,
  'postgresql:': 5_432,
  'smtp:': 587,
  'smtps:': 465,
}

/**
 * Where the database and the mail server of this installation answer, as this machine finds them; `null` among the addresses is one that is not
 * set. A socket file is no place, and a name that has no address now has none.
 */
export async function servicePlacesOf(addresses: readonly (string | null)[]): Promise<ServicePlace[]> {
  const found = await Promise.all(addresses.filter((one) => one !== null).map(placesOf))
  return found.flat()
}

async function placesOf(address: string): Promise<ServicePlace[]> {
  const url = URL.parse(address)
  // PostgreSQL's addresses may name the host as a parameter.
  const host = comparableHost(url?.searchParams.get('host') ?? url?.hostname ?? '')
  if (!url || host === '' || host.startsWith('/')) return []
  const port = Number(url.port) || (USUAL_PORTS[url.protocol] ?? 0)
  const answers = isIP(host) === 0 ? await addressesOf(host) : [host]
  return answers.map((one) => ({ address: canonical(one), port }))
}

const addressesOf = async (host: string): Promise<string[]> => {
  // What cannot be found cannot be dialled either.
  const answers = await lookup(host, { all: true }).catch(() => [])
  return answers.map(({ address }) => address)
}
