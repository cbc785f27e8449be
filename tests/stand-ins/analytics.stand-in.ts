import { openAnalytics } from './analytics.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const today = new Date().toISOString().slice(0, 10)
  const standIn = await openAnalytics({ port, today, takesAnyToken: true })
  return {
    endpoints: { gaAdmin: standIn.base, gaData: standIn.base },
    settings: {},
    hint: 'In Google Analytics, “Blue Wren Florist” measures bluewren.example, “Wedding flowers” another website, and “Old shop” may not be chosen.',
    close: standIn.close,
  }
}
