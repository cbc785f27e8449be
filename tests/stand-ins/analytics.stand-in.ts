import { dayOf } from '#core/dates.ts'
import { ANALYTICS_ZONE } from './analytics-reports.ts'
import { openAnalytics } from './analytics.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  // By the time zone that its reports name; it may run for days.
  const today = () => dayOf(new Date(), ANALYTICS_ZONE)
  const standIn = await openAnalytics({ port, today, takesAnyToken: true })
  return {
    endpoints: { gaAdmin: standIn.base, gaData: standIn.base },
    settings: {},
    hint: 'In Google Analytics, “Blue Wren Florist” measures bluewren.example, “Wedding flowers” another website, and “Old shop” may not be chosen.',
    close: standIn.close,
  }
}
