import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { type DraftPlace, keepDraft, readDraft } from '#web/app/session/drafts.ts'
import { mergeTyped } from './merge-typed.ts'

/**
 * Stores what is typed, and restores it after a reload or a new log-in. Where something else was saved since, only the typed fields
 * are restored.
 */
export function useDraft<Values extends Record<string, unknown>>(
  { name, place }: { name: string; place: DraftPlace },
  form: UseFormReturnType<Values>,
  isDirty: boolean,
): void {
  const text = JSON.stringify({ values: form.values, read: form.getInitialValues() })
  const [start] = useState(() => draftIn(readDraft(name, place)))
  useEffect(() => {
    const now = form.getValues()
    if (!start || !isOfForm(start.values, now) || !isOfForm(start.read, now)) return
    form.setValues(mergeTyped(start.values, start.read, now))
  }, [start])
  useEffect(() => {
    if (isDirty) keepDraft(name, JSON.parse(text), place)
  }, [name, place, text, isDirty])
}

function draftIn(kept: unknown): { values: unknown; read: unknown } | null {
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'read' in kept ? kept : null
}

/** Whether a draft has the fields of the form, each of the right type. */
function isOfForm<Values extends object>(draft: unknown, values: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null) return false
  const kept = new Map(Object.entries(draft))
  return Object.entries(values).every(([field, value]) => typeof kept.get(field) === typeof value)
}
