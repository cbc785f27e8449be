import type { PageFacts } from '#core/evidence/page.ts'
import { asList, isItem, type Item } from '#core/site/json-ld.ts'
import type { Business } from '#fixes/business.ts'

/** Maps of the usual services, embedded or linked. */
const MAP =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|(?:www\.)?openstreetmap\.org)/iu
const STREET_META = /street[-_]address|\bgeo\.position\b/iu

/** Whether anything shows a place that customers come to: an address that the owner gave or a page has, or a map. */
export const showsPlace = (pages: readonly PageFacts[], business: Business, present: Item): boolean =>
  business.postal !== null ||
  business.city !== null ||
  asList(present['address']).some(isItem) ||
  pages.some(
    ({ contact, frames, links, metas }) =>
      contact.addressLike ||
      [...frames, ...links].some(({ url }) => url !== null && MAP.test(url)) ||
      metas.some(({ name, property }) => STREET_META.test(`${name ?? ''} ${property ?? ''}`)),
  )
