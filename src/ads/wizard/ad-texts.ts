import type { CampaignDraft } from '#core/ads/draft.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cutToLimit } from './cut-to-limit.ts'

/** One headline or description of an ad. */
export interface AdText {
  text: string
  /** Fettle filled it in, because the owner left it empty. */
  isAdded: boolean
}

/** The texts that the campaign is created with: three headlines and two descriptions (Google Ads, responsive search ads). */
export interface AdTexts {
  headlines: readonly AdText[]
  descriptions: readonly AdText[]
}

type AdFacts = Pick<CampaignDraft, 'businessName' | 'categories' | 'locations' | 'headlines' | 'descriptions'>

/** `Same-day delivery` as `Same-day Delivery`. */
const inTitleCase = (text: string): string =>
  tidyLine(text).replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

/**
 * The texts of an ad, those that the owner left empty filled in (decisions, 9.2). The first headline and the first description are the owner's own:
 * they stay empty until they are written.
 */
export function adTextsOf(draft: AdFacts): AdTexts {
  const business = tidyLine(draft.businessName)
  const [category, ...more] = draft.categories.map(({ name }) => inTitleCase(name))
  // The name of a point on the map is the owner's own: an ad tells nobody.
  const place = draft.locations.find(({ kind }) => kind === 'place')
  return {
    headlines: filled(draft.headlines, ADS_LIMITS.headlines, ADS_LIMITS.headline, [
      business,
      ...(category === undefined ? [] : [category, ...more]),
      ...(place && business !== '' ? [`${business} in ${tidyLine(place.name)}`] : []),
      'Call us today',
    ]),
    descriptions: filled(draft.descriptions, ADS_LIMITS.descriptions, ADS_LIMITS.description, [
      business === '' ? '' : `${business}. Get in touch to find out more.`,
      category === undefined || business === '' ? '' : `${category} from ${business}.`,
    ]),
  }
}

/** Each candidate fills one empty place; it is cut at a word's end to the limit and differs from every other text. */
function filled(
  typed: readonly string[],
  count: number,
  limit: number,
  candidates: readonly string[],
): AdText[] {
  const texts = Array.from({ length: count }, (_, index) => tidyLine(typed[index] ?? ''))
  const used = new Set(texts.map((text) => text.toLowerCase()))
  const rest = candidates.map((text) => cutToLimit(text, limit)).values()
  return texts.map((text, index) => {
    if (text !== '' || index === 0) return { text, isAdded: false }
    for (const candidate of rest) {
      if (used.has(candidate.toLowerCase())) continue
      used.add(candidate.toLowerCase())
      return { text: candidate, isAdded: true }
    }
    return { text: '', isAdded: false }
  })
}

/** One of the previews of an ad: Google shows two headlines and both descriptions, in changing order. */
export interface AdPreview {
  headlines: readonly AdText[]
  descriptions: readonly AdText[]
}

/** As many previews as there are headlines: each begins with another one. */
export const previewsOf = ({ headlines, descriptions }: AdTexts): AdPreview[] =>
  headlines.map((_, index) => ({
    headlines: turned(headlines, index).slice(0, 2),
    descriptions: turned(descriptions, index),
  }))

const turned = (texts: readonly AdText[], by: number): AdText[] => {
  const at = by % texts.length
  return [...texts.slice(at), ...texts.slice(0, at)].filter(({ text }) => text !== '')
}
