import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { EgressOptions } from '#net/types.ts'

export type NetworkOptions = Pick<
  EgressOptions,
  'userAgent' | 'resolve' | 'allowPrivate' | 'dns' | 'ca' | 'pace'
>

/** How a run may reach the network, as an operator writes it. */
export interface NetworkOptionTexts {
  resolve: readonly string[]
  allowPrivate: readonly string[]
  dns: readonly string[]
  ca: readonly string[]
  pace?: EgressOptions['pace'] | undefined
  /** Who we say we are: version, and where a site's owner can read about us. */
  version: string
  instanceUrl: string
}

/** What the four are called where the operator wrote them: options or settings. */
export type NetworkOptionNames = Record<'resolve' | 'allowPrivate' | 'dns' | 'ca', string>

/** One of the texts is wrong; the message names it. */
export class ReachError extends Error {}

/** Reads how a run may reach the network. Throws {@link ReachError}. */
export function readReach(text: NetworkOptionTexts, names: NetworkOptionNames): NetworkOptions {
  return {
    userAgent: `Fettle/${text.version} (+${text.instanceUrl.replace(/\/$/u, '')}/bot)`,
    resolve: text.resolve.map((entry) => resolveEntry(entry, names.resolve)),
    allowPrivate: text.allowPrivate.map((entry) => range(entry, names.allowPrivate)),
    dns: text.dns.map((entry) => resolver(entry, names.dns)),
    ca: text.ca.map((entry) => certificate(entry, names.ca)),
    pace: text.pace ?? 'adaptive',
  }
}

const RESOLVE = /^(?<host>[^:\s]+):(?<port>\d{1,5}):(?<rest>.+)$/u
const ADDRESS_PORT = /^(?:\[(?<six>[0-9a-f:]+)\]|(?<four>[\d.]+))(?::(?<port>\d{1,5}))?$/iu

function resolveEntry(text: string, name: string): NetworkOptions['resolve'][number] {
  const groups = RESOLVE.exec(text)?.groups
  const target = addressAndPort(groups?.['rest'] ?? '')
  const port = Number(groups?.['port'])
  if (!groups?.['host'] || !target || !isPort(port)) {
    throw new ReachError(`${name} takes host:port:address, and "${text}" is not that.`)
  }
  return {
    host: groups['host'].toLowerCase(),
    port,
    address: target.address,
    addressPort: target.port ?? port,
  }
}

function addressAndPort(text: string): { address: string; port: number | null } | null {
  if (isIP(text) !== 0) return { address: text, port: null }
  const groups = ADDRESS_PORT.exec(text)?.groups
  const address = groups?.['six'] ?? groups?.['four'] ?? ''
  const port = groups?.['port'] === undefined ? null : Number(groups['port'])
  return isIP(address) === 0 || (port !== null && !isPort(port)) ? null : { address, port }
}

const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port < 65_536

function range(text: string, name: string): string {
  const [address = '', bits] = text.trim().split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const size = bits === undefined ? most : Number(bits)
  if (isIP(address) === 0 || !Number.isInteger(size) || size < 0 || size > most) {
    throw new ReachError(`${name} takes address ranges such as 127.0.0.2/32, and "${text}" is not one.`)
  }
  return `${address}/${size}`
}

function resolver(text: string, name: string): string {
  const target = addressAndPort(text)
  if (!target) throw new ReachError(`${name} takes address:port, and "${text}" is not that.`)
  return isIP(target.address) === 6
    ? `[${target.address}]:${target.port ?? 53}`
    : `${target.address}:${target.port ?? 53}`
}

function certificate(file: string, name: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  } catch {
    throw new ReachError(`${name}: the file ${file} cannot be read.`)
  }
  throw new ReachError(`${name}: the file ${file} holds no certificate in PEM form.`)
}
