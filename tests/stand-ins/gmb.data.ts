/** A location as the stand-in keeps it; `record` is what Google calls a Location. */
export interface KeptLocation {
  account: string
  record: Record<string, unknown> & { name: string; title: string }
  voice: Record<string, unknown>
  photos: { createTime: string }[]
  reviews: Record<string, unknown>[]
}

const weekday = (day: string, close = 17) => ({
  openDay: day,
  openTime: { hours: 9 },
  closeDay: day,
  closeTime: { hours: close, minutes: 30 },
})

const review = (place: number, stars: string, comment?: string, reply?: string) => ({
  name: `accounts/101/locations/201/reviews/r${place}`,
  reviewId: `r${place}`,
  reviewer: { displayName: `Customer ${place}`, isAnonymous: false },
  starRating: stars,
  ...(comment ? { comment } : {}),
  createTime: new Date(Date.UTC(2026, 10, 20) - place * 3 * 86_400_000).toISOString(),
  updateTime: new Date(Date.UTC(2026, 10, 20) - place * 3 * 86_400_000).toISOString(),
  ...(reply ? { reviewReply: { comment: reply, updateTime: '2026-11-01T00:00:00Z' } } : {}),
})

/** A bicycle shop with everything that a profile needs. */
export const harbourCycles = (): KeptLocation => ({
  account: 'accounts/101',
  record: {
    name: 'locations/201',
    title: 'Harbour Cycles',
    languageCode: 'en-AU',
    phoneNumbers: { primaryPhone: '(02) 5550 0101', additionalPhones: ['0491 570 156'] },
    websiteUri: 'https://www.harbourcycles.example/',
    categories: {
      primaryCategory: { name: 'categories/gcid:bicycle_store', displayName: 'Bicycle shop' },
      additionalCategories: [
        { name: 'categories/gcid:bicycle_repair_shop', displayName: 'Bicycle repair shop' },
      ],
    },
    storefrontAddress: {
      regionCode: 'AU',
      addressLines: ['4 Quay Street'],
      locality: 'Geelong',
      administrativeArea: 'VIC',
      postalCode: '3220',
    },
    regularHours: {
      periods: [
        ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY'].map((day) => weekday(day)),
        weekday('THURSDAY', 20),
        { openDay: 'SATURDAY', openTime: { hours: 10 }, closeDay: 'SATURDAY', closeTime: { hours: 14 } },
      ],
    },
    specialHours: {
      specialHourPeriods: [{ startDate: { year: 2026, month: 12, day: 25 }, closed: true }],
    },
    profile: {
      description:
        'Bicycles for work, school and the weekend. We sell and repair city bikes, children’s bikes and cargo bikes, and lend you one while yours is here.',
    },
    openInfo: { status: 'OPEN' },
    metadata: {
      hasVoiceOfMerchant: true,
      hasPendingEdits: false,
      placeId: 'place-201',
      mapsUri: 'https://maps.google.com/maps?cid=201',
      newReviewUri: 'https://search.google.com/local/writereview?placeid=place-201',
    },
  },
  voice: { hasVoiceOfMerchant: true, hasBusinessAuthority: true },
  photos: ['2026-06-02', '2026-09-12', '2026-11-01', '2026-11-02'].map((day) => ({
    createTime: `${day}T08:00:00Z`,
  })),
  reviews: [
    review(1, 'FIVE', 'Repaired my chain while I waited. Thank you!'),
    review(2, 'TWO', 'The bike was ready a week late.'),
    review(3, 'FOUR', undefined, 'Thank you for your stars.'),
    review(4, 'FIVE', 'A cargo bike to borrow for two days. Brilliant.', 'We are glad that it fitted.'),
  ],
})

/** A café that is waiting to be verified. */
export const kauriCafe = (): KeptLocation => ({
  account: 'accounts/102',
  record: {
    name: 'locations/202',
    title: 'Kauri Café',
    phoneNumbers: { primaryPhone: '09 555 0123' },
    categories: { primaryCategory: { name: 'categories/gcid:cafe', displayName: 'Café' } },
    serviceArea: {
      businessType: 'CUSTOMER_LOCATION_ONLY',
      places: { placeInfos: [{ placeId: 'p1', placeName: 'Auckland' }] },
      regionCode: 'NZ',
    },
    openInfo: { status: 'OPEN' },
    metadata: { hasVoiceOfMerchant: false },
  },
  voice: { hasVoiceOfMerchant: false, verify: { hasPendingVerification: true } },
  photos: [],
  reviews: [],
})

/** Two accounts with a business each. */
export const twoBusinesses = (): KeptLocation[] => [harbourCycles(), kauriCafe()]

/** Very many locations of one account. */
export const manyLocations = (count: number): KeptLocation[] =>
  Array.from({ length: count }, (_, index) => {
    const location = harbourCycles()
    const record = {
      ...location.record,
      name: `locations/${1_000 + index}`,
      title: `Harbour Cycles ${index + 1}`,
      websiteUri: `https://shop-${index + 1}.example/`,
    }
    return { ...location, record, reviews: [], photos: [] }
  })
