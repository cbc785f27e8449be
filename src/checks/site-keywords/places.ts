import { citiesOf } from '#core/business/time-zone.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { asList, isItem, itemsOf, jsonLdText } from '#core/site/json-ld.ts'
import { withoutAccents } from './tokens.ts'

/** Towns as keywords are written: those that forms offer, and those that the website's own data names as its address or area. */
export const placesIn = (pages: readonly PageFacts[]): ReadonlySet<string> =>
  new Set(
    [...citiesOf('AU'), ...citiesOf('NZ'), ...pages.flatMap(statedPlaces)].map((name) =>
      withoutAccents(name.toLowerCase()),
    ),
  )

const statedPlaces = ({ structured }: PageFacts): string[] =>
  itemsOf(structured.jsonLd).flatMap((item) => [
    ...asList(item['address'])
      .filter(isItem)
      .flatMap((place) => jsonLdText(place, 'addressLocality') ?? []),
    ...asList(item['areaServed']).flatMap((area) =>
      isItem(area) ? (jsonLdText(area, 'name') ?? []) : typeof area === 'string' ? area : [],
    ),
  ])
