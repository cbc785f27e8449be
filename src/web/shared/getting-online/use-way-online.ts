import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MAPS_LESSON,
  type OnlineBudget,
  type OnlineStep,
  wayOnline,
} from '#core/getting-online/way-online.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { businessInfoQuery } from '#web/app/queries/profile-queries.ts'
import { surveyQuery } from '#web/app/queries/result-queries.ts'
import { toolsQuery } from '#web/app/queries/tools-query.ts'

/** The way online of the signed-in owner, and what it depends on. */
export interface WayOnline {
  steps: OnlineStep[]
  businessName: string
  city: string
  budget: OnlineBudget
  setBudget: (budget: OnlineBudget) => void
}

/** The check that asks whether the business is on the map. */
export const MAPS_CHECK = checks.find(({ lesson }) => lesson?.media === MAPS_LESSON)

/** `null` until the profile, the answer about the map and the tools are read; without the tools where they cannot be. The budget is the one for tools, until the owner chooses another here. */
export function useWayOnline(): WayOnline | null {
  const [chosen, setBudget] = useState<OnlineBudget | null>(null)
  const { data: business } = useQuery(businessInfoQuery)
  const { data: survey } = useQuery({
    ...surveyQuery(MAPS_CHECK?.id ?? ''),
    enabled: MAPS_CHECK !== undefined,
  })
  const { data: tools, isPending } = useQuery(toolsQuery)
  if (!business || !survey || isPending) return null
  const { businessName, industry, country, city } = business
  const isFree = tools?.questions.some(({ id, answer }) => id === 'S-TOOL2' && answer === 'free') ?? false
  const budget = chosen ?? (isFree ? 'nothing' : 'some')
  const isOnMaps = survey.questions.some(({ id, answer }) => id === 'S-GBP1' && answer === 'yes')
  return {
    steps: wayOnline({ businessName, industry, country, city, budget, isOnMaps }),
    businessName: businessName ?? '',
    city: city ?? '',
    budget,
    setBudget,
  }
}
