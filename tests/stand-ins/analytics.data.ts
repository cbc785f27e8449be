import { sampleVisitorsOn } from '#connectors/sample-business.ts'

/** A property of the stand-in. */
export interface StandInProperty {
  property: string
  displayName: string
  canEdit: boolean
  streams: { measurementId: string; defaultUri: string }[]
  /** Part of the sample's people that it has, 0 to 1. */
  share: number
}

interface StandInBusiness {
  account: string
  properties: StandInProperty[]
}

/** The access token of each of the two businesses, and of an owner without anything. */
export const ANALYTICS_TOKENS = {
  florist: 'analytics-florist',
  plumber: 'analytics-plumber',
  nobody: 'analytics-nobody',
} as const

/** What each token reaches. With `takesAnyToken`, any other token reaches what the florist's does. */
export const BUSINESSES: Readonly<Record<string, StandInBusiness[]>> = {
  [ANALYTICS_TOKENS.florist]: [
    {
      account: 'Blue Wren Florist',
      properties: [
        {
          property: 'properties/1001',
          displayName: 'Blue Wren Florist',
          canEdit: true,
          streams: [{ measurementId: 'G-BLUEWREN1', defaultUri: 'https://www.bluewren.example' }],
          share: 1,
        },
        {
          property: 'properties/1002',
          displayName: 'Wedding flowers',
          canEdit: true,
          streams: [{ measurementId: 'G-WEDDING01', defaultUri: 'https://weddings.example' }],
          share: 0.2,
        },
        { property: 'properties/1003', displayName: 'Old shop', canEdit: false, streams: [], share: 0 },
      ],
    },
  ],
  [ANALYTICS_TOKENS.plumber]: [
    {
      account: 'Joe’s Plumbing',
      properties: [
        {
          property: 'properties/2001',
          displayName: 'Joe’s Plumbing',
          canEdit: true,
          streams: [{ measurementId: 'G-JOESPIPE1', defaultUri: 'https://joes.example' }],
          share: 0.4,
        },
      ],
    },
  ],
  [ANALYTICS_TOKENS.nobody]: [],
}

/** People on a day, by the name of the metric. */
export function peopleOn(day: string, metric: string, share: number): number {
  const all = Math.round(sampleVisitorsOn(day) * share)
  if (metric === 'newUsers') return Math.round(all * 0.6)
  return metric === 'activeUsers' ? Math.round(all * 0.9) : all
}
