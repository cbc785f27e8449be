import { checkAt } from '#core/check-at.ts'
import { checks } from '../catalogue.generated.ts'

/** Whether a check lives at an address. */
export const isCheckPath = (pathname: string): boolean => checkAt(checks, pathname, {}) !== null
