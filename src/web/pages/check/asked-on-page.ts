import type { ListedCheck } from '#web/app/catalogue.generated.ts'

/** Whether the question of a check is the form on its page: no account of a service is connected for it. */
export const isAskedOnPage = ({ service }: Pick<ListedCheck, 'service'>): boolean =>
  service === 'breaches' || service === 'keywordSearches'
