import { checkAt } from '#core/check-at.ts'
import { checks } from '../catalogue.generated.ts'

/** Whether an address is a check's page. */
export const isCheckPath = (pathname: string): boolean => checkAt(checks, pathname, {}) !== null
