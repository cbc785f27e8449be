import { z } from 'zod'
import type { ConnectorContext, ReadResult } from './context.ts'
import { askGraph, type GraphCall } from './graph.ts'

/** Most items of one answer. */
const MOST_ITEMS = 200
const paging = z.object({
  cursors: z.object({ after: z.string().max(2_000) }).optional(),
  /** Absent on the last page. */
  next: z.string().optional(),
})

interface Reading<Item> {
  item: z.ZodType<Item>
  mostCalls: number
  /** Whether no further page is needed after this one. */
  isEnough?: (items: readonly Item[]) => boolean
}

/** Reads a list of Graph, page by page. */
export async function readGraphPages<Item>(
  context: ConnectorContext,
  call: GraphCall,
  { item, mostCalls, isEnough = () => false }: Reading<Item>,
): Promise<ReadResult<Item[]>> {
  const shape = z.object({ data: z.array(item).max(MOST_ITEMS), paging: paging.optional() })
  const items: Item[] = []
  let after: Record<string, string> = {}
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const answer = await askGraph(context, { ...call, parameters: { ...call.parameters, ...after } }, shape)
    if (!answer.ok) return answer
    items.push(...answer.data.data)
    const next = nextOf(answer.data.paging)
    if (next === null || isEnough(answer.data.data)) break
    after = { after: next }
  }
  return { ok: true, data: items }
}

const nextOf = (given: z.infer<typeof paging> | undefined): string | null =>
  given?.next === undefined ? null : (given.cursors?.after ?? null)
