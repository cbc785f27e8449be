import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { EgressOptions } from '#net/types.ts'
import type { Environment } from './environment.ts'
import type { Options } from './options.ts'
import { UsageError } from './usage.ts'

type Reach = Pick<EgressOptions, 'userAgent' | 'resolve' | 'allowPrivate' | 'dns' | 'ca' | 'pace'>

/** How a run may reach the network, from its options. Throws {@link UsageError} naming the option that is wrong. */
export function reachOf(options: Options, environment: Environment, version: string): Reach {
  return {
    userAgent: `Fettle/${version} (+${environment.instanceUrl.replace(/\/$/u, '')}/bot)`,
    resolve: options.resolve.map(resolveEntry),
    allowPrivate: options['allow-private'].map(range),
    dns: options.dns.map(resolver),
    ca: options.ca.map(certificate),
    pace: options.pace ?? 'adaptive',
  }
}

const RESOLVE = /^(?<host>[^:\s]+):(?<port>\d{1,5}):(?<rest>.+)$/u
const ADDRESS_PORT = /^(?:\[(?<six>[0-9a-f:]+)\]|(?<four>[\d.]+))(?::(?<port>\d{1,5}))?$/iu

function resolveEntry(text: string): Reach['resolve'][number] {
  const groups = RESOLVE.exec(text)?.groups
  const target = addressAndPort(groups?.['rest'] ?? '')
  const port = Number(groups?.['port'])
  if (!groups?.['host'] || !target || !isPort(port)) {
    throw new UsageError(`--resolve takes host:port:address, and "${text}" is not that.`)
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

function range(text: string): string {
  const [address = '', bits] = text.trim().split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const size = bits === undefined ? most : Number(bits)
  if (isIP(address) === 0 || !Number.isInteger(size) || size < 0 || size > most) {
    throw new UsageError(
      `--allow-private takes address ranges such as 127.0.0.2/32, and "${text}" is not one.`,
    )
  }
  return `${address}/${size}`
}

function resolver(text: string): string {
  const target = addressAndPort(text)
  if (!target) throw new UsageError(`--dns takes address:port, and "${text}" is not that.`)
  return isIP(target.address) === 6
    ? `[${target.address}]:${target.port ?? 53}`
    : `${target.address}:${target.port ?? 53}`
}

function certificate(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  } catch {
    throw new UsageError(`--ca: the file ${file} cannot be read.`)
  }
  throw new UsageError(`--ca: the file ${file} holds no certificate in PEM form.`)
}
