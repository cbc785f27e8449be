import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { type DraftPlace, keepDraft, readDraft } from '#web/app/session/drafts.ts'
import { type MergeForm, mergeTyped } from './merge-typed.ts'

/**
 * Stores what is typed until it is taken back, and restores it after a reload or a new log-in. Where something else was saved since, only the typed fields
 * are restored: `merge` puts them into what was saved.
 */
export function useDraft<Values extends Record<string, unknown>>(
  { name, place, merge = mergeTyped }: { name: string; place: DraftPlace; merge?: MergeForm<Values> },
  form: UseFormReturnType<Values>,
  isDirty: boolean,
): void {
  const text = JSON.stringify({ values: form.values, read: form.getInitialValues() })
  const [start] = useState(() => draftIn(readDraft(name, place)))
  useEffect(() => {
    const now = form.getValues()
    if (!start || !isOfForm(start.values, now) || !isOfForm(start.read, now)) return
    form.setValues(merge(start.values, start.read, now))
  }, [start])
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) keepDraft(name, JSON.parse(text), place)
    // The first rendering is clean, and must not delete what is restored after it.
    else if (wasDirty.current) keepDraft(name, null, place)
    wasDirty.current = isDirty
  }, [name, place, text, isDirty])
}

function draftIn(kept: unknown): { values: unknown; read: unknown } | null {
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'read' in kept ? kept : null
}

/** Whether a draft has the fields of the form, each of the right type. */
function isOfForm<Values extends object>(draft: unknown, values: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null) return false
  const kept = new Map(Object.entries(draft))
  return Object.entries(values).every(([field, value]) => typeOf(kept.get(field)) === typeOf(value))
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
