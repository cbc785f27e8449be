import type { OnboardingDraft } from './onboarding-draft.ts'

interface FoundPlace {
  country: string | null
  city: string | null
}

type Typed = Pick<OnboardingDraft, 'filled'> & {
  business: Pick<OnboardingDraft['business'], 'country' | 'city'>
}

export interface FilledPlace {
  field: 'country' | 'city'
  value: string
}

/**
 * Where the business is, as far as its empty fields are to be filled in with what was found: each once, and a city only with its own country. The
 * country is known by the address of the website, the city once its homepage was read.
 */
export function placeToFill({ country, city }: FoundPlace, { business, filled }: Typed): FilledPlace[] {
  const mayFill = (field: 'country' | 'city'): boolean => business[field] === '' && !filled.includes(field)
  const isOwnCountry = business.country === '' || business.country === country
  return [
    ...(country !== null && business.city === '' && mayFill('country')
      ? [{ field: 'country', value: country } as const]
      : []),
    ...(city !== null && isOwnCountry && mayFill('city') ? [{ field: 'city', value: city } as const] : []),
  ]
}
