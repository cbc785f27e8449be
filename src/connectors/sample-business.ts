import { DAY_MS } from '#core/time-units.ts'

const TWO_WEEKS = 14

/** A number that grows by the same in any two weeks. */
interface Growing {
  /** Its value on {@link BLUE_WREN}`.countedOn`. */
  value: number
  inTwoWeeks: number
}

/**
 * The one made-up business of all samples: a florist in Newtown, Sydney. Each connector's sample takes its facts from here, so that no two samples
 * contradict each other. Money is in cents.
 */
export const BLUE_WREN = {
  name: 'Blue Wren Florist',
  host: 'bluewren.example',
  website: 'https://bluewren.example/',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  category: 'Florist',
  description:
    'Seasonal bouquets, wedding flowers and potted plants from growers near Sydney. Walk in, or order by noon for delivery in the Inner West on the same day.',
  /** A number that the regulator keeps for fiction. */
  phone: '(02) 5550 4417',
  address: ['12 Wrens Lane', 'Newtown NSW 2042', 'Australia'],
  /** Local times; Sunday and Monday are closed. */
  hours: [
    { day: 'TUESDAY', open: '08:30', close: '17:30' },
    { day: 'WEDNESDAY', open: '08:30', close: '17:30' },
    { day: 'THURSDAY', open: '08:30', close: '18:30' },
    { day: 'FRIDAY', open: '08:30', close: '18:30' },
    { day: 'SATURDAY', open: '08:00', close: '15:00' },
  ],
  photos: 18,
  handles: { facebook: 'bluewrenflorist', instagram: 'bluewren.florist', twitter: 'bluewrenflorist' },
  /** The day on which every {@link Growing} number has its `value`. */
  countedOn: '2026-11-23',
  facebookFans: { value: 2_431, inTwoWeeks: 38 },
  facebookFollowers: { value: 2_518, inTwoWeeks: 41 },
  instagramFollowers: { value: 1_872, inTwoWeeks: 26 },
  xFollowers: { value: 310, inTwoWeeks: 3 },
  reviews: { count: 47, average: 4.6, unanswered: 2 },
  /** Visitors of the website by the day of the week, from Sunday. */
  visitorsByWeekday: [58, 71, 84, 92, 118, 131, 103],
  /** The parts of a day's visitors who were there for the first time, and who stayed. */
  newShare: 0.62,
  activeShare: 0.94,
  search: { keyword: 'florist newtown', place: 7 },
  accounts: {
    yearEnding: '2026-06-30',
    income: { sales: 38_941_000, deliveryFees: 2_345_000 },
    costOfSales: { flowers: 16_710_500, packaging: 2_692_000 },
    expenses: { wages: 9_384_000, rent: 4_160_000, marketing: 918_600, insurance: 412_500, other: 1_188_000 },
    assets: { bank: 3_197_700, receivables: 684_300, stock: 921_000, equipment: 4_215_000 },
    liabilities: { payables: 712_400, gst: 438_600, loan: 2_150_000 },
    /** Profit of the year included. */
    equity: {
      fundsIntroduced: 1_500_000,
      retainedEarnings: 2_896_600,
      profit: 5_820_400,
      drawings: -4_500_000,
    },
  },
} as const

/** The value of a growing number on a day (`YYYY-MM-DD`): never below zero, and by `inTwoWeeks` larger than 14 days before. */
export function sampleValueOn({ value, inTwoWeeks }: Growing, day: string): number {
  const days = Math.round((Date.parse(day) - Date.parse(BLUE_WREN.countedOn)) / DAY_MS)
  return Math.max(0, value + Math.floor((days * inTwoWeeks) / TWO_WEEKS))
}

/** Visitors of the sample website on a day (`YYYY-MM-DD`): the rhythm of the week, with a little of the day's own. */
export function sampleVisitorsOn(day: string): number {
  const at = new Date(day)
  const usual = BLUE_WREN.visitorsByWeekday[at.getUTCDay()] ?? 0
  const own = (Math.floor(at.getTime() / DAY_MS) * 7) % 11
  return usual + own - 5
}
