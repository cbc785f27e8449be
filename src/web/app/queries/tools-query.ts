import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type ToolsAnswer = Contract['GET /tools']['answer']
export type GroupAnswer = ToolsAnswer['groups'][number]
export type ShownTool = GroupAnswer['others'][number]
export type SuggestedTool = GroupAnswer['suggested'][number]

/** The questions about tools, and the suggestions. */
export const toolsQuery = queryOptions({
  queryKey: ['tools'],
  queryFn: () => callApi('GET /tools'),
  staleTime: 0,
})

/** Every tool of a group, the suggested ones first. */
export const toolsOf = ({ suggested, others }: GroupAnswer): ShownTool[] => [...suggested, ...others]
