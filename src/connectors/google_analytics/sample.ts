import { daysBack } from '#core/analytics/periods.ts'
import { BLUE_WREN, sampleVisitorsOn } from '../sample-business.ts'
import type { PropertiesData, Users, UsersData } from '#core/analytics/figures.ts'
import type { UsersInput } from './schema.ts'
import { dayFrom } from '#core/dates.ts'

/** Somebody who comes on several days counts once in a period: the share of all visits that are another person's. */
const PEOPLE_SHARE = 0.81

export const SAMPLE_PROPERTY = { id: 'properties/100000001', label: BLUE_WREN.name } as const

/** The sample website's people. A longer period never has fewer than a shorter one, because it counts the same days and more. */
export function sampleUsers({ period }: UsersInput, day: string): UsersData {
  const back = daysBack(period)
  const between = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => usersOn(dayFrom(day, index - from)))
  const byDay = between(back, 0)
  const byDayBefore = between(2 * back + 1, back + 1)
  return { period, totals: peopleOf(byDay), previous: peopleOf(byDayBefore), byDay, byDayBefore }
}

function usersOn(day: string): Users & { day: string } {
  const totalUsers = sampleVisitorsOn(day)
  return {
    day,
    totalUsers,
    newUsers: Math.round(totalUsers * BLUE_WREN.newShare),
    activeUsers: Math.round(totalUsers * BLUE_WREN.activeShare),
  }
}

function peopleOf(days: readonly Users[]): Users {
  const share = days.length === 1 ? 1 : PEOPLE_SHARE
  const sum = (name: keyof Users) => days.reduce((all, one) => all + one[name], 0)
  return {
    totalUsers: Math.round(sum('totalUsers') * share),
    newUsers: sum('newUsers'),
    activeUsers: Math.round(sum('activeUsers') * share),
  }
}

/** The one property of the sample business. */
export const sampleProperties = (): PropertiesData => ({
  properties: [
    {
      id: SAMPLE_PROPERTY.id,
      name: SAMPLE_PROPERTY.label,
      account: BLUE_WREN.name,
      canEdit: true,
      hosts: [BLUE_WREN.host],
      measurementIds: ['G-BLUEWREN1'],
    },
  ],
})
