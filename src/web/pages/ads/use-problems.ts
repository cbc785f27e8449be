import { useDeferredValue, useMemo, useState } from 'react'
import type { ChangedAccount } from '#ads/change-values.ts'
import { type DialogChange, dialogProblems } from '#ads/check-dialog-change.ts'
import type { Problems } from '#ads/check/problems.ts'
import { refusedValues, stillRefused } from '#ads/still-refused.ts'

/** The change that a form makes, or what keeps it from making one. */
export type Made = { change: DialogChange } | { problems: Problems }

interface Judging {
  make: () => Made
  known: () => ChangedAccount
  /** The field of the form that a value of the change is typed in. */
  fieldOf: (name: string) => string
}

const NOTHING = { problems: {}, values: {} }

/**
 * What is wrong with a form. Nothing is said before it is sent; from then on each field is judged again as it is corrected, and what Google refused is said
 * until its field is changed.
 */
export function useProblems({ make, known, fieldOf }: Judging) {
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof refusedValues>>(NOTHING)
  // Ten thousand lines are judged after they are shown.
  const settled = useDeferredValue(make)
  const judged = useMemo(() => {
    if (!isTried) return {}
    const made = settled()
    if ('problems' in made) return made.problems
    return { ...stillRefused(refused, made.change), ...dialogProblems(made.change, known()) }
    // `known` reads what the browser has by now, and is another function each time.
  }, [isTried, refused, settled])
  const problems = useMemo(
    () => Object.fromEntries(Object.entries(judged).map(([name, text]) => [fieldOf(name), text])),
    [judged, fieldOf],
  )
  return {
    problems,
    /** The change, if nothing is wrong with it; else `null`, and the fields say why. */
    judge: (): DialogChange | null => {
      setTried(true)
      setRefused(NOTHING)
      const made = make()
      if ('problems' in made) return null
      return Object.keys(dialogProblems(made.change, known())).length > 0 ? null : made.change
    },
    /** Keeps what was refused of the present change. */
    refuse: (found: Problems): void => {
      const made = make()
      if ('change' in made) setRefused(refusedValues(found, made.change))
    },
  }
}
