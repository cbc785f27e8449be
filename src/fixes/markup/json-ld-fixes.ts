import { profileAddress } from '#core/address/handles.ts'
import { NETWORKS } from '#core/address/networks.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { asList, isItem, itemsOf, textOf, typesOf } from '#core/site/json-ld.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import { type Business, businessOf } from '../business.ts'
import { failedRules } from '../failed-rules.ts'
import type { FixInput, FixMaker } from '../fix.ts'
import { metaOf } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'

const RULES = ['structured-data-missing', 'structured-data-broken', 'localbusiness-incomplete']

/** The business card for search engines (schema.org), where there is none or it lacks details. */
export const jsonLdFixes: FixMaker = (input) => {
  const failed = failedRules(input.result.facts)
  const business = businessOf(input)
  if (business.home === null || !RULES.some((id) => failed.has(id))) return []
  const card = JSON.stringify(businessCard(input, business, business.home), null, 2)
  return [
    {
      id: 'business-card',
      title: 'A business card for search engines',
      why: 'It says who and where you are in the form that search engines and maps read.',
      pieces: [
        {
          title: 'Business card (JSON-LD)',
          kind: 'html',
          name: 'business-card.html',
          // A closing tag within a text would end the element.
          content: `<script type="application/ld+json">\n${card.replaceAll('<', '\\u003c')}\n</script>\n`,
          note: 'Put it on your homepage once. Take away a card that is there already. Delete lines that do not apply to you, such as the street address when customers do not come to you.',
        },
      ],
      where: whereTo(placeOf(input.evidence), 'head'),
      builderDoesIt: false,
    },
  ]
}

type Item = Readonly<Record<string, unknown>>

/** One item of schema.org: what the website says already, then the owner's own words, then what has to be filled in. */
export function businessCard({ profile, evidence }: FixInput, business: Business, home: string): Item {
  const page = evidence.pages?.pages[0] ?? evidence.site?.home
  const present = page ? cardOn(page.structured.jsonLd) : {}
  const place = asList(present['address']).find(isItem) ?? {}
  const region = textOf(place, 'addressRegion') ?? business.postal?.region ?? null
  const picture = page ? metaOf(page, 'og:image') : ''
  return {
    '@context': 'https://schema.org',
    '@type': typesOf(present).find(isBusinessType) ?? 'LocalBusiness',
    name: business.name ?? textOf(present, 'name') ?? '[your business name]',
    url: home,
    telephone: textOf(present, 'telephone') ?? business.phone ?? '[your phone number]',
    ...(business.email === null ? {} : { email: business.email }),
    ...(URL.canParse(picture) ? { image: picture } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: textOf(place, 'streetAddress') ?? business.postal?.street ?? '[your street address]',
      addressLocality: textOf(place, 'addressLocality') ?? business.city ?? '[your suburb or city]',
      ...(region === null ? {} : { addressRegion: region }),
      postalCode: textOf(place, 'postalCode') ?? business.postal?.postcode ?? '[your postcode]',
      addressCountry: textOf(place, 'addressCountry') ?? business.country ?? '[your country]',
    },
    ...sameAs(profile, present),
  }
}

const cardOn = (jsonLd: readonly unknown[]): Item =>
  itemsOf(jsonLd).find((item) => typesOf(item).some(isBusinessType)) ?? {}

function sameAs(profile: ProfileEvidence, present: Item): { sameAs?: string[] } {
  const said = NETWORKS.flatMap((network) => {
    const handle = profile[network]
    return handle === undefined ? [] : [profileAddress(network, handle)]
  })
  const seen = asList(present['sameAs']).filter((one) => typeof one === 'string')
  const all = [...new Set([...seen, ...said])]
  return all.length > 0 ? { sameAs: all } : {}
}
