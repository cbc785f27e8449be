import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import type { Service } from '#core/evidence/owner.ts'

/** The checks that a service fills; `null`: it fills none. */
export const checksOfService = (fills: Service | null): AnyCheck[] =>
  catalogue.filter(({ service }) => fills !== null && service === fills)

/** Their ids. */
export const checkIdsOfService = (fills: Service | null): string[] =>
  checksOfService(fills).map(({ id }) => id)
