import type { z } from 'zod'
import type { AnyCheck } from '#core/check.ts'
import { itemAskedWith } from '#plan/asked-once.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import type { answeredWithShape } from '../contract/plan.ts'

/** The check with whose question this one is answered; `null`: it asks its own, or nothing. */
export function answeredWith(
  { items }: Pick<TrackedPlan, 'items'>,
  { id }: Pick<AnyCheck, 'id'>,
): z.infer<typeof answeredWithShape> | null {
  const item = itemAskedWith(items, id)
  return item ? { check: item.check, title: item.title, link: item.link } : null
}
