import type { PageFacts } from '#core/evidence/page.ts'
import { hasContactPlace } from '#core/site/contact-pages.ts'
import { embeddedForm } from '#core/site/embedded-form.ts'
import type { ContactFormFacts } from './facts.ts'

const MOST = 20
const MAIL = /^\s*mailto:\s*([^?\s]+)/iu
const PHONE = /^\s*(?:tel|sms|callto):\s*([^?]+)/iu

/** The other ways to contact the business on its website. */
export function otherWays(
  pages: readonly PageFacts[],
): Pick<ContactFormFacts, 'emailLinks' | 'phoneLinks' | 'otherWays'> {
  const technologies = pages.flatMap((page) => page.technologies)
  return {
    emailLinks: targets(pages, MAIL),
    phoneLinks: targets(pages, PHONE),
    otherWays: {
      chat: technologies.some(({ kind }) => kind === 'chat'),
      booking: technologies.some(({ kind }) => kind === 'booking') || embeddedForm(pages)?.kind === 'booking',
    },
  }
}

function targets(pages: readonly PageFacts[], pattern: RegExp): string[] {
  const found = pages
    .flatMap((page) => page.links)
    .flatMap(({ href }) => pattern.exec(href)?.[1]?.trim() ?? [])
  return [...new Set(found)].slice(0, MOST)
}

/** Whether there is any way beside a form. */
export const hasOtherWay = ({
  emailLinks,
  phoneLinks,
  otherWays: { chat, booking },
}: ReturnType<typeof otherWays>): boolean => emailLinks.length > 0 || phoneLinks.length > 0 || chat || booking

/** Whether the homepage, or a page with a part for getting in touch, shows an email address or a phone number in its words. */
export const isWrittenOut = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    (page) =>
      (page.found === 'home' || hasContactPlace(page)) &&
      (page.contact.emails.length > 0 || page.contact.phones.length > 0),
  )
