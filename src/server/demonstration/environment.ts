import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NetworkOptions } from '#engine/network-options.ts'
import { type Environment, readEnvironment, SETTING_NAMES } from '../environment.ts'

/** Settings of the operator that a demonstration keeps. It has a database of its own, no keys of services and no mail server. */
const KEPT: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'PUBLIC_ORIGIN',
  'FETTLE_TRUST_PROXY',
  'FETTLE_CHROMIUM',
  'FETTLE_BROWSER_MEMORY',
  'FETTLE_BROWSER_SANDBOX',
  'FETTLE_SPARE_BROWSER',
])

interface Place {
  /** An empty folder, in which everything is stored. */
  folder: string
  /** How the sample shop is reached; nothing else is. */
  network: Pick<NetworkOptions, 'resolve' | 'allowPrivate' | 'dns'> & { ca: readonly string[] }
}

/** The environment of a demonstration: samples everywhere, and nothing of what the operator stored or set up. */
export function demonstrationEnvironment(
  inherited: NodeJS.ProcessEnv,
  { folder, network }: Place,
): Environment {
  const authorities = join(folder, 'shop.pem')
  writeFileSync(authorities, network.ca.join('\n'))
  const resolve = network.resolve.map(
    ({ host, port, address, addressPort }) => `${host}:${port}:${address}:${addressPort}`,
  )
  const dropped = SETTING_NAMES.filter((name) => !KEPT.has(name))
  const kept = Object.entries(inherited).filter(([name]) => !dropped.includes(name))
  return readEnvironment({
    ...Object.fromEntries(kept),
    FETTLE_DATA: join(folder, 'data'),
    FETTLE_SAMPLE_DATA: '1',
    FETTLE_RESOLVE: resolve.join(' '),
    FETTLE_ALLOW_PRIVATE: network.allowPrivate.join(' '),
    FETTLE_DNS: network.dns.join(' '),
    // The path may have spaces and commas, which separate the entries of a setting.
    FETTLE_CA: pathToFileURL(authorities).href.replaceAll(',', '%2C'),
    FETTLE_PACE: 'off',
  })
}
