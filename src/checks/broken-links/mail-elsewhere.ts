import { decoded } from '#core/address/decoded.ts'
import { isAtRoot } from '#core/address/homepage.ts'
import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { domainOfAddress, ownMailDomain } from '#core/mail/own-domain.ts'
import { shownPath } from '#core/site/shown-path.ts'
import { isForeignMail } from './foreign-mail.ts'
import { mailElsewhereWords } from './words.ts'
import { andOthers } from './whereabouts.ts'

/** A link whose words are one email address and that writes to another. */
interface MailElsewhere {
  shown: string
  writesTo: string
  pages: string[]
}

/** The words are an address and nothing else: "Mail: jo@joes.test" as well. */
const ONE_ADDRESS = /^(?:\p{L}{1,10}: ?)?([^\s@:<>()[\]]{1,64}@[^\s@:<>()[\],;]{3,253}?)[.,;]?$/u
const MAILTO = /^\s*mailto:/iu
const MOST = 3

/**
 * Links that show an address and write to one at a domain that is neither that of the shown one nor a name of the website: templates come with the address of
 * their maker. `hosts`: all names of the website. A free-mail address may be the owner's, and one of several receivers is enough.
 */
function mailsElsewhere(pages: readonly PageFacts[], hosts: readonly string[]): MailElsewhere[] {
  const found = new Map<string, MailElsewhere>()
  for (const page of pages)
    for (const { href, text, hidden } of page.links) {
      const shown = hidden || !MAILTO.test(href) ? undefined : ONE_ADDRESS.exec(text.trim())?.[1]
      if (shown === undefined || domainOfAddress(shown) === null) continue
      const receivers = receiversOf(href)
      const [writesTo] = receivers
      if (writesTo === undefined || !receivers.every((one) => isElsewhere(one, shown, hosts))) continue
      const key = `${shown} ${writesTo}`.toLowerCase()
      const known = found.get(key) ?? { shown, writesTo, pages: [] }
      found.set(key, known)
      if (!known.pages.includes(page.url)) known.pages.push(page.url)
    }
  return [...found.values()]
}

/** All addresses of a `mailto:`, those of its `cc` included. */
function receiversOf(href: string): string[] {
  const [to = '', query = ''] = href.replace(MAILTO, '').split('?', 2)
  const more = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    /^(?:to|b?cc)$/iu.test(name) ? value : [],
  )
  return [to, ...more]
    .flatMap((list) => (decoded(list) ?? list).split(/[,;]/u))
    .map((one) => one.trim())
    .filter((one) => domainOfAddress(one) !== null)
}

function isElsewhere(receiver: string, shown: string, hosts: readonly string[]): boolean {
  const domain = ownMailDomain(receiver)
  if (domain === null || !isForeignMail(receiver, hosts)) return false
  return registrableDomain(domain) !== registrableDomain(domainOfAddress(shown) ?? '')
}

/** What to do about them. */
export const mailElsewhereAdvice = (pages: readonly PageFacts[], hosts: readonly string[]): string[] =>
  mailsElsewhere(pages, hosts)
    .slice(0, MOST)
    .map(({ shown, writesTo, pages: [first = '', ...alsoFrom] }) => {
      const where = isAtRoot(first) ? 'your homepage' : shownPath(first)
      return mailElsewhereWords(shown, writesTo, where + andOthers({ alsoFrom, uses: alsoFrom.length + 1 }))
    })
