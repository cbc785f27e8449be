import { useQuery } from '@tanstack/react-query'
import { supportQuery } from './support-queries.ts'

/** Whether everything here is about a made-up business; `false` before that is read. */
export const useDemonstration = (): boolean => useQuery(supportQuery).data?.isDemonstration ?? false
