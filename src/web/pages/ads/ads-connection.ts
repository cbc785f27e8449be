import { checks } from '#web/app/catalogue.generated.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'

/** The check that looks at the ads account. */
export const ADS_CHECK = checks.find(({ service }) => service === 'ads')

/** The connection of the ads account among all of the owner's. */
export const adsConnectionIn = (connections: readonly Connection[]): Connection | undefined =>
  connections.find(({ page }) => page === ADS_CHECK?.path)
