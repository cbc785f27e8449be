import { zoneOfOwner } from '#core/business/time-zone.ts'
import { dayOf } from '#core/dates.ts'
import type { Owner } from '#store/owners.ts'
import type { Services } from '../services.ts'

/** Today in the owner's time zone, `YYYY-MM-DD`. */
export const todayOf = (owner: Owner, { now }: Pick<Services, 'now'>): string =>
  dayOf(now(), zoneOfOwner(owner))
