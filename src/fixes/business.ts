import { countryOf, ownDetails } from '#core/site/own-details.ts'
import { metaOf } from './pages.ts'
import type { FixInput } from './fix.ts'

/** What is known of the business; what is not known is `null`. */
export interface Business {
  name: string | null
  email: string | null
  /** As one calls it from abroad where the country is known: `+61 2 …` without spaces. */
  phone: string | null
  city: string | null
  country: 'AU' | 'NZ' | null
  /** Address of the homepage. */
  home: string | null
}

const ABROAD = { AU: '+61', NZ: '+64' } as const

/** The business by the owner's profile first, then by what its homepage says of itself. */
export function businessOf({ profile, evidence }: Pick<FixInput, 'profile' | 'evidence'>): Business {
  const page = evidence.pages?.pages[0] ?? evidence.site?.home
  const seen = page ? ownDetails(page) : null
  const country = countryIn(profile.country) ?? seen?.country ?? (page ? countryOf(page.url) : null)
  const digits = seen?.phone ?? null
  return {
    name: profile.businessName ?? seen?.businessName ?? ((page && metaOf(page, 'og:site_name')) || null),
    email: profile.email ?? page?.contact.emails[0] ?? null,
    phone: digits !== null && country !== null ? ABROAD[country] + digits.slice(1) : digits,
    city: profile.city ?? seen?.city ?? null,
    country,
    home: evidence.site?.address ?? page?.url ?? null,
  }
}

const countryIn = (country: string | undefined): 'AU' | 'NZ' | null =>
  country === 'AU' || country === 'NZ' ? country : null
