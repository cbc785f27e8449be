import type { AdsSuggested } from '#core/ads/suggestions.ts'
import { COMPETITIONS } from '#core/ads/states.ts'
import { cutToLimit } from '../wizard/cut-to-limit.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { BLUE_WREN_TOPICS } from './blue-wren-keywords.ts'
import { readKeyword } from '../typed-keywords.ts'

/** Places around the sample business, with the larger ones of Australia and New Zealand. */
const PLACES = [
  { id: '9068992', name: 'Newtown', detail: 'Suburb, New South Wales, Australia' },
  { id: '9068614', name: 'Enmore', detail: 'Suburb, New South Wales, Australia' },
  { id: '9068893', name: 'Marrickville', detail: 'Suburb, New South Wales, Australia' },
  { id: '9069151', name: 'Stanmore', detail: 'Suburb, New South Wales, Australia' },
  { id: '9068622', name: 'Erskineville', detail: 'Suburb, New South Wales, Australia' },
  { id: '9068802', name: 'Leichhardt', detail: 'Suburb, New South Wales, Australia' },
  { id: '1000286', name: 'Sydney', detail: 'City, New South Wales, Australia' },
  { id: '1000567', name: 'Melbourne', detail: 'City, Victoria, Australia' },
  { id: '1000339', name: 'Brisbane', detail: 'City, Queensland, Australia' },
  { id: '20034', name: 'New South Wales', detail: 'State, Australia' },
  { id: '2036', name: 'Australia', detail: 'Country' },
  { id: '1011036', name: 'Auckland', detail: 'City, New Zealand' },
  { id: '1011121', name: 'Wellington', detail: 'City, New Zealand' },
  { id: '2554', name: 'New Zealand', detail: 'Country' },
]
const LANGUAGES = [
  { id: '1000', name: 'English' },
  { id: '1019', name: 'Arabic' },
  { id: '1017', name: 'Chinese (simplified)' },
  { id: '1018', name: 'Chinese (traditional)' },
  { id: '1002', name: 'French' },
  { id: '1001', name: 'German' },
  { id: '1022', name: 'Greek' },
  { id: '1023', name: 'Hindi' },
  { id: '1004', name: 'Italian' },
  { id: '1005', name: 'Japanese' },
  { id: '1012', name: 'Korean' },
  { id: '1003', name: 'Spanish' },
  { id: '1040', name: 'Vietnamese' },
]

const TOPICS = BLUE_WREN_TOPICS.map(({ name, keywords }) => ({
  name,
  keywords: keywords.map((typed) => readKeyword(typed).text),
}))
const MOST_IDEAS = 20

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase())

/** Places of the sample whose name has what is typed. */
export const samplePlaces = (text: string): AdsSuggested['places'] => ({
  places: text.trim() === '' ? [] : PLACES.filter(({ name }) => has(name, text)),
})

export const sampleLanguages = (): AdsSuggested['languages'] => ({ languages: LANGUAGES })

/** Categories of the sample, those about what is typed first. */
export function sampleCategories(text = ''): AdsSuggested['categories'] {
  const fits = (topic: (typeof TOPICS)[number]): boolean =>
    text.trim() !== '' && [topic.name, ...topic.keywords].some((one) => has(one, text))
  return { categories: TOPICS.toSorted((one, other) => Number(fits(other)) - Number(fits(one))) }
}

/** Ideas of the sample: what shares a word with what is typed; without any, the most searched for. */
export function sampleIdeas(texts: readonly string[]): AdsSuggested['keywordIdeas'] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/u)).filter((word) => word.length > 2)
  const all = TOPICS.flatMap(({ keywords }, topic) =>
    keywords.map((text, index) => ({
      text,
      averageMonthlySearches: Math.round(4_000 / (index + 2)) + topic * 10,
      competition: COMPETITIONS[(topic + index) % COMPETITIONS.length] ?? null,
    })),
  )
  const fitting = all.filter(({ text }) => words.some((word) => text.includes(word)))
  const mostSearched = all.toSorted((one, other) => other.averageMonthlySearches - one.averageMonthlySearches)
  return { ideas: (fitting.length > 0 ? fitting : mostSearched).slice(0, MOST_IDEAS) }
}

/** Texts for an ad of the sample, made of its categories and place. */
export function sampleAdTexts(
  categories: readonly string[],
  places: readonly string[],
): AdsSuggested['adTexts'] {
  const [place] = places
  const headlines = [
    ...categories.map((category) => (place ? `${category} in ${place}` : category)),
    'Order by noon, today’s flowers',
    'Tied by hand in Newtown',
  ].map((text) => cutToLimit(text, ADS_LIMITS.headline))
  return {
    headlines: [...new Set(headlines.filter((text) => text !== ''))],
    descriptions: [
      'Fresh from growers near Sydney, tied to order. Pick up, or we bring them.',
      'Order by noon for delivery in the inner west on the same day.',
    ],
  }
}
