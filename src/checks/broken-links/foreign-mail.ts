import { bareHost, registrableDomain } from '#core/address/urls.ts'
import { ownMailDomain } from '#core/mail/own-domain.ts'

/** The email address of a link that is not written as one: `mail:jo@shop.example`, `mailto//jo@shop.example`, `https://jo@shop.example/`. */
const ADDRESS = /[^\s@/:?]{1,64}@[^\s@/:?,#]{1,253}/u

/**
 * Whether an email address is at a domain of its own that is none of the website's names: templates come with the addresses of their makers, and a
 * link to such an address sends customers to strangers. An address of a free mail service may be anybody's. `hosts`: all names of the website.
 */
export function isForeignMail(url: string, hosts: readonly string[]): boolean {
  const domain = ownMailDomain(ADDRESS.exec(url)?.[0])
  if (domain === null) return false
  const [name = domain] = registrableDomain(domain).split('.')
  return !hosts.some((host) => {
    const own = bareHost(host).toLowerCase()
    // The same name may have another ending, or stand before the domain of a host.
    return own === domain || own.split('.').slice(0, -1).includes(name)
  })
}
