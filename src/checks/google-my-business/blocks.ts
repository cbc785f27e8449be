import type { Block } from '#core/block.ts'
import type { BusinessLocation } from '#core/evidence/accounts.ts'
import type { z } from 'zod'
import type { facts } from './facts.ts'

type Facts = z.infer<typeof facts>

/** Facts while no location is known. */
export const emptyFacts = (profileUrl: string | null): Facts => ({
  profileUrl,
  locationName: null,
  verification: null,
  missing: [],
  about: null,
  openingHours: [],
  reviews: null,
  contact: { phone: null, website: null, address: null },
})

/** Facts of a location that was read. `missing`: which of its details are not filled in, in the owner's words. */
export const locationFacts = (
  location: BusinessLocation,
  missing: string[],
  profileUrl: string | null,
): Facts => ({
  profileUrl,
  locationName: location.name,
  verification: location.verification,
  missing,
  about: location.description || null,
  openingHours: [...location.hours],
  reviews: location.reviews && {
    count: location.reviews.count,
    average: location.reviews.average,
    unanswered: location.reviews.unanswered,
  },
  contact: { phone: location.phone, website: location.website, address: location.addressOrArea },
})

/** The four tabs of a profile: about, opening hours, reviews, contact. */
export function locationBlocks(location: BusinessLocation): Block[] {
  const { reviews } = location
  return [
    {
      kind: 'facts',
      title: 'About',
      rows: [{ label: 'Description', value: location.description || 'Empty' }],
    },
    {
      kind: 'list',
      title: 'Opening hours',
      items: (location.hours.length === 0 ? ['Empty'] : location.hours).map((text) => ({ text })),
    },
    { kind: 'facts', title: 'Reviews', rows: reviewRows(reviews) },
    {
      kind: 'facts',
      title: 'Contact',
      rows: [
        { label: 'Phone', value: location.phone ?? 'Empty' },
        { label: 'Website', value: location.website ?? 'Empty' },
        { label: 'Address', value: location.addressOrArea ?? 'Empty' },
      ],
    },
  ]
}

/** Without figures, Google shows none or could not be asked. */
function reviewRows(reviews: BusinessLocation['reviews']) {
  if (reviews === null) return [{ label: 'Reviews', value: 'Not known' }]
  const average = reviews.average === null ? '' : `, ${reviews.average.toFixed(1)} of 5`
  return [
    { label: 'Reviews', value: `${reviews.count}${average}` },
    { label: 'Without your answer', value: String(reviews.unanswered) },
  ]
}
