import { dayOf } from '#core/dates.ts'
import { ANALYTICS_ZONE } from './analytics-reports.ts'
import { openAnalytics } from './analytics.ts'
import type { OpenStandIn } from './stand-in.ts'

/** The day in the time zone that its reports name; the stand-in may run for days. */
const today = (): string => dayOf(new Date(), ANALYTICS_ZONE)

export const openStandIn: OpenStandIn = async (port) => {
  const standIn = await openAnalytics({ port, today, takesAnyToken: true })
  return {
    endpoints: { gaAdmin: standIn.base, gaData: standIn.base },
    settings: {},
    hint: 'In Google Analytics, “Blue Wren Florist” measures bluewren.example, “Wedding flowers” another website, and “Old shop” may not be chosen.',
    close: standIn.close,
  }
}
