import { registrableDomain } from '#core/address/urls.ts'
import type { FixEvidence, Where } from '#fixes/fix.ts'
import { DNS_HOSTS, type DnsHost } from './dns-hosts.data.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'

/** The part of the mail evidence that shows where the domain's records are kept. */
interface Domain {
  domain: string
  nameservers?: readonly string[] | undefined
}

/**
 * Where to add a record of a domain: at the DNS provider of its name servers, where that is known. `begins`: the beginning of all records
 * of its kind (`v=spf1`), of which a name may have only one.
 */
export function dnsSettings(
  { domain, nameservers = [] }: Domain,
  evidence: FixEvidence,
  begins: string,
): Where {
  const host = hostOf(nameservers) ?? (nameservers.length === 0 ? inFrontOf(domain, evidence) : undefined)
  const settings = `the DNS settings of ${domain}`
  return {
    place: host ? `${settings}, at ${host.name}` : settings,
    steps: [host ? wayAt(host) : wayTo(domain, nameservers), ...adding(begins)],
  }
}

/** As the steps of the result say. */
export const SAVE = 'Save. It can take a day until others see the record: re-run the test then.'

const adding = (begins: string): string[] => [
  `Add a record of type TXT with this name and value. Is there one with the same name already that begins ${begins}? Change that one instead: a name may have only one.`,
  SAVE,
]

const hostOf = (nameservers: readonly string[]): DnsHost | undefined =>
  DNS_HOSTS.find((host) => nameservers.some((name) => belongsTo(name, host)))

const belongsTo = (name: string, { nameservers }: DnsHost): boolean =>
  nameservers.some((ending) => name.endsWith(`.${ending}`))

/** Where the name servers are unknown: a website behind Cloudflare has the records of its own domain there. */
const inFrontOf = (domain: string, evidence: FixEvidence): DnsHost | undefined =>
  registrableDomain(domain) === evidence.site?.domain && hostingOf(evidence).servers.includes('cloudflare')
    ? DNS_HOSTS.find(({ name }) => name === 'Cloudflare')
    : undefined

const wayAt = ({ name, way }: DnsHost): string =>
  way ?? `Sign in to ${name}, open your domain there and look for "DNS" or "records".`

function wayTo(domain: string, nameservers: readonly string[]): string {
  const look = 'Look for "DNS" or "records" (in cPanel: Zone Editor).'
  const keepers = [...new Set(nameservers.map(registrableDomain))].filter(
    (keeper) => keeper !== registrableDomain(domain),
  )
  return keepers.length === 1
    ? `Sign in where your domain’s records are kept: its name servers belong to ${keepers[0]}. ${look}`
    : `Sign in where your domain name is managed, which is often where you bought it. ${look}`
}
