import type { Year } from '#summary/finance/year.ts'
import { EMPTY_SUMMARY, type BusinessSummary } from '#summary/summary.ts'
import type { BusinessFacts } from '#summary/view.ts'

const MONTHLY = [28, 27, 31, 32, 36, 45, 26, 41, 33, 32, 44, 25]

/** A florist's year, in whole cents; its cash and its months match its statements. */
export const A_YEAR: Year = {
  yearEnding: '2026-06-30',
  figures: {
    income: 40_000_000,
    directCosts: 16_000_000,
    otherIncome: 200_000,
    expenses: 18_200_000,
    bank: 3_000_000,
    debtors: 2_000_000,
    stock: 1_000_000,
    fixedAssets: 6_000_000,
    creditors: 1_600_000,
    otherCurrentLiabilities: 1_400_000,
    longTermLiabilities: 4_000_000,
    openingCash: 2_200_000,
    cashReceived: 41_000_000,
    cashSpent: 40_200_000,
    invoices: 1_600,
  },
  months: MONTHLY.map((thousands, index) => ({
    income: thousands * 100_000,
    costs: (index === 11 ? 26 : 26 + (index % 4) * 2) * 100_000,
    cash: index === 11 ? 3_000_000 : (20 + index - (index % 3) * 4) * 100_000,
  })),
}

export const THE_YEAR_BEFORE: Year = {
  yearEnding: '2025-06-30',
  figures: { ...A_YEAR.figures, income: 32_000_000, directCosts: 13_400_000, expenses: 16_100_000 },
  months: [],
}

/** Everything that a summary can contain. */
export const A_SUMMARY: BusinessSummary = {
  ...EMPTY_SUMMARY,
  businessName: 'Blue Wren Florist',
  name: 'Mia Rose',
  phone: '0212345678',
  email: 'mia@bluewren.example',
  address: '12 King Street\nNewtown NSW 2042',
  gstNumber: '51824753556',
  objectives: ['Open on Sundays from March', 'Deliver to offices each week', 'Pay back the van by 2028'],
  partners: [
    { name: 'Fern Farm', about: 'Grows most of our roses and natives' },
    { name: 'Inner West Couriers', about: 'Same-day deliveries' },
  ],
  metrics: [
    { name: 'Bunches sold each week', about: '210' },
    { name: 'Customers who come back', about: '46%' },
  ],
  categories: ['visibility', 'customer-experience'],
  years: [A_YEAR, THE_YEAR_BEFORE],
  parts: [
    {
      kind: 'free',
      id: 123_456,
      title: 'Who we are',
      columns: [
        'A florist in Newtown since 1998. We make bouquets by hand, for weddings, offices and kitchen tables.',
        'Three people work here. Two of us are qualified florists, and one drives.',
      ],
      hidden: false,
    },
    ...EMPTY_SUMMARY.parts,
    { kind: 'free', id: 234_567, title: 'Not for the bank', columns: ['HIDDEN WORDS'], hidden: true },
  ],
}

export const AROUND: BusinessFacts = {
  country: 'AU',
  website: 'bluewren.example',
  channels: [{ name: 'Facebook', handle: 'bluewrenflorist' }],
  categoryCounts: [
    { category: 'visibility', title: 'Visibility', good: 5, known: 7 },
    { category: 'customer-experience', title: 'Customer experience', good: 6, known: 11 },
    { category: 'compliance', title: 'Compliance', good: 3, known: 4 },
  ],
}
