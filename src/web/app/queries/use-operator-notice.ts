import { useQuery } from '@tanstack/react-query'
import { supportQuery } from './support-queries.ts'

/** What whoever runs this Fettle wants everybody to know now; `undefined` when there is nothing, or before it is read. */
export const useOperatorNotice = (): string | undefined => useQuery(supportQuery).data?.notice ?? undefined
