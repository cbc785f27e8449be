/** The part of a result that says whether its check is left out. */
export interface Reasoned {
  status: string
  reasonCode: string | null
}

/** The specification's status for a check that is announced and does not exist yet, in its own spelling. */
const COMING_SOON = 'comming_soon'

/** Announced, or not available on this installation: no question, and nothing to do. */
export const isNotSwitchedOn = ({ status, reasonCode }: Reasoned): boolean =>
  status === COMING_SOON || reasonCode === 'provider_not_configured'

/** The check needs a website, and the business has none. */
export const hasNoWebsite = ({ reasonCode }: Pick<Reasoned, 'reasonCode'>): boolean =>
  reasonCode === 'no_website'

/** The one definition of a check that cannot be done here or now: it is in no plan and no count, has no minutes and no rerun. */
export const isLeftOut = (result: Reasoned): boolean => isNotSwitchedOn(result) || hasNoWebsite(result)
