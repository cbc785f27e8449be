import type { QueryClient } from '@tanstack/react-query'
import { type RouteQuery, checkAt } from '#core/check-at.ts'
import { isAskedOnPage } from '#web/pages/check/asked-on-page.ts'
import { loadPartsOf } from '#web/pages/check/later-parts.ts'
import { type ListedCheck, checks } from '../catalogue.generated.ts'
import { analyticsQuery } from '../queries/analytics-queries.ts'
import { checkSampleQuery, ownConnectionsQuery } from '../queries/connection-queries.ts'
import { checkQuery, fixesQuery } from '../queries/result-queries.ts'

/** Whether an address is a check's page. */
export const isCheckPath = (pathname: string): boolean => checkAt(checks, pathname, {}) !== null

/** Asks for what the check's page at an address shows first (`earlyPartsOf`), without waiting for it; nothing where no check is. */
export function readCheckAhead(client: QueryClient, pathname: string, query: RouteQuery): void {
  const check = checkAt(checks, pathname, query)?.check
  if (!check) return
  loadPartsOf(check)
  void readResult(client, check.id)
  if (check.service !== null) void client.prefetchQuery(checkSampleQuery(check.id))
  if (check.service === 'analytics') void client.prefetchQuery(analyticsQuery(check.id))
  if (isConnected(check)) void client.prefetchQuery(ownConnectionsQuery)
}

const isConnected = (check: ListedCheck): boolean =>
  check.awaitsService !== undefined && !isAskedOnPage(check)

/** The fixes belong to a result, so they are kept by its time. */
async function readResult(client: QueryClient, id: string): Promise<void> {
  const query = checkQuery(id)
  await client.prefetchQuery(query)
  const at = client.getQueryData(query.queryKey)?.newest.updatedAt
  if (at !== undefined) await client.prefetchQuery(fixesQuery(id, at))
}
