import type { PageFacts, TagKind } from '../evidence/page.ts'
import { embeddedForm } from './embedded-form.ts'
import { filledFields, isEmail, isName, isPhoneField } from './form-fields.ts'
import { otherKind } from './form-kinds.ts'
import { writesPartsOfFacebook } from './measuring-hosts.ts'
import { embeddedSignup } from './mailing.ts'
import { isShopLeftOver } from './shop/left-over.ts'
import { ownRequests, siteTags, type TagSources } from './tag-ids.ts'

/** What a website collects from its visitors: the first page (or request) that shows each, `null` when none does. */
export interface PersonalInfo {
  /** Names, email addresses or phone numbers: a form of its own or of a service, a login, a cart or checkout, a booking or newsletter embed. */
  people: string | null
  /** Analytics, advertising or session recording; not a tag manager alone. */
  measuring: string | null
}

const MEASURING_HOST =
  /(?:^|\.)(?:google-analytics\.com|analytics\.google\.com|googleadservices\.com|doubleclick\.net|connect\.facebook\.net|clarity\.ms|hotjar\.com|mouseflow\.com|fullstory\.com|smartlook\.com|segment\.(?:com|io)|mixpanel\.com|crazyegg\.com|luckyorange\.(?:com|net)|heapanalytics\.com|posthog\.com|statcounter\.com|mc\.yandex\.ru|plausible\.io|matomo\.cloud|analytics\.tiktok\.com|ads\.linkedin\.com|ct\.pinterest\.com|bat\.bing\.com)$/u

/** Whether a website collects personal information, and by what (checks: legal necessities). */
export function collectsPersonalInfo(sources: TagSources): PersonalInfo {
  const { pages, loaded } = sources
  const tag = siteTags(sources).find(({ by, kind }) => by !== 'blocked' && !NOT_MEASURING.has(kind))
  return {
    people: pages.find(asksForPeople)?.url ?? embeddedForm(pages)?.page ?? pageToOrderOn(pages),
    measuring:
      tag?.at ??
      pages.find(measures)?.url ??
      ownRequests(loaded).find(({ url }) => isMeasuring(url))?.url ??
      null,
  }
}

/**
 * Universal Analytics takes no visits any more (https://support.google.com/analytics/answer/11583528). A tag manager measures nothing by itself: what it
 * starts shows in a browser's requests.
 */
const NOT_MEASURING: ReadonlySet<TagKind> = new Set(['universal', 'gtm'])
const TAG_MANAGER = 'Google Tag Manager'

/** The first page, or request, that shows a tag manager, which may start what measures visits; `null` for none, and for one that waits for consent. */
export const tagManagerAt = (sources: TagSources): string | null =>
  siteTags(sources).find(({ by, kind }) => by !== 'blocked' && kind === 'gtm')?.at ?? null

const asksForPeople = (page: PageFacts): boolean =>
  page.forms.some(
    (form) =>
      otherKind(form) !== 'search' &&
      (form.fields.some(({ type }) => type === 'password') ||
        filledFields(form).some((field) => isEmail(field) || isPhoneField(field) || isName(field))),
  ) ||
  page.commerce.checkout !== null ||
  page.technologies.some(({ kind, by }) => kind === 'booking' && by !== 'link') ||
  page.frames.some(({ url }) => embeddedSignup(url) !== null)

/** Who orders gives a name and an address, also where another company's script draws the goods and their checkout. */
const pageToOrderOn = (pages: TagSources['pages']): string | null =>
  isShopLeftOver(pages) ? null : (pages.find(({ commerce }) => commerce.addToCart !== null)?.url ?? null)

const measures = ({ technologies, tags }: PageFacts): boolean =>
  technologies.some(
    ({ kind, name }) =>
      kind === 'analytics' &&
      name !== TAG_MANAGER &&
      !(name === 'Google Analytics' && tags.some((tag) => tag.kind === 'universal')),
  )

/** The scripts of Universal Analytics. */
const ENDED = /\/(?:urchin|ga|analytics)\.js$/u

function isMeasuring(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    MEASURING_HOST.test(url.hostname) &&
    !ENDED.test(url.pathname) &&
    !writesPartsOfFacebook(address)
  )
}
