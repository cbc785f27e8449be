import { fromPlan } from '#core/navigation.ts'
import { overrideWords } from './override.ts'
import type { UnrankedItem } from './unranked-item.ts'
import type { SetAside } from './tracked.ts'

/** The items that the owner has set aside, with the texts for owners. */
export const setAsideOf = (unranked: readonly UnrankedItem[], timeZone: string | undefined): SetAside[] =>
  unranked.flatMap(({ check, record, override }) =>
    override && record.place === 'set_aside'
      ? [
          {
            check: check.id,
            title: check.words.title,
            link: fromPlan(check.path),
            kind: override.kind,
            note: override.note,
            endsAt: override.expiresAt,
            words: overrideWords(override, timeZone),
          },
        ]
      : [],
  )
