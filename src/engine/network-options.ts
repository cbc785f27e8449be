import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { readRange } from '#net/addresses.ts'
import { readAllowEntry } from '#net/allow-list.ts'
import type { EgressOptions } from '#net/types.ts'

/** The part of the options of an egress that an operator sets. */
export type NetworkOptions = Pick<
  EgressOptions,
  'userAgent' | 'resolve' | 'allowPrivate' | 'dns' | 'ca' | 'pace'
> & {
  /** Entries of the operator's allow-list, each with its ports. */
  allow?: readonly string[]
}

/** Network options as an operator writes them. */
export interface NetworkOptionTexts {
  resolve: readonly string[]
  allowPrivate: readonly string[]
  /** A server's alone: the command line has no such option. */
  allow?: readonly string[]
  dns: readonly string[]
  ca: readonly string[]
  pace?: EgressOptions['pace'] | undefined
  /** Version of Fettle in the user agent, beside the address of its information page. */
  version: string
  instanceUrl: string
}

/** Names of the options or settings, for error messages. */
export type NetworkOptionNames = Record<'resolve' | 'allowPrivate' | 'dns' | 'ca', string> & {
  allow?: string
}

/** An option is wrong; the message names it. */
export class NetworkOptionError extends Error {}

/** Reads network options. Throws {@link NetworkOptionError}. */
export function readNetworkOptions(text: NetworkOptionTexts, names: NetworkOptionNames): NetworkOptions {
  return {
    userAgent: `Fettle/${text.version} (+${text.instanceUrl.replace(/\/$/u, '')}/bot)`,
    resolve: text.resolve.map((entry) => resolveEntry(entry, names.resolve)),
    allowPrivate: text.allowPrivate.map((entry) => range(entry, names.allowPrivate)),
    ...(text.allow && { allow: text.allow.map((entry) => allowEntry(entry, names.allow ?? '')) }),
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
    throw new NetworkOptionError(`${name} takes host:port:address, and "${text}" is not that.`)
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
  const found = readRange(text.trim())
  if (!found) {
    throw new NetworkOptionError(
      `${name} takes address ranges such as 127.0.0.2/32, and "${text}" is not one.`,
    )
  }
  return `${found.address}/${found.bits}`
}

function allowEntry(text: string, name: string): string {
  if (readAllowEntry(text)) return text
  throw new NetworkOptionError(
    `${name} takes ranges, addresses or names, each with its ports, such as 10.20.0.0/16:80,443 or intranet.corp:8080, and "${text}" is not one.`,
  )
}

function resolver(text: string, name: string): string {
  const target = addressAndPort(text)
  if (!target) throw new NetworkOptionError(`${name} takes address:port, and "${text}" is not that.`)
  return isIP(target.address) === 6
    ? `[${target.address}]:${target.port ?? 53}`
    : `${target.address}:${target.port ?? 53}`
}

/** `file`: a path, or a file URL, which names a path with spaces or commas in a list whose entries they separate. */
function certificate(file: string, name: string): string {
  try {
    const text = readFileSync(file.startsWith('file:') ? new URL(file) : file, 'utf8')
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  } catch {
    throw new NetworkOptionError(`${name}: the file ${file} cannot be read.`)
  }
  throw new NetworkOptionError(`${name}: the file ${file} holds no certificate in PEM form.`)
}
