import { z } from 'zod'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Selectable } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'

const LONGEST_NAME = 100
const NO_NAME = 'Your MYOB business'

/** The business that the owner chose at MYOB. Only the callback names it: MYOB has no list of them for an app. */
export async function myobBusiness(
  _context: ConnectorContext,
  { extra: { businessId, businessName = '' } }: Grant,
): Promise<ReadResult<Selectable[]>> {
  if (!z.guid().safeParse(businessId).success || businessId === undefined)
    return { ok: false, failure: { kind: 'needs_selection' } }
  const label = cut(tidyLine(businessName), LONGEST_NAME) || NO_NAME
  return { ok: true, data: [{ id: businessId, label, isSuggested: true }] }
}
