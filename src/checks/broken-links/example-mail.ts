import { bareHost } from '#core/address/urls.ts'
import type { LinkTarget } from '#core/evidence/links.ts'

const MAIL = /^\s*mailto:\s*([^\s?,@]{1,64}@([a-z\d.-]{1,200}))(?:[?,]|\s*$)/iu
/**
 * What templates write in place of a business' own domain, always at one of the oldest endings: `example.org`, which is reserved, `your-company.com`
 * and `companyname.com`. Plain words (`store.com`, `mystore.com`) are real businesses' domains, and an owner may well have mail there.
 */
const EXAMPLE =
  /^(?:example|your-?(?:business|brand|company|domain|shop|site|store|website)(?:-?name)?|your-?e?mail|(?:my-?)?(?:business|brand|company|domain|shop|site|store|website)-?name)\.(?:com|net|org)$/iu
const MOST = 3

/**
 * The addresses of email links that a template's makers wrote as an example and nobody replaced: what customers write arrives at strangers. The
 * website's own domain is none.
 */
export function exampleAddresses(targets: readonly LinkTarget[], host: string): string[] {
  const own = bareHost(host).toLowerCase()
  const found = targets
    .filter(({ outcome }) => outcome === 'works')
    .flatMap(({ url }) => {
      const [, address = '', domain = ''] = MAIL.exec(url) ?? []
      const isOwn = own === domain.toLowerCase() || own.endsWith(`.${domain.toLowerCase()}`)
      return EXAMPLE.test(domain) && !isOwn ? [address] : []
    })
  return [...new Set(found)].slice(0, MOST)
}
