import type { Move } from '#plan/item-move.ts'

/** A move of the plan: the padlock was completed. */
export const A_MOVE: Move = {
  check: 'ssl',
  title: 'Padlock',
  kind: 'completed',
  from: 'open',
  to: 'completed',
  group: 'easy',
  at: '2026-11-21T08:42:00.000Z',
  oldStatus: 'expired',
  newStatus: 'valid',
  oldTag: 'Expired',
  newTag: 'Secure',
  line: null,
  fineAt: null,
  isRuleChanged: false,
  isSilent: false,
}
