import type { Competitor } from './places.ts'
import type { SearchDevice } from './keyword-form.ts'
import type { RankProvider } from './providers.ts'

/** One answer of a provider. */
export interface RankAnswer {
  id: string
  provider: RankProvider
  keyword: string
  device: SearchDevice | null
  location: string
  locationLabel: string
  at: Date
  /** 1 to 100; `null`: not among them. */
  position: number | null
  /** The page of the website that was found. */
  foundUrl: string | null
  competitors: readonly Competitor[]
}

/** A keyword on one device in one place, with its answers over time. */
export interface KeywordHistory<Answer extends RankAnswer> {
  newest: Answer
  /** Oldest first, the newest among them. */
  answers: readonly Answer[]
}

/** A chart shows so many answers to one question at most. */
const MOST_POINTS = 60

/** Groups answers, newest first, by what was asked; the keyword that was looked up last comes first. */
export function keywordHistories<Answer extends RankAnswer>(
  newestFirst: readonly Answer[],
): KeywordHistory<Answer>[] {
  const groups = new Map<string, Answer[]>()
  for (const answer of newestFirst) {
    const question = JSON.stringify([answer.provider, answer.keyword, answer.device, answer.location])
    const group = groups.get(question) ?? []
    groups.set(question, group)
    if (group.length < MOST_POINTS) group.push(answer)
  }
  return [...groups.values()].flatMap((group) => {
    const [newest] = group
    return newest ? [{ newest, answers: group.toReversed() }] : []
  })
}
