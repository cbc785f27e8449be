import { useQuery } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { isCopiedNow } from '#core/piece-kinds.ts'
import { fixesQuery } from '#web/app/queries/result-queries.ts'

export type OwnFix = Contract['GET /checks/{id}/fixes']['answer']['fixes'][number]

/** The ready-made fixes of a check with the pieces to copy now, for the result of the time `at`; none while they load. */
export function useOwnFixes(check: string, at: string): OwnFix[] {
  const { data } = useQuery(fixesQuery(check, at))
  return (data?.fixes ?? [])
    .map((fix) => ({ ...fix, pieces: fix.pieces.filter(isCopiedNow) }))
    .filter(({ pieces }) => pieces.length > 0)
}
