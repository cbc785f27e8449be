import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  MAPS_LESSON,
  type OnlineBudget,
  type OnlineStep,
  type OnlineStepId,
  wayOnline,
} from '#core/getting-online/way-online.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { callApi } from '#web/app/calls/client.ts'
import { businessInfoQuery } from '#web/app/queries/profile-queries.ts'
import { surveyQuery } from '#web/app/queries/result-queries.ts'
import { toolsQuery } from '#web/app/queries/tools-query.ts'
import { wayOnlineQuery } from '#web/app/queries/way-online-query.ts'
import { saveWayOnline } from './save-way-online.ts'

/** The way online of the signed-in owner, and what it depends on. */
export interface WayOnline {
  steps: OnlineStep[]
  businessName: string
  city: string
  budget: OnlineBudget
  setBudget: (budget: OnlineBudget) => void
  setDone: (step: OnlineStepId, isDone: boolean) => void
  /** Whether "not done" can be said of a step here: not where it follows from an answer. */
  canReopen: (step: OnlineStepId) => boolean
}

/** The check that asks whether the business is on the map. */
const MAPS_CHECK = checks.find(({ lesson }) => lesson?.media === MAPS_LESSON)

/**
 * `null` where it is not wanted, and until the profile, the answer about the map, what is done and the tools are read; without the tools where they cannot
 * be. The budget is the one for tools, until the owner chooses another here.
 */
export function useWayOnline({ isWanted = true } = {}): WayOnline | null {
  const { data: business } = useQuery({ ...businessInfoQuery, enabled: isWanted })
  const { data: survey } = useQuery({
    ...surveyQuery(MAPS_CHECK?.id ?? ''),
    enabled: isWanted && MAPS_CHECK !== undefined,
  })
  const { data: kept } = useQuery({ ...wayOnlineQuery, enabled: isWanted })
  const { data: tools, isPending } = useQuery({ ...toolsQuery, enabled: isWanted })
  const client = useQueryClient()
  const { mutate: save } = useMutation(saveWayOnline(client, (body) => callApi('PUT /way-online', { body })))
  if (!isWanted || !business || !survey || !kept || isPending) return null
  const { businessName, industry, subIndustry, country, city } = business
  const isFree = tools?.questions.some(({ id, answer }) => id === 'S-TOOL2' && answer === 'free') ?? false
  const budget = kept.budget ?? (isFree ? 'nothing' : 'some')
  const isOnMaps = survey.questions.some(({ id, answer }) => id === 'S-GBP1' && answer === 'yes')
  const done = new Set([...kept.done, ...(isOnMaps ? (['maps'] as const) : [])])
  return {
    steps: wayOnline({ businessName, industry, subIndustry, country, city, budget, done }),
    businessName: businessName ?? '',
    city: city ?? '',
    budget,
    setBudget: (chosen) => save({ ...kept, budget: chosen }),
    setDone: (step, isDone) => {
      const others = kept.done.filter((one) => one !== step)
      save({ ...kept, done: isDone ? [...others, step] : others })
    },
    canReopen: (step) => !(isOnMaps && step === 'maps'),
  }
}
