import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { HandOver } from '#store/hand-overs.ts'
import type { handOverShape } from './contract/hand-overs.ts'

/** What a link is to: the title of its check, or the whole report. */
export const handOverTitle = ({ check }: Pick<HandOver, 'check'>): string =>
  catalogue.find(({ id }) => id === check)?.words.title ?? 'The whole report'

/** A link as its owner sees it. */
export const handOverView = (given: HandOver): z.infer<typeof handOverShape> => ({
  id: given.id,
  check: given.check,
  title: handOverTitle(given),
  createdAt: given.createdAt.toISOString(),
  expiresAt: given.expiresAt.toISOString(),
  revokedAt: given.revokedAt?.toISOString() ?? null,
  opened: given.opened,
  lastOpenedAt: given.lastOpenedAt?.toISOString() ?? null,
  lastRetestAt: given.lastRetestAt?.toISOString() ?? null,
})
