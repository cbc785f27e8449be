import { useQuery } from '@tanstack/react-query'
import { supportQuery } from './support-queries.ts'

/** The operator's notice; `undefined` when there is none, or before it is read. */
export const useOperatorNotice = (): string | undefined => useQuery(supportQuery).data?.notice ?? undefined
