import { valueOf } from '#core/gathered.ts'
import { tagIdsOf } from '#core/site/tag-ids.ts'
import { good, type LandingVerdict, problem, unknown } from './finding.ts'
import { isReadWhole, type LandingEvidence, shownPages } from './landing-evidence.ts'

const FIX_TAG =
  'In Google Ads, open Goals, then Summary, and follow “New conversion action”. Paste Google’s tag into the page, or let your web person do it.'
/** Universal Analytics. */
const ONLY_OLD_TAG = 'The page has only an old Google tag, which has counted nothing since 2024.'
const TITLE = 'Nothing tells you which clicks bring work'

/**
 * Does the page tell Google what clicks bring? `countsConversions`: whether the account counts any action as a conversion; `null`: not known, or it is the
 * sample account.
 */
export function judgeConversions(
  evidence: LandingEvidence,
  countsConversions: boolean | null,
): LandingVerdict {
  const pages = shownPages(evidence)
  if (pages.length === 0)
    return unknown('conversions', 'Your page didn’t open, so we couldn’t look for a tag.')
  const { ads, ga4, gtm, ua } = tagIdsOf({ pages, loaded: valueOf(evidence.loaded) })
  const [tag] = [...ads, ...ga4]
  if (countsConversions === false && (tag !== undefined || gtm.length > 0))
    return problem(
      TITLE,
      'The page has a Google tag, and your ads account counts nothing with it yet.',
      FIX_TAG,
    )
  if (tag !== undefined)
    return good('Your page tells Google what clicks bring', `It has the Google tag ${tag}.`)
  const [container] = gtm
  if (container !== undefined)
    return unknown(
      'conversions',
      `The page has Tag Manager ${container}. We can’t see from outside what it counts.`,
    )
  if (evidence.loaded.state !== 'ok' || !isReadWhole(evidence))
    return unknown('conversions', 'We could read only a part of your page, so a tag may be there.')
  const found = ua.length > 0 ? ONLY_OLD_TAG : 'We found no tag of Google on the page.'
  return problem(TITLE, found, FIX_TAG)
}
