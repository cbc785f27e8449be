import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { manyNegatives, MESSAGES } from '../messages.ts'
import { keywordsProblems } from './keywords.ts'
import { problemAt, nameProblem, type Problems, removedProblem, together } from './problems.ts'

type Of<Kind extends AdsChange['kind']> = Extract<AdsChange, { kind: Kind }>

/** What is wrong with negative keywords for a campaign or an ad group. */
export function negativesProblems(
  { level, levelId, keywords }: Of<'add_negative_keywords'>,
  { campaigns, adGroups, negativeKeywords }: KnownAdsAccount,
): Problems {
  const there = (negativeKeywords ?? []).filter((row) => row.level === level && row.addedToId === levelId)
  const most = ADS_LIMITS.negativesOfPlace
  const place = level === 'campaign' ? 'A campaign' : 'An ad group'
  return together(
    problemAt('levelId', removedProblem(level === 'campaign' ? campaigns : adGroups, levelId)),
    problemAt('keywords', there.length + keywords.length > most ? manyNegatives(place, most) : null),
    keywordsProblems(keywords, there),
  )
}

/** What is wrong with a list of negative keywords that is made or replaced. */
export function negativeListProblems(
  { listId, name, keywords, campaignIds }: Of<'save_negative_list'>,
  { campaigns, negativeLists }: KnownAdsAccount,
): Problems {
  const others = (negativeLists ?? []).filter(({ id }) => id !== listId)
  const isFull = listId === null && others.length >= ADS_LIMITS.negativeLists
  const most = ADS_LIMITS.negativesOfList
  return together(
    problemAt('listId', listId === null ? null : listProblem(negativeLists, listId)),
    problemAt(
      'name',
      isFull
        ? MESSAGES.manyLists
        : nameProblem(
            name,
            others.map((one) => one.name),
          ),
    ),
    problemAt('keywords', keywords.length > most ? manyNegatives('A list', most) : null),
    keywordsProblems(keywords),
    ...campaignIds.map((id) => problemAt('campaignIds', removedProblem(campaigns, id))),
  )
}

/** The list is gone, or was read in part: saving it would remove what was not read. */
function listProblem(lists: KnownAdsAccount['negativeLists'], listId: string): string | null {
  const list = lists?.find(({ id }) => id === listId)
  return list?.isCut === true ? MESSAGES.longList : removedProblem(lists, listId)
}
